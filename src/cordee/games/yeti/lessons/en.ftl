# Lessons of Yeti: the title, what to do at each step, and what came of it.

prints = Following prints

prints-1 = You have rolled all your dice. Snow is set aside at once; of the rest you keep all dice of one symbol. Each print will score 1 point here at the base camp. Keep the three prints.
prints-1-wrong = You may, but prints are what scores points: keep the prints this time.
prints-1-after = The prints lie aside, and you roll what is left.

prints-2 = One more print, and snow once more. Where there is snow you may also keep nothing else, and roll again. Keep the print.
prints-2-after = No die is left, so the turn is over: four prints at the base camp, 4 points. The higher you stand, the more a print is worth.

# Ce que le site dit lui-même parmi les règles
boards-of-example = Les plateaux de cet exemple

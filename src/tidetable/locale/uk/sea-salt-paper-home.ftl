# The name of the game, its name where there is little room, and a line about it on the home page.
sea-salt-paper-title = Sea Salt & Paper
sea-salt-paper-short = Sea Salt & Paper
sea-salt-paper-about = Збирайте паперове море. Зупиніться вчасно або дайте останній шанс.

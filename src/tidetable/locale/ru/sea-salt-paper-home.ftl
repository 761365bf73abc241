# The name of the game, its name where there is little room, and a line about it on the home page.
sea-salt-paper-title = Sea Salt & Paper
sea-salt-paper-short = Sea Salt & Paper
sea-salt-paper-about = Собирайте бумажное море. Остановитесь вовремя или дайте последний шанс.

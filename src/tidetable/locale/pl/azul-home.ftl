# The name of the game, its name where there is little room, and a line about it on the home page.
azul-title = Azul: Master Chocolatier
azul-short = Azul
azul-about = Wybieraj pralinki z fabryk i zapełniaj bombonierkę, rząd po rzędzie.

# The name of the game, its name where there is little room, and a line about it on the home page.
maui-title = Maui
maui-short = Maui
maui-about = Kładź ręczniki jeden obok drugiego, łącz wzory i łap cień.

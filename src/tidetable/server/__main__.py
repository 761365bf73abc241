"""One server process, as its keeper starts it.

In a ``__main__``, because bot workers import whatever module was started, unless it is one: the
whole framework would come along.
"""

import os
import socket
import sys

import msgspec

from tidetable.core.workers import end_with_parent
from tidetable.server.process import serve
from tidetable.server.settings import Settings

end_with_parent(int(sys.argv[2]))
settings = msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=lambda kind, text: kind(text))
settings = msgspec.structs.replace(
    settings,
    database=os.environ.get("DATABASE_URL", ""),
    redis=os.environ.get("REDIS_URL", ""),
)
serve(settings, socket.socket(fileno=int(sys.argv[3])), int(sys.argv[4]))

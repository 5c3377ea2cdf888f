"""A door into a table for tests that measure: what the server last said is said again, changed."""

from typing import Any

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player

# Keeps the last update, so that `say(change)` can say it again, and resolves when the table stands. Once the door is
# shut the server is not heard any more, except that it is still there: else the page takes the connection for lost.
DOOR = """
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...address) {
            super(...address);
            this.addEventListener("message", ({data}) => {
                const message = JSON.parse(data);
                if (message.type === "update" && !window.isShut) window.heard = {update: message, socket: this};
            });
        }
        set onmessage(hear) {
            this.hear = hear;
            super.onmessage = (event) => {
                if (!window.isShut || JSON.parse(event.data).type === "pong") hear(event);
            };
        }
    };
    const still = new CSSStyleSheet();
    still.replaceSync("* { transition: none !important }");
    document.adoptedStyleSheets.push(still);
    window.frames_of = (count) => new Promise((stands) => {
        const next = (left) => left ? requestAnimationFrame(() => next(left - 1)) : stands();
        next(count);
    });
    window.say = async (change) => {
        const {update, socket} = window.heard;
        const said = structuredClone({...update, first_event: update.first_event + update.events.length, events: []});
        change(said);
        socket.hear({data: JSON.stringify(said)});
        await frames_of(2);
    };
"""


def sees_changed_table(arrive: Arrive, language: str, **settings: Any) -> Player:
    """A table of an own game, whose updates can be changed by `say` in the page."""
    ann = arrive(screen={"locale": language, "viewport": {"width": 1280, "height": 720}})
    ann.context.add_init_script(DOOR)
    ann.start_table(level="random", **settings)
    ann.waits_for("window.heard?.update.view?.ask?.question === 'bid'")
    ann.page.evaluate("window.isShut = true")
    return ann

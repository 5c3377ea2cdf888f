"""Cards fly from where they lie to where they go, whatever the window does meanwhile."""

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive

UPRIGHT, ON_ITS_SIDE = {"width": 360, "height": 640}, {"width": 640, "height": 360}
A_PHONE = {"viewport": UPRIGHT, "has_touch": True, "is_mobile": True, "reduced_motion": "no-preference"}

# A card has the form of 5 to 7.
PILES_AS_WIDE_AS_CARDS = """["animals", "pile", "discard"].map((name) => {
    const {width, height} = document.querySelector(`[data-place=${name}]`).getBoundingClientRect();
    return Math.abs(width / height - 5 / 7) < 0.03;
})"""
# What flew may have landed before anybody could look.
NOTE_WHAT_IS_SEEN = """
    window.seen = {flying: 0, skip: 0};
    new MutationObserver(() => {
        seen.flying += document.querySelectorAll(".flying").length;
        seen.skip += [...document.querySelectorAll(".actions button")].filter((one) => one.innerText === "Skip").length;
    }).observe(document, {childList: true, subtree: true});
"""
NOTE_WHAT_FLIES = """() => addEventListener("resize", () => {
    window.leftInTheAir = document.querySelectorAll(".flying").length;
})"""
NOTE_WHAT_FLIES_IN_THE_CALM = """() => matchMedia("(prefers-reduced-motion)").addEventListener("change", () =>
    setTimeout(() => (window.leftInTheAir = document.querySelectorAll(".flying").length)))"""
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", {configurable: true, get: () => hidden});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
UNSEEN = "[...document.querySelectorAll('main [style*=opacity]')].filter((one) => one.style.opacity === '0').length"


def test_cards_come_from_a_pile_in_the_size_in_which_they_lie_there(arrive: Arrive) -> None:
    ann = arrive(screen=A_PHONE)
    ann.play_now()
    ann.page.locator("[data-answer=yes]").wait_for()
    assert ann.page.evaluate(PILES_AS_WIDE_AS_CARDS) == [True, True, True]


def test_a_phone_that_is_turned_while_cards_fly_shows_them_where_they_go(arrive: Arrive) -> None:
    ann = arrive(screen=A_PHONE, speed="slow")
    ann.context.add_init_script(NOTE_WHAT_IS_SEEN)
    ann.make_table(start=True, players=4, level="random")
    ann.waits_for("seen.flying > 0")
    ann.page.evaluate(NOTE_WHAT_FLIES)
    ann.page.set_viewport_size(ON_ITS_SIDE)  # type: ignore[arg-type]
    ann.waits_for("'leftInTheAir' in window")
    assert ann.page.evaluate("leftInTheAir") == 0
    ann.page.locator("[data-answer=yes]").wait_for()
    expect(ann.page.locator(".flying")).to_have_count(0)
    ann.waits_for(f"{UNSEEN} === 0")


def test_a_leader_flies_on_a_phone_too(arrive: Arrive) -> None:
    ann = arrive(screen=A_PHONE, speed="quick")
    ann.make_table(start=True, players=3, level="random")
    ann.page.evaluate("""() => {
        window.leaders = 0;
        new MutationObserver((changes) => {
            const added = changes.flatMap(({addedNodes}) => [...addedNodes]);
            leaders += added.filter((one) => one.dataset?.piece === "leader").length;
        }).observe(document.body, {childList: true});
    }""")
    ann.play_until(lambda: bool(ann.page.evaluate("leaders")))


def test_a_card_that_is_clicked_while_others_fly_is_picked(arrive: Arrive) -> None:
    ann = arrive(screen={"reduced_motion": "no-preference"}, speed="slow")
    ann.context.add_init_script(NOTE_WHAT_IS_SEEN)
    ann.make_table(start=True, players=3, level="random")
    ann.waits_for("seen.flying > 0")
    card = ann.page.locator(".hand .slot").nth(2)
    card.dispatch_event("click")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator("[data-answer=yes]")).to_be_enabled()


def test_whoever_asks_the_system_for_no_motion_while_cards_fly_gets_none(arrive: Arrive) -> None:
    ann = arrive(screen=A_PHONE, speed=None)
    ann.context.add_init_script(NOTE_WHAT_IS_SEEN)
    ann.make_table(start=True, players=4, level="random")
    ann.waits_for("seen.flying > 0")
    ann.page.evaluate(NOTE_WHAT_FLIES_IN_THE_CALM)
    ann.page.emulate_media(reduced_motion="reduce")
    ann.waits_for("'leftInTheAir' in window")
    assert ann.page.evaluate("leftInTheAir") == 0
    ann.waits_for(f"{UNSEEN} === 0")
    expect(ann.page.locator("[data-answer=yes]")).to_be_visible()
    ann.page.get_by_role("button", name="Menu", exact=True).click()
    expect(ann.page.get_by_label("Speed")).to_have_value("normal")


def test_whoever_asks_the_system_for_no_motion_still_sees_one_thing_after_the_other(arrive: Arrive) -> None:
    ann = arrive(speed=None)
    ann.context.add_init_script(NOTE_WHAT_IS_SEEN)
    ann.make_table(start=True, players=3, level="random")
    ann.page.locator("[data-answer=yes]").wait_for()
    seen = ann.page.evaluate("seen")
    assert seen["skip"] > 0, "the deal was not shown step by step"
    assert seen["flying"] == 0


def test_what_was_played_behind_a_hidden_tab_is_there_at_once_when_it_is_seen(arrive: Arrive) -> None:
    ann = arrive(screen=A_PHONE, speed="slow", automatic=False)
    ann.make_table(start=True, players=3, level="random")
    ann.page.locator("[data-answer=yes]").wait_for()
    ann.concede()
    ann.page.evaluate(HIDE, True)
    expect(ann.page.locator(".prompt")).to_contain_text("Round 14 is over")
    ann.page.evaluate(HIDE, False)
    expect(ann.page.locator(".flying")).to_have_count(0)
    ann.page.get_by_role("button", name="Continue").click()
    expect(ann.page.locator("dialog .verdict")).to_be_visible()

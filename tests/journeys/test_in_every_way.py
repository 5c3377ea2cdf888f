"""Whatever can be done is done in every language, with the keyboard, in words, and at twice the size."""

import re

from playwright.sync_api import Page, expect

from tests.journeys.conftest import Arrive

# What a browser of 1440 by 900 shows at 200 %.
ZOOMED = {"viewport": {"width": 720, "height": 450}}
PLACES = ("", "#/games", "#/watching", "#/replay", "#/rules", "#/learn", "#/nonsense")

# Whatever is to be clicked, where no finger and no pointer reaches it: beside the page, or under something else.
OUT_OF_REACH = """(mayScroll) => {
    const scope = document.querySelector("dialog[open]") ?? document;
    const wanted = [...scope.querySelectorAll("a[href], button, select, input, summary")].filter(
        (one) => !one.matches(".visually-hidden, .visually-hidden *") && one.checkVisibility());
    const spots = [0.5, 0.2, 0.8];
    const reached = (one) => {
        if (mayScroll) one.scrollIntoView({block: "center"});
        return [...one.getClientRects()].some(({x, y, width, height}) =>
            spots.some((across) => spots.some((down) =>
                one.contains(document.elementFromPoint(x + width * across, y + height * down)))));
    };
    return wanted.filter((one) => !reached(one)).map((one) => one.outerHTML.slice(0, 120));
}"""

# Words that their box cuts off. Names of people may be as long as they like, and lists may be scrolled.
CUT_OFF = """() => [...document.querySelectorAll("main *, dialog *")].filter((one) =>
    [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim())
    && one.checkVisibility() && !one.matches(".visually-hidden, .visually-hidden *, h2 > span, .status, option")
    && getComputedStyle(one).display !== "inline" && getComputedStyle(one).clipPath === "none"
    && (one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1)
    && !one.closest(".scroll, .lines, .told")
).map((one) => one.outerHTML.slice(0, 140))"""

SEARCHES = {
    "de": ("EICHHORNCHEN", "Eichhörnchen"),
    "es": ("LEON", "león"),
    "it": ("PARITA", "pareggi"),
    "nl": ("eekhoorn", "eekhoorn"),
}


def test_the_rules_are_searched_in_every_language_without_regard_to_capitals_and_accents(arrive: Arrive) -> None:
    ann = arrive()
    ann.go("#/rules")
    for language, (words, found) in SEARCHES.items():
        ann.speaks(language)
        ann.page.get_by_role("searchbox").fill(words)
        expect(ann.page.locator("mark", has_text=re.compile(found, re.IGNORECASE)).first).to_be_visible()
        expect(ann.page.get_by_role("status")).to_have_text(re.compile("[1-9]"))
        ann.page.get_by_role("searchbox").fill("zebra")
        expect(ann.page.locator("main mark")).to_have_count(0)


def test_no_language_is_cut_off_on_a_phone(arrive: Arrive) -> None:
    """The language is switched anywhere, and what lies under the sheet with the switch is looked at too."""
    ann = arrive(screen={"viewport": {"width": 360, "height": 640}})
    page = ann.page
    found = {}

    def look_in_every_language(screen: str) -> None:
        for language in (*SEARCHES, "en"):
            if screen == "table":
                page.locator("dialog select").first.select_option(language)
            else:
                ann.chooses_language(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            found[screen, language] = page.evaluate(CUT_OFF)

    ann.go()
    look_in_every_language("start")
    page.get_by_role("button", name="Invite friends").click()
    page.wait_for_selector(".seats")
    look_in_every_language("lobby")
    ann.go("#/learn")
    page.get_by_role("button", name="Chapters").click()
    expect(page.locator("dialog")).to_be_visible()
    look_in_every_language("lesson")
    ann.play_now()
    ann.pick_something()
    ann.opens_menu()
    look_in_every_language("table")
    assert {where: what for where, what in found.items() if what} == {}


# What a field chooses from, where it is not read whole; and pages of the start that lie in a row alone.
NOT_WHOLE = """() => {
    const pen = document.createElement("canvas").getContext("2d");
    const cut = [...document.querySelectorAll("select")].filter((one) => {
        const style = getComputedStyle(one);
        pen.font = style.font;
        const [before, after] = [style.paddingLeft, style.paddingRight].map(parseFloat);
        return pen.measureText(one.selectedOptions[0].text).width > one.clientWidth - before - after;
    });
    const top = (one) => Math.round(one.getBoundingClientRect().top);
    const rows = Map.groupBy(document.querySelectorAll("nav .button"), top);
    const alone = [...rows.values()].filter((row) => row.length === 1).flat();
    return [...cut, ...alone].map((one) => one.innerText);
}"""


def test_whoever_is_new_reads_whole_whom_they_will_play_against(arrive: Arrive) -> None:
    ann = arrive(knows=False, level=None)
    ann.go()
    expect(ann.page.locator(".character")).to_be_visible()
    for language in (*SEARCHES, "en"):
        ann.chooses_language(language)
        for size in ((1024, 768), (390, 844), (844, 390), (1280, 720)):
            ann.resize(*size)
            ann.finds_nothing(NOT_WHOLE)
        expect(ann.page.locator(".character")).to_be_in_viewport(ratio=1)


def focus_on(page: Page, name: str) -> None:
    """With the tabulator alone."""
    for _ in range(60):
        page.keyboard.press("Tab")
        said = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
        if (page.evaluate(said) or "").strip() == name:
            return
    raise AssertionError(f"the tabulator does not lead to {name}")


def test_after_the_game_the_keyboard_reaches_all_there_is_in_words_and_at_the_table(arrive: Arrive) -> None:
    ann = arrive(textView=True)
    ann.make_table(start=True, players=3, level="random")
    ann.give_up()
    page, keys = ann.page, ann.page.keyboard
    for view in (".text-table", ".table"):
        keys.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(f"main{view}")).to_be_visible()
        focus_on(page, "Show the scoring")
        keys.press("Enter")
        expect(page.locator("dialog table").first.locator("tbody tr")).to_have_count(3)
        focus_on(page, "Statistics")
        keys.press("Enter")
        expect(page.locator("dialog details table").first).to_be_visible()
        focus_on(page, "Check it")
        keys.press("Enter")
        expect(page.locator("dialog .fine")).to_have_count(3)
        if view == ".text-table":
            keys.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
            keys.press("t")
    focus_on(page, "Download the record")
    with page.expect_download():
        keys.press("Enter")
    focus_on(page, "Replay")
    keys.press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()
    begun = page.get_by_role("slider").input_value()
    keys.press("ArrowRight")
    expect(page.get_by_role("slider")).not_to_have_value(begun)


def test_in_words_no_card_on_the_table_is_called_otherwise_than_no_animal(arrive: Arrive) -> None:
    """In Spanish the one word is masculine: it fits animals and Leaders, not cards."""
    ann = arrive(screen={"locale": "es-ES"}, textView=True)
    ann.make_table(start=True, players=3, level="random")
    cells = ann.page.locator(".text-table tbody tr").first.locator("td")
    for column, word in ((2, "ninguno"), (3, "ninguno"), (4, "nada")):
        expect(cells.nth(column)).to_have_text(word)


def test_at_200_percent_everything_can_be_reached_on_every_page_and_at_the_table_without_scrolling(
    arrive: Arrive,
) -> None:
    ann = arrive(screen=ZOOMED)
    found = {}
    for place in PLACES:
        ann.go(place)
        ann.page.locator("main :is(a, button)").first.wait_for()
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
        found[place] = ann.page.evaluate(OUT_OF_REACH, True)
    ann.play_now()
    ann.page.locator("[data-answer=yes]").wait_for()
    ann.page.mouse.move(2, 2)  # a card under the pointer lies on top of its neighbours
    found["table"] = ann.page.evaluate(OUT_OF_REACH, False)
    ann.pick_something()
    ann.page.mouse.move(2, 2)
    found["picked"] = ann.page.evaluate(OUT_OF_REACH, False)
    ann.opens_menu()
    found["menu"] = ann.page.evaluate(OUT_OF_REACH, True)
    assert {where: what for where, what in found.items() if what} == {}


def test_a_guest_sees_what_is_played(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="Ben")
    ann.make_table(start=False, players=4, level="random", clock={"kind": "decision", "seconds": 45})
    link = ann.page.get_by_role("textbox", name="link").first.input_value()
    assert "#/join/" in link
    ben.visit(link)
    ben.page.get_by_role("button", name="Sit down").click()
    chosen = ben.page.locator("section", has=ben.page.get_by_role("heading", name="How this table plays"))
    for what in ("4", "45 seconds per decision", "Standard values", "Chat and emotes"):
        expect(chosen.get_by_text(what, exact=True)).to_be_visible()
    ann.page.get_by_label("Clock").select_option("decision-90")
    expect(chosen.get_by_text("90 seconds per decision")).to_be_visible()


def test_an_explanation_over_a_sheet_leads_to_its_rule(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    ann.page.keyboard.press("l")
    ann.page.locator("dialog [data-explain^=log-round-began]").first.click(button="right")
    link = ann.page.get_by_role("note").get_by_role("link")
    with ann.context.expect_page() as opened:
        link.click()
    expect(opened.value.get_by_role("searchbox")).to_be_visible()


def test_the_rules_and_the_steps_of_their_examples_fit_the_smallest_phone_in_every_language(arrive: Arrive) -> None:
    """The last step has the longest word: it leads back to the first."""
    ann = arrive(screen={"viewport": {"width": 320, "height": 568}})
    ann.go("#/rules")
    page, found = ann.page, {}
    example = page.locator("#example-natural")
    step = example.locator(".steps button").last
    for language in (*SEARCHES, "en"):
        ann.chooses_language(language)
        if example.get_attribute("open") is None:
            example.locator("summary").click()
        found[language, "on"] = page.evaluate(CUT_OFF)
        while example.locator(".steps .primary").count():
            step.click()
        found[language, "from the start"] = page.evaluate(CUT_OFF)
        step.click()
    assert {where: what for where, what in found.items() if what} == {}

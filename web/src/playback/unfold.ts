import {
  ANIMALS,
  ANIMALS_REMOVED,
  type AnyEvent,
  type CardCode,
  DUE,
  type HabitatCode,
  REFILL,
  ROUNDS,
  type Species,
  type Started,
} from '../protocol';
import { inOrder, pointsOf, without, type Scene, type SceneSeat } from './scene';

/** Unfolds a game from its events: the scene after each of them. It invents nothing: what a viewer was not told stays
 * unknown. The server's view has the last word; this fills the moments between two of them, and replays. */

export function opening(started: Started, viewer: number | null): Scene {
  const players = started.players.length;
  const habitats = 3 * sum(started.habitat_counts) + sum(started.wild_counts);
  return {
    viewer,
    round: 0,
    rounds: ROUNDS[players] ?? 0,
    lead: 0,
    question: null,
    pending: [],
    display: [],
    slots: [],
    animals_left: ANIMALS - (ANIMALS_REMOVED[players] ?? 0),
    pile: habitats,
    discard: [],
    top: null,
    leaders: { pe: null, sq: null, ea: null, ib: null, li: null, me: null },
    seats: started.players.map(({ name, bot }) => ({
      name,
      bot,
      hand_size: 0,
      hand: null,
      bid: null,
      face_down: 0,
      laid: [],
      collection: { pe: 0, sq: 0, ea: 0, ib: 0, li: 0, me: 0 },
      tokens: 0,
      points: 0,
      asked: false,
      decided: false,
    })),
    value: 0,
    due: 0,
    tied: [],
    breaking: [],
    tie_break: [],
    draw_offered: false,
    face_down: [],
    ask: null,
    choice: null,
    result: null,
  };
}

/** The scene after the first so many events. */
export function unfold(events: readonly AnyEvent[], viewer: number | null, count = events.length): Scene | null {
  const first = events[0];
  if (first?.kind !== 'started') return null;
  let scene = opening(first, viewer);
  for (const event of events.slice(1, count)) scene = after(scene, event);
  return scene;
}

/** The scene after one more event. */
export function after(scene: Scene, event: AnyEvent): Scene {
  const next: Scene = { ...scene, question: null, pending: [], ask: null, choice: null, seats: scene.seats.map(calm) };
  happen(next, event);
  next.seats = next.seats.map((seat, i) => ({ ...seat, points: pointsOf(i, next.seats, next.leaders) }));
  return next;
}

const calm = (seat: SceneSeat): SceneSeat => ({ ...seat, asked: false, decided: false });

function happen(scene: Scene, event: AnyEvent): void {
  switch (event.kind) {
    case 'dealt':
      change(scene, event.seat, (seat) => ({ ...seat, hand: event.cards && [] }));
      return draw(scene, event.seat, event.count, event.cards);
    case 'drew':
      return draw(scene, event.seat, event.count, event.cards);
    case 'round-began':
      scene.round = event.round;
      scene.lead = event.lead;
      scene.display = event.display;
      scene.slots = event.display;
      scene.animals_left -= event.display.length;
      return;
    case 'bids-revealed':
      return event.bids.forEach((bid, seat) => layBid(scene, seat, bid));
    case 'eagle-chose':
      return showBid(scene, event.seat, event.bid);
    case 'exchanged':
      change(scene, event.seat, (seat) => count(count(seat, event.gained, 1), event.given, -1));
      scene.display = [...without(scene.display, [event.gained]), event.given];
      scene.slots = replaceFirst(scene.slots, event.gained, event.given);
      return;
    case 'leader-moved':
      scene.leaders = { ...scene.leaders, [event.species]: event.owner };
      return;
    case 'refilled':
      change(scene, event.seat, (seat) => ({ ...spend(seat, event.discarded), bid: null }));
      return discard(scene, event.discarded);
    case 'reshuffled':
      scene.pile = event.count;
      scene.discard = [];
      scene.top = null;
      return;
    case 'tie-began':
      scene.value = event.value;
      scene.due = DUE[event.value] ?? 0;
      scene.tied = event.seats;
      return;
    case 'payments-revealed':
      for (const { seat, cards } of event.payments)
        change(scene, seat, (own) => ({ ...spend(own, cards), laid: cards }));
      return;
    case 'tie-break-revealed':
      for (const { seat, card, from_hand } of event.cards) {
        if (!card) continue;
        change(scene, seat, (own) => ({
          ...(from_hand ? spend(own, [card]) : own),
          breakCards: [...(own.breakCards ?? []), card],
        }));
        if (!from_hand) scene.pile -= 1;
        scene.tie_break = [...scene.tie_break, card];
      }
      return;
    case 'goes-next':
      discard(scene, scene.tie_break);
      scene.tie_break = [];
      scene.seats = scene.seats.map(withoutBreakCards);
      return;
    case 'took':
      return take(scene, event.seat, event.animal, event.payment, event.points);
    case 'passed':
      change(scene, event.seat, (seat) => ({
        ...gain(seat, 1 + event.payment.length, [event.bid, ...event.payment]),
        bid: null,
        laid: [],
      }));
      scene.tied = scene.tied.filter((seat) => seat !== event.seat);
      return;
    case 'bid-kept':
      return change(scene, event.seat, (seat) => ({ ...gain(seat, 1, [event.card]), bid: null }));
    case 'round-ended':
      return clear(scene);
    case 'game-ended':
      scene.result = event.result;
      scene.seats = scene.seats.map((seat) => ({ ...seat, hand_size: 0, hand: seat.hand && [] }));
      return;
    case 'started':
    case 'exchange-declined':
    case 'bid-left':
      return;
  }
}

function draw(scene: Scene, seat: number, drawn: number, cards: HabitatCode[] | null): void {
  change(scene, seat, (own) => gain(own, drawn, cards));
  scene.pile -= drawn;
}

function layBid(scene: Scene, seat: number, bid: CardCode | null): void {
  if (bid === null) return change(scene, seat, (own) => ({ ...own, face_down: 2 }));
  change(scene, seat, (own) => ({ ...spend(own, [bid]), bid }));
}

/** Of the two cards laid the other goes back to hand. */
function showBid(scene: Scene, seat: number, bid: CardCode): void {
  const laid = seat === scene.viewer ? scene.face_down : [];
  change(scene, seat, (own) => {
    const whole = { ...own, hand: own.hand && inOrder([...own.hand, ...habitatCards(laid)]) };
    return { ...spend(whole, [bid]), bid, face_down: 0 };
  });
  if (seat === scene.viewer) scene.face_down = [];
}

function take(scene: Scene, seat: number, animal: Species, payment: HabitatCode[], points: number): void {
  change(scene, seat, (own) => {
    const paid = own.laid.length ? own : { ...spend(own, payment), laid: payment };
    return { ...count(paid, animal, 1), tokens: own.tokens + points };
  });
  scene.display = without(scene.display, [animal]);
  scene.slots = replaceFirst(scene.slots, animal, null);
  scene.tied = scene.tied.filter((one) => one !== seat);
}

function clear(scene: Scene): void {
  const gone = scene.seats.flatMap((seat) => [...seat.laid, ...(seat.bid ? [seat.bid] : [])]);
  discard(scene, habitatCards(gone));
  scene.seats = scene.seats.map((seat) => withoutBreakCards({ ...seat, bid: null, laid: [] }));
  scene.display = [];
  scene.slots = scene.slots.map(() => null);
  scene.value = 0;
  scene.due = 0;
  scene.tied = [];
}

function withoutBreakCards(seat: SceneSeat): SceneSeat {
  const rest = { ...seat };
  delete rest.breakCards;
  return rest;
}

function discard(scene: Scene, cards: readonly HabitatCode[]): void {
  if (cards.length === 0) return;
  scene.discard = inOrder([...scene.discard, ...cards]);
  scene.top = cards.at(-1) ?? scene.top;
}

function change(scene: Scene, seat: number, how: (seat: SceneSeat) => SceneSeat): void {
  scene.seats = scene.seats.map((own, i) => (i === seat ? how(own) : own));
}

function count(seat: SceneSeat, species: Species, more: number): SceneSeat {
  return { ...seat, collection: { ...seat.collection, [species]: seat.collection[species] + more } };
}

/** Cards leave the hand; R is none of its Habitat cards. */
function spend(seat: SceneSeat, cards: readonly CardCode[]): SceneSeat {
  const spent = habitatCards(cards);
  return { ...seat, hand_size: seat.hand_size - spent.length, hand: seat.hand && without(seat.hand, spent) };
}

function gain(seat: SceneSeat, more: number, cards: readonly HabitatCode[] | null): SceneSeat {
  return { ...seat, hand_size: seat.hand_size + more, hand: seat.hand && cards && inOrder([...seat.hand, ...cards]) };
}

const habitatCards = (cards: readonly CardCode[]): HabitatCode[] => cards.filter((card) => card !== REFILL);

function replaceFirst(slots: Scene['slots'], from: Species, to: Species | null): Scene['slots'] {
  const place = slots.indexOf(from);
  return slots.map((slot, i) => (i === place ? to : slot));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

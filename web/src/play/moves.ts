import { inOrder, total, type Scene } from '../playback/scene';
import {
  type Ask,
  type CardCode,
  CARDS,
  type Gain,
  NATURAL_HABITAT_POINTS,
  type Question,
  REFILL,
  type Species,
  type Word,
} from '../protocol';

/** What the player can pick and answer, and what it would mean: all of it read from the question that the server asks. */

/** What the player has picked so far. Cards are named by kind and place among their equals: `F3.0`. */
export interface Selection {
  cards: readonly string[];
  /** Of the display. */
  animal: Species | null;
  /** Of the own collection, to give in exchange. */
  given: Species | null;
}

export const NOTHING: Selection = { cards: [], animal: null, given: null };

export type Why =
  | 'choose-laid'
  | 'no-cards-needed'
  | 'refill-pays-nothing'
  | 'refill-breaks-nothing'
  | 'payment-laid'
  | 'nothing-to-pay'
  | 'enough-chosen'
  | 'two-bids'
  | 'bids-first'
  | 'refill-takes-nothing'
  | 'tie-first'
  | 'round-is-over';

export interface Standing {
  legal?: boolean;
  why?: Why;
}

/** One of the answers that can be given, complete or not. */
export interface Answer {
  kind: Exclude<Question, 'ibex'> | 'keep-all' | 'withdraw' | 'draw' | 'pass' | 'keep' | 'leave';
  /** In the notation; null while something is missing. */
  move: string | null;
  primary: boolean;
}

export type Consequence =
  | { kind: 'would-pay'; count: number; left: number }
  | { kind: 'bluff'; count: number; missing: number }
  | { kind: 'free'; left: number }
  | { kind: 'two-bids' }
  | { kind: 'natural'; points: number }
  | { kind: 'not-natural' }
  | { kind: 'natural-for'; animals: Species[]; points: number }
  | { kind: 'useless-cards' }
  | { kind: 'leader'; species: Species; from: number | null }
  | { kind: 'leader-lost'; species: Species; to: number | null }
  | { kind: 'left'; count: number }
  | { kind: 'draws'; count: number; hand: number }
  | { kind: 'missing'; count: number }
  | { kind: 'total'; total: number }
  | { kind: 'back'; count: number };

export function codeOf(id: string): CardCode {
  return CARDS.find((card) => id.startsWith(card)) ?? REFILL;
}

/** The cards in hand by name, R last while it is not on the table. */
export function handIds(scene: Scene, seat: number): string[] {
  const own = scene.seats[seat];
  const seen = new Map<string, number>();
  const cards: CardCode[] = [...(own?.hand ?? []), ...scene.face_down];
  if (own && own.bid !== REFILL && !scene.face_down.includes(REFILL)) cards.push(REFILL);
  return inOrder(cards).map((card) => {
    const place = seen.get(card) ?? 0;
    seen.set(card, place + 1);
    return `${card}.${place}`;
  });
}

/** What the seat is asked now, and may answer or answer anew. */
export function askOf(scene: Scene, seat: number | null): Ask | null {
  return seat !== null && seat === scene.viewer ? scene.ask : null;
}

/** Whether a card of the hand can be picked now, and why not. */
export function cardStanding(scene: Scene, seat: number, selection: Selection, id: string): Standing {
  const ask = askOf(scene, seat);
  if (!ask) return {};
  if (selection.cards.includes(id)) return { legal: true };
  const why = ask.cards.includes(codeOf(id)) ? whyNoMore(ask, selection) : whyNotAmong(scene, seat, ask, codeOf(id));
  return why ? { legal: false, why } : { legal: true };
}

/** Where only one card is named another takes its place. */
function whyNoMore({ question, most }: Ask, { cards }: Selection): Why | undefined {
  if (most === 1 || cards.length < most) return undefined;
  return question === 'bid' ? 'two-bids' : 'enough-chosen';
}

function whyNotAmong(scene: Scene, seat: number, { question }: Ask, card: CardCode): Why {
  switch (question) {
    case 'show':
      return 'choose-laid';
    case 'break':
      return 'refill-breaks-nothing';
    case 'pay':
      return 'refill-pays-nothing';
    case 'take':
      if (card === REFILL) return 'refill-pays-nothing';
      return scene.seats[seat]?.laid.length ? 'payment-laid' : 'nothing-to-pay';
    default:
      return 'no-cards-needed';
  }
}

const WHY_NO_ANIMAL: Partial<Record<Question, Why>> = {
  bid: 'bids-first',
  show: 'bids-first',
  refill: 'refill-takes-nothing',
  pay: 'tie-first',
  break: 'tie-first',
  ibex: 'round-is-over',
};

/** Whether an animal of the display can be picked now, and why not. */
export function animalStanding(scene: Scene, seat: number): Standing {
  const ask = askOf(scene, seat);
  if (!ask) return {};
  const why = WHY_NO_ANIMAL[ask.question];
  return { legal: ask.animals.length > 0, ...(why && { why }) };
}

/** Picks a card or puts it back. Where only one can be picked, it takes the other's place. */
export function pickCard(scene: Scene, seat: number, selection: Selection, id: string): Selection {
  if (selection.cards.includes(id)) return { ...selection, cards: selection.cards.filter((one) => one !== id) };
  if (!cardStanding(scene, seat, selection, id).legal) return selection;
  return { ...selection, cards: askOf(scene, seat)?.most === 1 ? [id] : [...selection.cards, id] };
}

export function pickAnimal(scene: Scene, seat: number, selection: Selection, animal: Species): Selection {
  if (!animalStanding(scene, seat).legal) return selection;
  return { ...selection, animal: selection.animal === animal ? null : animal };
}

export function pickGiven(selection: Selection, given: Species): Selection {
  return { ...selection, given: selection.given === given ? null : given };
}

/** What of a selection still holds after the scene has changed. */
export function stillHeld(scene: Scene, seat: number, selection: Selection): Selection {
  const hand = handIds(scene, seat);
  const { animal, given } = selection;
  return {
    cards: selection.cards.filter((id) => hand.includes(id)),
    animal: animal && scene.display.includes(animal) ? animal : null,
    given: given && scene.seats[seat]?.collection[given] ? given : null,
  };
}

const KIND_OF_WORD: Record<Word, Answer['kind']> = {
  'swap none': 'keep-all',
  withdraw: 'withdraw',
  'break draw': 'draw',
  pass: 'pass',
  keep: 'keep',
  leave: 'leave',
};

/** The answers to the question, the affirmative one last. */
export function answers(scene: Scene, seat: number, selection: Selection): Answer[] {
  const ask = askOf(scene, seat);
  if (!ask) return [];
  const words = ask.words.map((word): Answer => ({ kind: KIND_OF_WORD[word], move: word, primary: word === 'keep' }));
  const { question } = ask;
  if (question === 'ibex') return words.reverse();
  return [...words, { kind: question, move: moveOf(ask, selection), primary: true }];
}

/** The move that the selection makes; null while something is missing. */
function moveOf(ask: Ask, { cards, animal, given }: Selection): string | null {
  if (cards.length < ask.least || cards.length > ask.most) return null;
  if (ask.animals.length && !(animal && ask.animals.includes(animal))) return null;
  if (ask.given.length && !(given && ask.given.includes(given))) return null;
  const animals = ask.animals.length ? [...(ask.given.length ? [given] : []), animal] : [];
  return [ask.kind, ...animals, ...inOrder(cards.map(codeOf))].join(' ');
}

function gainOf(ask: Ask, { animal, given }: Selection): Gain | undefined {
  return ask.gains.find((gain) => gain.animal === animal && (!gain.given || gain.given === given));
}

/** What the present selection would mean. */
export function consequences(scene: Scene, seat: number, selection: Selection): Consequence[] {
  const ask = askOf(scene, seat);
  if (!ask) return [];
  const cards = selection.cards.map(codeOf);
  const missing: Consequence[] = cards.length < ask.least ? [{ kind: 'missing', count: ask.least - cards.length }] : [];
  const left: Consequence = { kind: 'left', count: ask.hand - ask.least };
  switch (ask.question) {
    case 'bid':
    case 'show':
      if (cards[0] === REFILL && cards.length === 1 && isLastRound(scene)) return [{ kind: 'useless-cards' }];
      return cards.length === 2 ? [{ kind: 'two-bids' }] : bidMeans(ask, cards[0]);
    case 'swap':
      return leadersMoved(seat, gainOf(ask, selection));
    case 'refill':
      return [isLastRound(scene) ? { kind: 'useless-cards' } : refillMeans(ask, cards.length)];
    case 'pay':
      return [
        ...missing,
        ...(cards.length ? [{ kind: 'total' as const, total: total(cards) }] : []),
        ...(missing.length ? [] : naturalFor(ask, cards)),
        left,
      ];
    case 'break':
      return cards.length ? [left] : [];
    case 'take':
      return [
        ...missing,
        ...(missing.length ? [] : habitatMeans(gainOf(ask, selection), cards)),
        ...leadersMoved(seat, gainOf(ask, selection)),
        ...(ask.least > 0 ? [left] : []),
      ];
    case 'ibex':
      return [{ kind: 'back', count: ask.hand_after.keep ?? 0 }];
  }
}

function bidMeans(ask: Ask, card: CardCode | undefined): Consequence[] {
  if (!card) return [];
  if (card === REFILL) return [refillMeans(ask, 0)];
  const count = ask.due[card] ?? 0;
  const rest = ask.hand - 1;
  if (count === 0) return [{ kind: 'free', left: rest }];
  if (count > rest) return [{ kind: 'bluff', count, missing: count - rest }];
  return [{ kind: 'would-pay', count, left: rest - count }];
}

function refillMeans({ hand, up_to }: Ask, discarded: number): Consequence {
  const kept = hand - discarded;
  const filled = Math.max(kept, up_to ?? 0);
  return { kind: 'draws', count: filled - kept, hand: filled };
}

function isNatural({ natural }: Gain, cards: readonly CardCode[]): boolean {
  return !!natural && cards.every((card) => natural.some((one) => one === card));
}

function habitatMeans(gain: Gain | undefined, cards: readonly CardCode[]): Consequence[] {
  if (!gain) return [];
  return [isNatural(gain, cards) ? { kind: 'natural', points: NATURAL_HABITAT_POINTS } : { kind: 'not-natural' }];
}

/** For whom a payment that is laid would be natural. */
function naturalFor({ gains }: Ask, cards: readonly CardCode[]): Consequence[] {
  const animals = gains.filter((gain) => isNatural(gain, cards)).map(({ animal }) => animal);
  return [animals.length ? { kind: 'natural-for', animals, points: NATURAL_HABITAT_POINTS } : { kind: 'not-natural' }];
}

function leadersMoved(seat: number, gain: Gain | undefined): Consequence[] {
  return (gain?.leaders ?? []).map(({ species, owner, previous }) =>
    owner === seat ? { kind: 'leader', species, from: previous } : { kind: 'leader-lost', species, to: owner },
  );
}

/** In the last round nothing that is drawn counts any more. */
export const isLastRound = ({ round, rounds }: Scene): boolean => round > 0 && round === rounds;

export interface Prospect {
  /** For the animal itself, for Leaders that move, and for a natural habitat that is still possible. */
  animal: number;
  leaders: number;
  natural: number;
  before: number;
  after: number;
}

/** What an animal of the display would bring now; nothing where nobody asks for one this round. */
export function prospectOf(scene: Scene, seat: number, selection: Selection, animal: Species): Prospect | null {
  const ask = askOf(scene, seat);
  const gain = ask && gainOf(ask, { ...selection, animal });
  if (!gain) return null;
  const natural = isNatural(gain, selection.cards.map(codeOf)) ? NATURAL_HABITAT_POINTS : 0;
  const leaders = gain.leader_points ?? 0;
  const after = ask.points + gain.points + natural;
  return { animal: gain.points - leaders, leaders, natural, before: ask.points, after };
}

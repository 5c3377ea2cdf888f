import { type CardCode, isSpecies, NATURAL_HABITAT, REFILL, type Species, SPECIES } from '../art/codes';
import { inOrder, total, type Scene, type SceneSeat } from '../playback/scene';

/** Which answers a question allows, and what they would mean. The server is the authority; this is so that the player
 * need not ask it. */

export const QUESTIONS = ['bid', 'show', 'swap', 'refill', 'pay', 'break', 'take', 'ibex'] as const;
export type Question = (typeof QUESTIONS)[number];

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
  kind:
    | 'bid'
    | 'show'
    | 'swap'
    | 'keep-all'
    | 'refill'
    | 'pay'
    | 'withdraw'
    | 'break'
    | 'draw'
    | 'take'
    | 'pass'
    | 'keep'
    | 'leave';
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
  | { kind: 'leader'; species: Species; from: number | null }
  | { kind: 'leader-lost'; species: Species; to: number | null }
  | { kind: 'left'; count: number }
  | { kind: 'draws'; count: number; hand: number }
  | { kind: 'missing'; count: number }
  | { kind: 'total'; total: number }
  | { kind: 'back'; count: number };

export const codeOf = (id: string): CardCode => id.split('.')[0] as CardCode;

/** The cards in hand by name, R last while it is not on the table. */
export function handIds(scene: Scene, seat: number): string[] {
  const own = scene.seats[seat];
  const seen = new Map<string, number>();
  const cards = [...(own?.hand ?? []), ...scene.face_down];
  if (own && own.bid !== REFILL && !scene.face_down.includes(REFILL)) cards.push(REFILL);
  return inOrder(cards).map((card) => {
    const place = seen.get(card) ?? 0;
    seen.set(card, place + 1);
    return `${card}.${place}`;
  });
}

/** The question that the seat may answer now, or answer anew. */
export function questionFor(scene: Scene, seat: number | null): Question | null {
  if (seat === null || !scene.seats[seat]?.asked) return null;
  return QUESTIONS.find((question) => question === scene.question) ?? null;
}

/** How many cards the question takes. */
export function cardsWanted(scene: Scene, seat: number): { least: number; most: number } {
  const own = scene.seats[seat] as SceneSeat;
  switch (questionFor(scene, seat)) {
    case 'bid':
      return { least: 1, most: scene.leaders['ea'] === seat ? 2 : 1 };
    case 'show':
    case 'break':
      return { least: 1, most: 1 };
    case 'refill':
      return { least: 0, most: own.hand_size };
    case 'pay':
      return { least: scene.due, most: scene.due };
    case 'take': {
      const due = own.laid.length ? 0 : scene.due;
      return { least: due, most: due };
    }
    default:
      return { least: 0, most: 0 };
  }
}

/** Whether a card of the hand can be picked now, and why not. */
export function cardStanding(scene: Scene, seat: number, selection: Selection, id: string): Standing {
  const question = questionFor(scene, seat);
  if (!question) return {};
  if (selection.cards.includes(id)) return { legal: true };
  const why = whyNotCard(scene, seat, question, selection, codeOf(id));
  return why ? { legal: false, why } : { legal: true };
}

function whyNotCard(
  scene: Scene,
  seat: number,
  question: Question,
  selection: Selection,
  card: CardCode,
): Why | undefined {
  if (question === 'swap' || question === 'ibex') return 'no-cards-needed';
  if (question === 'show') return scene.face_down.includes(card) ? undefined : 'choose-laid';
  if (card === REFILL && (question === 'pay' || question === 'take')) return 'refill-pays-nothing';
  if (card === REFILL && question === 'break') return 'refill-breaks-nothing';
  if (question === 'take' && scene.seats[seat]?.laid.length) return 'payment-laid';
  const { most } = cardsWanted(scene, seat);
  if (most === 0) return 'nothing-to-pay';
  if (most > 1 && selection.cards.length >= most) return question === 'bid' ? 'two-bids' : 'enough-chosen';
  return undefined;
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
  const question = questionFor(scene, seat);
  if (!question) return {};
  const why = WHY_NO_ANIMAL[question];
  return why ? { legal: false, why } : { legal: true };
}

/** Picks a card or puts it back. Where only one can be picked, it takes the other's place. */
export function pickCard(scene: Scene, seat: number, selection: Selection, id: string): Selection {
  if (selection.cards.includes(id)) return { ...selection, cards: selection.cards.filter((one) => one !== id) };
  if (!cardStanding(scene, seat, selection, id).legal) return selection;
  return { ...selection, cards: cardsWanted(scene, seat).most === 1 ? [id] : [...selection.cards, id] };
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

/** The answers to the question, the affirmative one last. */
export function answers(scene: Scene, seat: number, selection: Selection): Answer[] {
  const cards = inOrder(selection.cards.map(codeOf));
  const { least, most } = cardsWanted(scene, seat);
  const enough = cards.length >= least && cards.length <= most;
  const say = (kind: Answer['kind'], complete: boolean, ...words: string[]): Answer => ({
    kind,
    move: complete ? words.join(' ') : null,
    primary: true,
  });
  const other = (kind: Answer['kind'], move: string): Answer => ({ kind, move, primary: false });
  switch (questionFor(scene, seat)) {
    case 'bid':
      return [say('bid', enough, 'bid', ...cards)];
    case 'show':
      return [say('show', enough, 'show', ...cards)];
    case 'swap': {
      const { given, animal } = selection;
      return [other('keep-all', 'swap none'), say('swap', !!given && !!animal, 'swap', given ?? '', animal ?? '')];
    }
    case 'refill':
      return [say('refill', true, 'refill', ...cards)];
    case 'pay':
      return [other('withdraw', 'withdraw'), say('pay', enough, 'pay', ...cards)];
    case 'break':
      return [...(scene.draw_offered ? [other('draw', 'break draw')] : []), say('break', enough, 'break', ...cards)];
    case 'take':
      return [
        other('pass', 'pass'),
        say('take', enough && !!selection.animal, 'take', selection.animal ?? '', ...cards),
      ];
    case 'ibex':
      return [other('leave', 'leave'), say('keep', true, 'keep')];
    default:
      return [];
  }
}

/** What the present selection would mean. */
export function consequences(scene: Scene, seat: number, selection: Selection): Consequence[] {
  const own = scene.seats[seat];
  const question = questionFor(scene, seat);
  if (!own || !question) return [];
  const cards = selection.cards.map(codeOf);
  switch (question) {
    case 'bid':
      return cards.length === 2 ? [{ kind: 'two-bids' }] : bidMeans(scene, seat, own, cards[0]);
    case 'show':
      return bidMeans(scene, seat, own, cards[0], own.hand_size - 1);
    case 'swap':
      return selection.given && selection.animal ? exchangeMeans(scene, seat, selection.given, selection.animal) : [];
    case 'refill':
      return [refillMeans(scene, seat, own.hand_size, cards.length)];
    case 'pay':
      return [
        ...missing(scene.due - cards.length),
        ...(cards.length ? [{ kind: 'total' as const, total: total(cards) }] : []),
        { kind: 'left', count: own.hand_size - scene.due },
      ];
    case 'break':
      return cards.length ? [{ kind: 'left', count: own.hand_size - 1 }] : [];
    case 'take':
      return takeMeans(scene, seat, own, selection);
    case 'ibex':
      return [{ kind: 'back', count: own.hand_size + 1 }];
  }
}

function bidMeans(
  scene: Scene,
  seat: number,
  own: SceneSeat,
  card: string | undefined,
  rest = own.hand_size - 1,
): Consequence[] {
  if (!card) return [];
  if (card === REFILL) return [refillMeans(scene, seat, own.hand_size)];
  const count = Number(card.charAt(1)) - 1;
  if (count === 0) return [{ kind: 'free', left: rest }];
  if (count > rest) return [{ kind: 'bluff', count, missing: count - rest }];
  return [{ kind: 'would-pay', count, left: rest - count }];
}

export function refillsTo(scene: Scene, seat: number): number {
  return scene.leaders['sq'] === seat ? 10 : 7;
}

/** What is discarded lies in the discard pile before the first card is drawn. */
function refillMeans(scene: Scene, seat: number, held: number, discarded = 0): Consequence {
  const kept = held - discarded;
  const there = scene.pile + scene.discard.length + discarded;
  const count = Math.max(0, Math.min(refillsTo(scene, seat) - kept, there));
  return { kind: 'draws', count, hand: kept + count };
}

function takeMeans(scene: Scene, seat: number, own: SceneSeat, selection: Selection): Consequence[] {
  const cards = selection.cards.map(codeOf);
  const { least } = cardsWanted(scene, seat);
  const { animal } = selection;
  const found: Consequence[] = [...missing(least - cards.length)];
  if (animal && cards.length === least && own.bid)
    found.push(
      isNatural(animal, [own.bid, ...own.laid, ...cards]) ? { kind: 'natural', points: 2 } : { kind: 'not-natural' },
    );
  if (animal) found.push(...leaderGained(scene, seat, animal));
  if (least > 0) found.push({ kind: 'left', count: own.hand_size - least });
  return found;
}

const missing = (count: number): Consequence[] => (count > 0 ? [{ kind: 'missing', count }] : []);

export function isNatural(animal: Species, cards: readonly string[]): boolean {
  return cards.every((card) => card.startsWith(NATURAL_HABITAT[animal]) || card.startsWith('W'));
}

/** Whether the animal could still be taken with cards of its natural habitat alone. */
export function couldBeNatural(scene: Scene, seat: number, selection: Selection, animal: Species): boolean {
  const own = scene.seats[seat];
  if (questionFor(scene, seat) !== 'take' || !own?.bid) return false;
  const picked = selection.cards.map(codeOf);
  if (!isNatural(animal, [own.bid, ...own.laid, ...picked])) return false;
  const fitting = (own.hand ?? []).filter((card) => isNatural(animal, [card])).length;
  return fitting >= cardsWanted(scene, seat).least;
}

function mostOfOthers(scene: Scene, seat: number, species: Species): number {
  return Math.max(...scene.seats.map((other, i) => (i === seat ? 0 : (other.collection[species] ?? 0))));
}

function leaderGained(scene: Scene, seat: number, species: Species, more = 1): Consequence[] {
  const mine = (scene.seats[seat]?.collection[species] ?? 0) + more;
  const owner = scene.leaders[species] ?? null;
  if (owner === seat || mine < mostOfOthers(scene, seat, species)) return [];
  return [{ kind: 'leader', species, from: owner }];
}

function exchangeMeans(scene: Scene, seat: number, given: Species, gained: Species): Consequence[] {
  const own = scene.seats[seat];
  if (!own) return [];
  if (given === gained) return leaderGained(scene, seat, gained, 0);
  const found = leaderGained(scene, seat, gained);
  const mine = (own.collection[given] ?? 0) - 1;
  const most = mostOfOthers(scene, seat, given);
  if (scene.leaders[given] === seat && (mine === 0 || mine < most)) {
    const holders = scene.seats.flatMap((other, i) => (i !== seat && other.collection[given] === most ? [i] : []));
    const to = most > 0 && holders.length === 1 ? (holders[0] ?? null) : null;
    found.push({ kind: 'leader-lost', species: given, to });
  }
  return found;
}

/** The species of a collection that can be given in exchange. */
export function giveable(own: SceneSeat): Species[] {
  return SPECIES.filter((species) => isSpecies(species) && (own.collection[species] ?? 0) > 0);
}

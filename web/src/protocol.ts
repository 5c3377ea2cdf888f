// Made by `make protocol` from wildcards.protocol; do not edit.

export type AnyEvent =
  | Started
  | Dealt
  | RoundBegan
  | BidsRevealed
  | EagleChose
  | ExchangeDeclined
  | Exchanged
  | LeaderMoved
  | Refilled
  | Drew
  | Reshuffled
  | TieBegan
  | PaymentsRevealed
  | TieBreakRevealed
  | GoesNext
  | Took
  | Passed
  | BidKept
  | BidLeft
  | RoundEnded
  | GameEnded;

export type CardCode =
  'F1' | 'F2' | 'F3' | 'F4' | 'S1' | 'S2' | 'S3' | 'S4' | 'M1' | 'M2' | 'M3' | 'M4' | 'W1' | 'W2' | 'W3' | 'W4' | 'R';

export type ClientMessage = Hello | Command | Ping;

export type Clock = NoClock | DecisionClock | BankClock;

export type DecidedBy = 'points' | 'animals' | 'shared';

export type Emote =
  | 'hello'
  | 'well-played'
  | 'thanks'
  | 'wow'
  | 'oops'
  | 'thinking'
  | 'hurry'
  | 'good-game'
  | 'pe'
  | 'sq'
  | 'ea'
  | 'ib'
  | 'li'
  | 'me';

export type Habitat = 'F' | 'S' | 'M' | 'W';

export type HabitatCode =
  'F1' | 'F2' | 'F3' | 'F4' | 'S1' | 'S2' | 'S3' | 'S4' | 'M1' | 'M2' | 'M3' | 'M4' | 'W1' | 'W2' | 'W3' | 'W4';

export type MoveKind =
  'bid' | 'show' | 'swap' | 'refill' | 'pay' | 'withdraw' | 'break' | 'take' | 'pass' | 'keep' | 'leave';

export type PersonAction =
  | Configure
  | Sit
  | Leave
  | SeatBot
  | ClearSeat
  | SendAway
  | NewInvitation
  | PromiseWord
  | Start
  | GiveWord
  | Play
  | TakeBack
  | ReturnToSeat
  | Concede
  | Pause
  | Resume
  | Replace
  | StandInNow
  | AskForSeat
  | LetIn
  | Rematch
  | Say
  | ShowEmote
  | Mute;

export type Place = 'hand' | 'face-down';

export type ProblemCode =
  | 'too-fast'
  | 'foreign-page'
  | 'too-long'
  | 'nobody'
  | 'banned'
  | 'draining'
  | 'no-such-page'
  | 'no-such-table'
  | 'no-such-link'
  | 'no-such-record'
  | 'sealed'
  | 'bad-message'
  | 'bad-name'
  | 'unavailable'
  | 'bad-notation'
  | 'bad-setup'
  | 'bad-record'
  | 'bad-seed'
  | 'bad-entropy'
  | 'no-such-seat'
  | 'game-over'
  | 'not-over'
  | 'not-asked'
  | 'wrong-question'
  | 'nothing-to-take-back'
  | 'not-in-hand'
  | 'two-cards-need-eagle'
  | 'not-laid'
  | 'not-in-collection'
  | 'not-on-display'
  | 'wrong-payment'
  | 'payment-is-laid'
  | 'draw-not-offered'
  | 'not-seated'
  | 'not-host'
  | 'not-invited'
  | 'sent-away'
  | 'seat-taken'
  | 'table-full'
  | 'seats-in-use'
  | 'no-such-bot'
  | 'wrong-time'
  | 'stale'
  | 'from-the-future'
  | 'no-word-wanted'
  | 'not-the-word'
  | 'words-not-due'
  | 'bot-plays-for-you'
  | 'nothing-to-return-to'
  | 'time-not-up'
  | 'not-everybody-joined'
  | 'not-a-bot'
  | 'not-idle'
  | 'not-away'
  | 'nobody-asks'
  | 'declined'
  | 'talk-is-off'
  | 'nothing-said'
  | 'no-such-action'
  | 'one-try'
  | 'too-many-games'
  | 'too-many-new-games';

export type Question = 'bid' | 'show' | 'swap' | 'refill' | 'pay' | 'break' | 'take' | 'ibex';

export type RefusalCode =
  | 'bad-notation'
  | 'bad-setup'
  | 'bad-record'
  | 'bad-seed'
  | 'bad-entropy'
  | 'no-such-seat'
  | 'game-over'
  | 'not-over'
  | 'not-asked'
  | 'wrong-question'
  | 'nothing-to-take-back'
  | 'not-in-hand'
  | 'two-cards-need-eagle'
  | 'not-laid'
  | 'not-in-collection'
  | 'not-on-display'
  | 'wrong-payment'
  | 'payment-is-laid'
  | 'draw-not-offered'
  | 'not-seated'
  | 'not-host'
  | 'not-invited'
  | 'sent-away'
  | 'seat-taken'
  | 'table-full'
  | 'seats-in-use'
  | 'no-such-bot'
  | 'wrong-time'
  | 'stale'
  | 'from-the-future'
  | 'no-word-wanted'
  | 'not-the-word'
  | 'words-not-due'
  | 'bot-plays-for-you'
  | 'nothing-to-return-to'
  | 'time-not-up'
  | 'not-everybody-joined'
  | 'not-a-bot'
  | 'not-idle'
  | 'not-away'
  | 'nobody-asks'
  | 'declined'
  | 'talk-is-off'
  | 'nothing-said'
  | 'no-such-action'
  | 'one-try'
  | 'unavailable'
  | 'too-fast'
  | 'too-many-games'
  | 'too-many-new-games'
  | 'draining'
  | 'bad-message';

export type Removal = 'balanced' | 'random';

export type ServerMessage = Update | Done | Refused | Pong | Notice | Bye;

export type Species = 'pe' | 'sq' | 'ea' | 'ib' | 'li' | 'me';

export type Value = 1 | 2 | 3 | 4;

export type WhyBye =
  | 'slow'
  | 'stopping'
  | 'old-client'
  | 'no-such-table'
  | 'not-allowed'
  | 'sent-away'
  | 'closed'
  | 'banned'
  | 'signed-out'
  | 'too-fast'
  | 'bad-message'
  | 'set-aside';

export type WhyNext = 'lion' | 'total' | 'tie-break' | 'lead';

export type WhyPassed = 'choice' | 'empty-display' | 'cannot-pay' | 'withdrew';

export type Word = 'swap none' | 'withdraw' | 'break draw' | 'pass' | 'keep' | 'leave';

export const PROTOCOL = 1;
export const SPECIES: readonly Species[] = ['pe', 'sq', 'ea', 'ib', 'li', 'me'];
export const CARDS: readonly CardCode[] = [
  'F1',
  'F2',
  'F3',
  'F4',
  'S1',
  'S2',
  'S3',
  'S4',
  'M1',
  'M2',
  'M3',
  'M4',
  'W1',
  'W2',
  'W3',
  'W4',
  'R',
];
export const REFILL = 'R';
export const HABITATS: readonly Habitat[] = ['F', 'S', 'M', 'W'];
export const VALUES: readonly Value[] = [1, 2, 3, 4];
export const HABITAT_OF: Record<HabitatCode, Habitat> = {
  F1: 'F',
  F2: 'F',
  F3: 'F',
  F4: 'F',
  S1: 'S',
  S2: 'S',
  S3: 'S',
  S4: 'S',
  M1: 'M',
  M2: 'M',
  M3: 'M',
  M4: 'M',
  W1: 'W',
  W2: 'W',
  W3: 'W',
  W4: 'W',
};
export const VALUE_OF: Record<HabitatCode, Value> = {
  F1: 1,
  F2: 2,
  F3: 3,
  F4: 4,
  S1: 1,
  S2: 2,
  S3: 3,
  S4: 4,
  M1: 1,
  M2: 2,
  M3: 3,
  M4: 4,
  W1: 1,
  W2: 2,
  W3: 3,
  W4: 4,
};
export const NATURAL_HABITAT: Record<Species, Exclude<Habitat, 'W'>> = {
  pe: 'F',
  sq: 'F',
  ea: 'M',
  ib: 'M',
  li: 'S',
  me: 'S',
};
export const NATURAL_HABITAT_POINTS = 2;
export const LARGEST_POINTS = 2;
export const SECOND_POINTS = 1;
export const LEADER_POINTS: Record<Species, number> = { pe: 3, sq: 1, ea: 1, ib: 1, li: 1, me: 1 };
export const DUE: Record<number, number> = { 1: 0, 2: 1, 3: 2, 4: 3 };
export const PLAYERS: readonly number[] = [3, 4, 5];
export const ANIMALS = 42;
export const ANIMALS_OF_A_SPECIES = 7;
export const ANIMALS_REMOVED: Record<number, number> = { 3: 14, 4: 6, 5: 2 };
export const ROUNDS: Record<number, number> = { 3: 14, 4: 12, 5: 10 };
export const HABITAT_CARDS_OF_A_HABITAT = 14;
export const WILD_CARDS = 4;
export const DEFAULT_DECK: Deck = { habitat: [4, 4, 3, 3], wild: [1, 1, 1, 1] };
export const EMOTES: readonly Emote[] = [
  'hello',
  'well-played',
  'thanks',
  'wow',
  'oops',
  'thinking',
  'hurry',
  'good-game',
  'pe',
  'sq',
  'ea',
  'ib',
  'li',
  'me',
];
export const AVATAR_COLORS = 6;
export const LONGEST_NAME = 40;
export const IDLE_MILLISECONDS = 120000;
export const LONGEST_CHAT = 200;

/** What this server is and offers. */
export interface About {
  /** The version of the server. */
  version: string;
  /** The version of the protocol it speaks. */
  protocol: number;
  /** The levels of its bots, from easiest to hardest. */
  levels: string[];
  /** The settings of a new table. */
  defaults: Settings;
  /** For how many days what is kept, by kind, 0 for good; null where nothing is deleted. */
  keep: Record<string, number> | null;
}

/** It has happened. */
export interface Agreed {
  /** Always true. */
  done: boolean;
}

/** That the server answers at all. */
export interface Alive {
  /** Always the same. */
  status: 'alive';
}

/** What a seat is asked, and what each part of an answer costs and gains; the parts add up. */
export interface Ask {
  /** What is asked. */
  question: Question;
  /** The kind of move that the parts make; null: only words answer. */
  kind: MoveKind | null;
  /** Where the cards lie. */
  place: Place;
  /** The cards to choose from, repeated as often as they occur. */
  cards: CardCode[];
  /** How many cards must be named at least. */
  least: number;
  /** How many cards may be named at most. */
  most: number;
  /** The animals that can be given in exchange: one is named. */
  given: Species[];
  /** The animals that can be taken or gained: one is named. */
  animals: Species[];
  /** The moves that need no choice. */
  words: Word[];
  /** Habitat cards in hand now. Each one that is named leaves it. */
  hand: number;
  /** Own points now. */
  points: number;
  /**
   * What each animal gains now: one entry for each that can be named. Bid, show and pay: for each on display, if it
   * were taken next; natural is told as soon as the bid is settled.
   */
  gains: Gain[];
  /** Bid and show: how many further cards an animal costs with this card as the bid. */
  due: Partial<Record<HabitatCode, number>>;
  /**
   * Refill: the size that the hand is filled up to, as far as the pile reaches if others discard nothing. Bid: the same
   * for R, if nobody else refills and no Leader moves.
   */
  up_to: number | null;
  /** Cards in hand after each word. Withdraw: at least so many, if others draw before. */
  hand_after: Partial<Record<Word, number>>;
}

/** Somebody who was invited and came late wishes to play on for a bot, or takes the wish back. The host decides. */
export interface AskForSeat {
  kind: 'ask-for-seat';
  /** The bot's seat, or that of somebody who left. */
  seat: number;
  /** The code of the invitation. */
  code?: string;
  /** False: the wish is taken back. */
  wanted?: boolean;
}

/** Somebody who watches and wishes to play on for a bot. The host decides. */
export interface AskingInfo {
  /** The public name by which the server knows them. */
  person: string;
  /** What they are called. */
  name: string;
  /** The species and colour they chose. */
  avatar: string;
  /** The seat that they ask for. */
  seat: number;
}

/** So many seconds for the whole game, and some more with each decision. */
export interface BankClock {
  kind: 'bank';
  /** Seconds for the whole game. */
  seconds: number;
  /** Seconds more with each decision. */
  increment: number;
}

/** The ibex's owner took the bid back to hand. */
export interface BidKept {
  kind: 'bid-kept';
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** The bid that was taken back to hand. */
  card: HabitatCode;
}

/** The ibex's owner left the bid. */
export interface BidLeft {
  kind: 'bid-left';
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** The bid that was left to be discarded. */
  card: HabitatCode;
}

/** All bids, turned up at once. */
export interface BidsRevealed {
  kind: 'bids-revealed';
  /** By seat; null where the eagle's owner laid two cards and is still to choose. */
  bids: (CardCode | null)[];
}

/** The last message before the server closes the connection. */
export interface Bye {
  type: 'bye';
  /** Why it is closed. */
  why: WhyBye;
  /** Whether connecting again is of use. */
  retry: boolean;
}

/** The host frees a seat before the game begins. Whoever sat there may sit down again. */
export interface ClearSeat {
  kind: 'clear-seat';
  /** The seat. */
  seat: number;
}

/** Asks for an action. Sent again with the same id it is answered again and done once. */
export interface Command {
  type: 'command';
  /** Chosen by the client, once. */
  id: string;
  /** The version of the newest update that the client has seen. */
  expects: number;
  /** What is wanted. */
  action: PersonAction;
}

/** Somebody who plays at the same device as a guest, on a seat of their own. */
export interface Companion {
  /** Tells the companions of one guest apart. */
  number: number;
  /** What they are called at the table. */
  name: string;
}

/** A bot plays one's seat to the end of this game. */
export interface Concede {
  kind: 'concede';
}

/** The host changes the settings. Seats beyond the number of players must be empty. */
export interface Configure {
  kind: 'configure';
  /** All settings, changed or not. */
  settings: Settings;
}

/** A player gets the first cards. */
export interface Dealt {
  kind: 'dealt';
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** How many cards. */
  count: number;
  /** Which cards, for the seat alone. */
  cards: HabitatCode[] | null;
}

/** So many seconds for each decision. */
export interface DecisionClock {
  kind: 'decision';
  /** Seconds for each decision. */
  seconds: number;
}

/** R1: how many cards of value 1, 2, 3, 4 each habitat has, and how many wild cards of each. */
export interface Deck {
  /** How many cards of value 1, 2, 3, 4 each habitat has. */
  habitat: number[];
  /** How many wild cards of value 1, 2, 3, 4 there are. */
  wild: number[];
}

/** The command has happened and is on disk. The update that shows it has the version or a later one. */
export interface Done {
  type: 'done';
  /** The command's id. */
  id: string;
  /** The version in which it has happened. */
  version: number;
}

/** A player drew from the pile. */
export interface Drew {
  kind: 'drew';
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** How many cards. */
  count: number;
  /** Which cards, for the seat alone. */
  cards: HabitatCode[] | null;
}

/** The eagle's owner chose one of two cards as the bid. */
export interface EagleChose {
  kind: 'eagle-chose';
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** The card that is the bid. */
  bid: CardCode;
  /** The other card, which goes back to hand, for the seat alone. */
  back: CardCode | null;
}

/** The meerkat's owner exchanges nothing. */
export interface ExchangeDeclined {
  kind: 'exchange-declined';
  /** Whose: seats count from 0, clockwise. */
  seat: number;
}

/** The meerkat's owner gave an animal for one of the display. */
export interface Exchanged {
  kind: 'exchanged';
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** The animal that was given. */
  given: Species;
  /** The animal that was taken for it. */
  gained: Species;
}

/** What an animal is worth at once to whoever takes it, or gains it in exchange for another. */
export interface Gain {
  /** The animal that is taken or gained. */
  animal: Species;
  /** Own points more (or less) at once, Leaders included. */
  points: number;
  /** The animal given for it in an exchange. */
  given?: Species | null;
  /** The Leaders that move, in that order (R18). */
  leaders?: LeaderChange[];
  /** How many of the points are for Leaders that move. */
  leader_points?: number;
  /** Paid with these kinds alone it is in its natural habitat and brings more. null: it cannot. */
  natural?: HabitatCode[] | null;
}

/** The last round is over and points are counted. */
export interface GameEnded {
  kind: 'game-ended';
  /** Points and ranks. */
  result: Result;
  /** The seed of the shuffle; null: there was none. */
  seed: string | null;
}

/** The promised word. When all are there, the cards are dealt. */
export interface GiveWord {
  kind: 'give-word';
  /** 128 bits of one's own chance. */
  word: string;
}

/** Who of the tied players goes next, and why: lion, total, tie-break, or lead (nobody laid a card). */
export interface GoesNext {
  kind: 'goes-next';
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** Why: the lion Leader, the total, the tie-break, or lead order, as nobody laid a card. */
  why: WhyNext;
}

/** Somebody, as the server knows them. */
export interface Guest {
  /** The public name by which the server knows the person. */
  person: string;
  /** What the person is called. */
  name: string;
  /** A species and the number of a colour, such as `li3`. */
  avatar: string;
}

/** Whether the server is well. */
export interface Health {
  /**
   * `draining`: games go on and none begins; `degraded`: something needs a look, games go on; `failing` comes with
   * status 503
   */
  status: 'degraded' | 'draining' | 'failing' | 'ok';
  /** Whether something can be stored. */
  storage: boolean;
  /** How many processes think for bots. */
  workers: number;
  /** What should be done now and then, and is not. */
  silent_chores: string[];
  /** Tables that are set aside because their log is damaged. */
  unreadable_tables: number;
  /** How often the database met a page that is not as it was written. */
  damaged_pages: number;
  /** On the disk of the database; null: it is elsewhere. */
  space: 'enough' | 'full' | 'low' | null;
}

/** The first message: which table, and what of its story is known already. It may be sent again to catch up. */
export interface Hello {
  type: 'hello';
  /** The version of the protocol that the client speaks. */
  protocol: number;
  /** The name of the table. */
  table: string;
  /** From an invitation or a watching link. */
  code?: string;
  /** The game of which the client knows events. */
  game?: number;
  /** How many of that game's events the client knows. */
  events?: number;
  /** Whether to be sent each view whole, as a bot that counts cards needs it. */
  full_view?: boolean;
  /** For whom of those at this device the connection is; null: the guest. */
  companion?: Companion | null;
}

/** A Leader that moves from its owner or the supply to a player or the supply. */
export interface LeaderChange {
  /** Which Leader. */
  species: Species;
  /** The seat that will own it; null: the supply. */
  owner: number | null;
  /** The seat that owns it now; null: the supply. */
  previous: number | null;
}

/** From its owner or the supply (None) to a player or the supply. */
export interface LeaderMoved {
  kind: 'leader-moved';
  /** Which Leader. */
  species: Species;
  /** The seat that owns it now; null: the supply. */
  owner: number | null;
  /** The seat that owned it before; null: the supply. */
  previous: number | null;
}

/** Gets up for good. In a running game a bot plays the seat to the end. */
export interface Leave {
  kind: 'leave';
}

/** The host's answer to somebody who wishes to play on for a bot. Who was refused can ask again in the next game. */
export interface LetIn {
  kind: 'let-in';
  /** Who asks, as in `asking`. */
  person: string;
  /** False: they go on watching. */
  allowed: boolean;
}

/** Where a code leads. */
export interface Link {
  /** The name of the table. */
  table: string;
  /** What it opens: a free seat, or the table for somebody who looks on. */
  opens: 'seat' | 'watching';
  /** Whether the table waits for players, plays, pauses, or is done. */
  status: 'open' | 'over' | 'paused' | 'running' | 'shuffling';
  /** How many seats are free. */
  free_seats: number;
  /** Who invites. */
  host: string | null;
  /** By seat; a free seat has no name. */
  players: Player[];
}

/** What a link holds. */
export interface LinkCode {
  /** From an invitation or a watching link. */
  code: string;
}

/** A new table, with its links. */
export interface MadeTable {
  /** The name of the table. */
  table: string;
  /** The code that opens a free seat. */
  invite: string;
  /** The code that lets somebody watch. */
  watch: string;
}

/** Whoever the cookie or token stands for, with the tables at which they sit: those waiting for them first. */
export interface Me {
  /** The public name by which the server knows the person; null: nobody yet. */
  person: string | null;
  /** What the person is called. */
  name: string | null;
  /** The species and colour they chose. */
  avatar: string | null;
  /** Where they sit. */
  tables: TableSummary[];
}

/** One decision. Cards are kept in canonical order, so equal moves are equal. */
export interface Move {
  /** What is done. */
  kind: MoveKind;
  /** The cards named. */
  cards?: CardCode[];
  /** The animal that is taken or gained. */
  animal?: Species | null;
  /** The animal that is given in exchange. */
  given?: Species | null;
}

/** Hears nothing more of the person at a seat, wherever they sit later, or hears them again. */
export interface Mute {
  kind: 'mute';
  /** Whose words. */
  seat: number;
  /** false: hears them again. */
  muted?: boolean;
}

/** All that the server keeps about whoever asks. */
export interface MyData {
  /** The id by which the person is known. */
  person: string;
  /** By kind, as it is kept. */
  kept: Record<string, unknown>;
}

/** The finished games of whoever asks, newest first. */
export interface MyGames {
  /** One entry a game. */
  games: PlayedGame[];
}

/** A name is all it takes; sent again it changes the name, and the avatar if there is one. */
export interface NewGuest {
  /** What to be called. */
  name: string;
  /** A species and the number of a colour, such as `li3`; null: as before, or one that the server chooses. */
  avatar?: string | null;
}

/** The host wants new links: those of before lead nowhere any more. */
export interface NewInvitation {
  kind: 'new-invitation';
}

/** Tells the operator about somebody at one's own table. What that person said last is kept with it. */
export interface NewReport {
  /** The table. */
  table: string;
  /** Where the other sits. */
  seat: number;
  /** In one's own words. */
  why?: string;
}

/** Who makes a table is its host and sits on its first seat. */
export interface NewTable {
  /** How the table plays. */
  settings?: Settings;
  /** Levels of bots that sit down at once, from the second seat on. */
  bots?: string[];
  /** Whether to start at once, with bots on the free seats. */
  start?: boolean;
  /** Promises the host's word for the shuffle, as `promise-word` does. */
  digest?: string | null;
}

/** Everybody takes the time they need. */
export interface NoClock {
  kind: 'none';
}

/** What the operator of the server tells everybody, in the operator's words. */
export interface Notice {
  type: 'notice';
  /** What is told. */
  text: string;
}

/** How a game was set up, beside its players and deck. */
export interface Options {
  /** How the animals to take out were chosen. */
  removal: Removal;
}

/** How a game ended. */
export interface Outcome {
  /** By seat. */
  points: number[];
  /** By seat, from 1. */
  ranks: number[];
}

/** The bid and the payment go back to hand. Why: choice, empty-display, cannot-pay, or withdrew. */
export interface Passed {
  kind: 'passed';
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** Why: by choice, an empty display, too few cards to pay, or withdrawn from a tie. */
  why: WhyPassed;
  /** The bid, which goes back to hand. */
  bid: HabitatCode;
  /** The payment, which goes back too. */
  payment: HabitatCode[];
}

/** Asks for a pause, or takes the wish back. The clocks stop when all people who still play ask for it. */
export interface Pause {
  kind: 'pause';
  /** false: takes the wish back. */
  wanted?: boolean;
}

/** What somebody laid in a tie. */
export interface Payment {
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** The cards laid. */
  cards: HabitatCode[];
  /** The sum of their values and the bid. */
  total: number;
}

/** The hidden payments of a tie, turned up at once. */
export interface PaymentsRevealed {
  kind: 'payments-revealed';
  /** The bid that is being settled. */
  value: number;
  /** What was laid, in lead order. */
  payments: Payment[];
  /** Who laid nothing, in lead order. */
  withdrew: Withdrawal[];
}

/** Asks for a sign of life. */
export interface Ping {
  type: 'ping';
}

/** Decides. A decision that is still hidden can be changed by playing again. */
export interface Play {
  kind: 'play';
  /** A move in the notation, such as `bid F3`. */
  move: string;
}

/** What is told in a list of one's own games. The record tells the rest. */
export interface PlayedGame {
  /** The name of the record. */
  record: string;
  /** Seconds since the epoch. */
  finished: number;
  /** One's own seat. */
  seat: number;
  /** By seat, as are points and ranks. */
  players: Player[];
  /** By seat. */
  points: number[];
  /** By seat, from 1. */
  ranks: number[];
  /** One's own, at the end. */
  animals: Partial<Record<Species, number>>;
  /** Whether a bot played one's seat at the end. */
  given_up: boolean;
  /** The day whose game it was, such as `2026-11-16`. */
  day: string | null;
  /** The level of the bots in a day's game. */
  level: string;
}

/** A person, or a bot of some level. The name alone tells nothing: a guest may call herself `greedy`. */
export interface Player {
  /** What the player is called. */
  name: string;
  /** The bot's level; null: a person, or nobody has said. */
  bot: string | null;
}

/** A sign of life. */
export interface Pong {
  type: 'pong';
}

/** Why a request was refused. `text` is English; `code` and `facts` let a client say it in its language. */
export interface Problem {
  /** Why, as a word for programs. */
  code: ProblemCode;
  /** Why, in English. */
  text: string;
  /** What the sentence names. */
  facts: Record<string, unknown>;
}

/** One's own word for the shuffle, as its SHA-256. The word itself is given when all promises are there. */
export interface PromiseWord {
  kind: 'promise-word';
  /** SHA-256 of the word, as text. */
  digest: string;
}

/** The tables that are open to everybody. */
export interface PublicTables {
  /** Those that everybody may watch or join. */
  tables: TableSummary[];
}

/** `animals` and `habitats` are the whole piles, `reshuffles` the new ones as they came up, top card first. */
export interface GameRecord {
  /** `wildcards/1`. */
  format: string;
  /** The names, by seat. */
  players: string[];
  /** The level of the bot on each seat, null for people; empty: nobody has said. */
  bots?: (string | null)[];
  /** How the game was set up. */
  options?: Options;
  /** Which Habitat cards were in the box. */
  deck?: Deck;
  /** The seed of the shuffle, where it came from one. */
  seed?: string | null;
  /** What was promised about the shuffle before the game. */
  commitment?: string | null;
  /** The animals taken out, as codes. */
  removed?: string;
  /** The whole pile of animals, top card first. */
  animals?: string;
  /** The whole pile of Habitat cards, top card first. */
  habitats?: string;
  /** Every decision in canonical order (R20). */
  moves?: string[];
  /** Each new pile as it came up, top card first. */
  reshuffles?: string[];
  /** How it ended; null: it has not. */
  result?: Outcome | null;
}

/** Discards these cards, then draws up to so many; the drawing follows as events of its own. */
export interface Refilled {
  kind: 'refilled';
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** The cards discarded first. */
  discarded: HabitatCode[];
  /** The size that the hand is then filled up to. */
  up_to: number;
}

/** The command changed nothing. `code` and `facts` let a client say why in its language; `text` is English. */
export interface Refused {
  type: 'refused';
  /** null: what was sent was no command */
  id: string | null;
  /** Why, as a word for programs. */
  code: RefusalCode;
  /** The rule or ruling, such as R11; empty where no rule of the game says so. */
  rule: string;
  /** What the sentence names: cards, seats, numbers. */
  facts: Record<string, unknown>;
  /** Why, in English. */
  text: string;
  /** The table's version now. */
  version: number;
}

/** After a game: wants to play again with the same company, or joins whoever wants to already. */
export interface Rematch {
  kind: 'rematch';
}

/** Wishes that a bot plays on for somebody who has long owed a decision without a clock, or takes the wish back. */
export interface Replace {
  kind: 'replace';
  /** The seat that owes a decision. */
  seat: number;
  /** False: the wish is taken back. */
  wanted?: boolean;
}

/** The operator will see it. */
export interface Reported {
  /** The name of the report. */
  report: string;
}

/** The discard pile became the new pile (R5). */
export interface Reshuffled {
  kind: 'reshuffled';
  /** How many cards the new pile has. */
  count: number;
}

/** Points and ranks by seat. `decided_by` says what settled the first rank: points, animals, or shared. */
export interface Result {
  /** By seat. */
  points: number[];
  /** By seat, from 1; seats that share a rank have the same. */
  ranks: number[];
  /** What the points are made of, by seat. */
  scores: Score[];
  /** What settled the first rank: points, number of animals, or nothing, so that it is shared. */
  decided_by: DecidedBy;
}

/** Ends the pause. */
export interface Resume {
  kind: 'resume';
}

/** Takes one's seat back from the bot that stands in. */
export interface ReturnToSeat {
  kind: 'return';
}

/** New animals are turned up. */
export interface RoundBegan {
  kind: 'round-began';
  /** The round, from 1. */
  round: number;
  /** The seat from which lead order goes clockwise (R3). */
  lead: number;
  /** The animals that can be taken. */
  display: Species[];
}

/** Bids and payments go to the discard pile, what is left of the display out of the game. */
export interface RoundEnded {
  kind: 'round-ended';
  /** The round, from 1. */
  round: number;
  /** The animals left on display, out of the game now. */
  animals_out: Species[];
}

/** A line of the chat, or an emote. */
export interface Said {
  /** Counts what was said at the table. */
  number: number;
  /** Who said it. */
  seat: number;
  /** What they were called. */
  name: string;
  /** The words; null: an emote. */
  text: string | null;
  /** The emote; null: words. */
  emote: Emote | null;
}

/** Says something in the chat. */
export interface Say {
  kind: 'say';
  /** The words. */
  text: string;
}

/** One player's points, component by component. */
export interface Score {
  /** The species of which the player has most. */
  largest: Species;
  /** How many of it. */
  largest_count: number;
  /** 2 points each. */
  largest_points: number;
  /** The species with the second most. */
  second: Species;
  /** How many of it. */
  second_count: number;
  /** 1 point each. */
  second_points: number;
  /** The Leaders owned at the end. */
  leaders: Species[];
  /** Points for Leaders. */
  leader_points: number;
  /** Points in tokens. */
  token_points: number;
  /** All of it. */
  total: number;
  /** How many animals of any species, which settles equal points. */
  animals: number;
}

/** The host puts a bot on a free seat, or changes the bot that sits there. */
export interface SeatBot {
  kind: 'seat-bot';
  /** The seat. */
  seat: number;
  /** The name of a bot. */
  level: string;
}

/** One seat. `program` is somebody's bot, connected over the network; `bot` one of the server's own. */
export interface SeatInfo {
  /** Who holds the seat. */
  holder: 'bot' | 'empty' | 'person' | 'program';
  /** What they are called; empty where nobody sits. */
  name: string;
  /** null: the seat is free */
  avatar: string | null;
  /** The bot that plays this seat now, if one does. */
  level: string | null;
  /** Why a bot plays; after timeout, connection and idle the person can return. */
  stand_in: 'conceded' | 'connection' | 'idle' | 'left' | 'timeout' | null;
  /** The seat before it whose name is written otherwise and looks the same. */
  resembles: number | null;
  /** Whether the person is there. */
  connected: boolean;
  /** SHA-256 of the word that the seat promised for the shuffle. */
  digest: string | null;
  /** Whether its promised word did not come and is not in the shuffle. */
  left_out: boolean;
  /** Whether the person asks for a pause. */
  wants_pause: boolean;
  /** Whether the seat is ready for the next game. After a game a person has to join. */
  ready: boolean;
  /** Milliseconds left when this was sent; null without a clock or for a bot. */
  time_left: number | null;
  /** Milliseconds that others have waited for a decision, where there is no clock. */
  waited: number | null;
  /** Milliseconds until a bot plays for the person, who is away; null: none will. */
  bot_in: number | null;
  /** The seats that wish a bot to play on instead. */
  replaced_by: number[];
  /** Whether that time is running. */
  ticking: boolean;
  /** Decisions in a row that a bot made because time was up; after the second it stands in. */
  timeouts: number;
}

/** The host sends a person away before the game begins: they do not come back, and all links become new ones. */
export interface SendAway {
  kind: 'send-away';
  /** Where the person sits. */
  seat: number;
}

/** How a table plays. A field that is left out takes its default. */
export interface Settings {
  /** How many play. */
  players: number;
  /** Which animals 3 players take out: one of each species and the others at random, or all at random. */
  removal: Removal;
  /** Which Habitat cards are in the box (R1). */
  deck: Deck;
  /** How much time there is. */
  clock: Clock;
  /** Seconds after a lost connection until a bot takes the seat; null: never, for slow play. */
  grace: number | null;
  /** The bot that fills empty seats and stands in. */
  level: string;
  /** Who may watch: nobody, whoever has the watching link, or everyone who finds the table. */
  watching: 'everyone' | 'link' | 'nobody';
  /** Seconds by which those who watch are behind the players. */
  watch_delay: number;
  /** What may be said: chat and emotes, emotes, or nothing. */
  talk: 'all' | 'emotes' | 'nothing';
}

/** Shows an emote. */
export interface ShowEmote {
  kind: 'emote';
  /** Which one. */
  emote: Emote;
}

/** What lies in front of one player. */
export interface ShownSeat {
  /** What the player is called. */
  name: string;
  /** The level of the bot that plays; null: a person, or nobody has said. */
  bot: string | null;
  /** How many cards are in hand, as everybody may know it (R21). */
  hand_size: number;
  /** The cards in hand, for the viewer's own seat alone. */
  hand: HabitatCode[] | null;
  /** The bid that is revealed and still on the table. */
  bid: CardCode | null;
  /** How many cards the eagle's owner has laid and has yet to choose from. */
  face_down: number;
  /** The payment laid beside the bid, once it is revealed. */
  laid: HabitatCode[];
  /** How many animals of each species the player has. */
  collection: Record<Species, number>;
  /** Points in tokens. */
  tokens: number;
  /** The points that would count if the game ended now. */
  points: number;
  /** Whether the present question is this seat's too, decided or not. */
  asked: boolean;
  /** Whether it has decided, and the decision is still hidden. */
  decided: boolean;
  /** Cards that were seen going to this hand and have not left it. */
  known: HabitatCode[];
}

/** What a table shows. */
export interface ShownView {
  /** The seat that looks; null: a spectator. */
  viewer: number | null;
  /** Counts the decisions that have been taken. */
  version: number;
  /** The round that is being played, from 1. */
  round: number;
  /** How many rounds the game has. */
  rounds: number;
  /** The seat from which lead order goes clockwise (R3). */
  lead: number;
  /** What is being asked; null when the game is over. */
  question: Question | null;
  /** The seats that have not decided yet. */
  pending: number[];
  /** The animals that can be taken. */
  display: Species[];
  /** How many animals are still to come up. */
  animals_left: number;
  /** The animals that nobody took, and that are out of the game. */
  animals_out: Species[];
  /** How many cards the pile holds. */
  pile: number;
  /** The discard pile, which everybody may look through. */
  discard: HabitatCode[];
  /** The seat that owns each Leader; null: it lies in the supply. */
  leaders: Record<Species, number | null>;
  /** The value of the bids that are being settled; 0 outside of that. */
  value: number;
  /** How many further cards an animal costs at that value. */
  due: number;
  /** The seats that share this value and have not acted. */
  tied: number[];
  /** The seats that break the tie. */
  breaking: number[];
  /** Cards of earlier repetitions of the tie-break, which are in no pile (R15). */
  tie_break: HabitatCode[];
  /** Whether a tie-break card may be drawn from the pile (R14). */
  draw_offered: boolean;
  /** The viewer's own two cards, to choose the bid from. */
  face_down: CardCode[];
  /** What the viewer is asked, also once answered while the answer may still change. */
  ask: Ask | null;
  /** The viewer's own decision, while it is hidden. */
  choice: Move | null;
  /** The seed of the shuffle, once the game is over. */
  seed: string | null;
  /** Points and ranks, once the game is over. */
  result: Result | null;
  /** What lies in front of each player, by seat. */
  seats: ShownSeat[];
}

/** Takes a free seat, or another one. Whoever is no guest of the table yet needs the code of the invitation. */
export interface Sit {
  kind: 'sit';
  /** null: the first free one */
  seat?: number | null;
  /** The code of the invitation. */
  code?: string;
  /** A word for the shuffle, given openly; `promise-word` is better. */
  entropy?: string;
}

/** The host lets a bot play at once for somebody who is away, before their grace time has ended. */
export interface StandInNow {
  kind: 'stand-in-now';
  /** Whose seat. */
  seat: number;
}

/**
 * The host starts the game. Free seats are filled with bots. After a game all who sit must have joined. Who has
 * promised a word is asked for it now.
 */
export interface Start {
  kind: 'start';
}

/** The game begins. */
export interface Started {
  kind: 'started';
  /** Who plays, by seat. */
  players: Player[];
  /** How the animals to take out were chosen. */
  removal: Removal;
  /** How many cards of value 1, 2, 3, 4 each habitat has (R1). */
  habitat_counts: number[];
  /** How many wild cards of value 1, 2, 3, 4 there are (R1). */
  wild_counts: number[];
  /** What was promised about the shuffle; null: nothing. */
  commitment: string | null;
}

/** A record unfolded into its events, each of them whole. */
export interface Story {
  /** All that happened, from the start. */
  events: AnyEvent[];
}

/** The table around the game. */
export interface TableInfo {
  /** The name of the table. */
  table: string;
  /** Whether the table waits for players, plays, pauses, or is done. */
  status: 'open' | 'over' | 'paused' | 'running' | 'shuffling';
  /** Counts the games of this table from 1; 0 before the first. */
  game: number;
  /** How the table plays. */
  settings: Settings;
  /** The host's seat. */
  host: number | null;
  /** Who sits where. */
  seats: SeatInfo[];
  /** SHA-256 of the seed of the next or running game. */
  commitment: string | null;
  /** The day whose game this is, until whose end its record is given to nobody. */
  day: string | null;
  /** Whether the last game was called off, after the server was restored from a backup. */
  called_off: boolean;
  /** How many look on. */
  watchers: number;
  /** Who came late, is here, and wishes to play on for a bot. */
  asking: AskingInfo[];
  /** Whether bots think for less time than usual here, because many bots wait to think. */
  bots_hurry: boolean;
  /** What was said of late, without those whom the reader has muted. */
  said: Said[];
  /** Under this name the record of the last game can be had, until the next one begins. */
  record: string | null;
}

/** A table from outside. */
export interface TableSummary {
  /** The name of the table. */
  table: string;
  /** Whether the table waits for players, plays, pauses, or is done. */
  status: 'open' | 'over' | 'paused' | 'running' | 'shuffling';
  /** Counts the games of this table from 1; 0 before the first. */
  game: number;
  /** By seat; a free seat has no name. */
  players: Player[];
  /** The round that is played; 0 before the game. */
  round: number;
  /** How many rounds the game has. */
  rounds: number;
  /** How many seats are free. */
  free_seats: number;
  /** The seat of whoever asks; null: none. */
  your_seat: number | null;
  /** Whether the game waits for whoever asks. */
  your_turn: boolean;
  /** Whether whoever asks may watch. */
  can_watch: boolean;
  /** Seconds since the epoch. */
  changed: number;
  /** The finished games of this table. */
  records: string[];
}

/** Opens one's own decision again, as long as it is hidden (R22). */
export interface TakeBack {
  kind: 'take-back';
}

/** Several have bid the same value. */
export interface TieBegan {
  kind: 'tie-began';
  /** The bid that they share. */
  value: number;
  /** Who shares it. */
  seats: number[];
}

/** What somebody laid for a tie-break. */
export interface TieBreakCard {
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** The card; null: nothing to lay. */
  card: HabitatCode | null;
  /** Whether it comes from the hand; else from the pile. */
  from_hand: boolean;
}

/** In lead order. No winner means that all of them do it again. */
export interface TieBreakRevealed {
  kind: 'tie-break-revealed';
  /** The cards, in lead order. */
  cards: TieBreakCard[];
  /** Who has the highest; null: all of them do it again. */
  winner: number | null;
}

/** The day, in UTC, and what whoever asks has tried of its games. */
export interface Today {
  /** The date, such as `2026-11-16`. */
  day: string;
  /** Seconds since the epoch. */
  ends: number;
  /** What whoever asks has played today. */
  tries: TodaysTry[];
}

/** Which of the games of the day: against bots of one level, all seats but one theirs. */
export interface TodaysGame {
  /** How many play. */
  players: number;
  /** The name of a bot. */
  level: string;
}

/** Where the game of the day is played. */
export interface TodaysTable {
  /** The name of the table. */
  table: string;
}

/** A game of the day that whoever asks has begun. Points, rank and place are null until it is over. */
export interface TodaysTry {
  /** The name of the table. */
  table: string;
  /** How many play. */
  players: number;
  /** The level of the bots. */
  level: string;
  /** Own points; null: it is not over. */
  points: number | null;
  /** At one's own table. */
  rank: number | null;
  /** Among all who have finished it. */
  place: number | null;
  /** How many have finished it. */
  finished: number;
}

/** For a program: sent as `Authorization: Bearer …` it stands for the cookie of a browser. */
export interface Token {
  /** The secret. Keep it. */
  token: string;
  /** The public name by which the server knows the program. */
  person: string;
  /** What the program is called. */
  name: string;
}

/** An animal was paid for and taken. */
export interface Took {
  kind: 'took';
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** The species taken. */
  animal: Species;
  /** The bid paid for it. */
  bid: HabitatCode;
  /** The further cards paid for it. */
  payment: HabitatCode[];
  /** Points for a natural habitat; 0: it was not in one. */
  points: number;
}

/** How things stand: the table, the whole view, and the events that are new to this client. */
export interface Update {
  type: 'update';
  /** Grows with everything that happens at the table. */
  version: number;
  /** The table around the game. */
  table: TableInfo;
  /** What the table knows of whoever is connected. */
  you: You;
  /** null before the first game; a View for those who asked for it in hello */
  view: ShownView | null;
  /** The place of the first of these events in the game's story. */
  first_event: number;
  /** What happened that this client has not been told. */
  events: AnyEvent[];
}

/** Somebody who laid nothing in a tie. */
export interface Withdrawal {
  /** Whose: seats count from 0, clockwise. */
  seat: number;
  /** Whether there were too few cards to pay. */
  forced: boolean;
}

/** What the table knows of whoever is connected. */
export interface You {
  /** The public name by which the server knows the reader. */
  person: string;
  /** Their seat; null: none. */
  seat: number | null;
  /** The seats of those who play at the same device, by their numbers. */
  companions: Record<string, number>;
  /** Whether they are host, or decide for a host for whom a bot plays. */
  host: boolean;
  /** In a running game, whether they may ask for a bot's seat, do so, or were told no. */
  late: 'asks' | 'declined' | 'may-ask' | null;
  /** Whether they may take a free seat. */
  may_sit: boolean;
  /** The seats whose words they do not hear. */
  muted: number[];
  /** Whether to promise a word for the shuffle, or to give the promised one. */
  word: 'give' | 'promise' | null;
  /** The code that opens a free seat; for those who sit. */
  invite: string | null;
  /** The code that lets somebody watch; for those who sit. */
  watch: string | null;
}

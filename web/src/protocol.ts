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

export type Emote = 'hello' | 'well-played' | 'thanks' | 'wow' | 'oops' | 'thinking' | 'hurry' | 'good-game';

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
  | PromiseWord
  | Start
  | GiveWord
  | Play
  | TakeBack
  | ReturnToSeat
  | Concede
  | Pause
  | Resume
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
  | 'not-a-bot'
  | 'talk-is-off'
  | 'nothing-said'
  | 'no-such-action'
  | 'one-try';

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
  | 'not-a-bot'
  | 'talk-is-off'
  | 'nothing-said'
  | 'no-such-action'
  | 'one-try'
  | 'unavailable'
  | 'bad-message';

export type Removal = 'balanced' | 'random';

export type ServerMessage = Update | Done | Refused | Pong | Bye;

export type Species = 'pe' | 'sq' | 'ea' | 'ib' | 'li' | 'me';

export type Value = 1 | 2 | 3 | 4;

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
export const QUESTIONS: readonly Question[] = ['bid', 'show', 'swap', 'refill', 'pay', 'break', 'take', 'ibex'];
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
export const HAND_LIMIT = 10;
export const ANIMALS = 42;
export const ANIMALS_OF_A_SPECIES = 7;
export const ANIMALS_REMOVED: Record<number, number> = { 3: 14, 4: 6, 5: 2 };
export const ROUNDS: Record<number, number> = { 3: 14, 4: 12, 5: 10 };
export const HABITAT_CARDS_OF_A_HABITAT = 14;
export const WILD_CARDS = 4;
export const EMOTES: readonly Emote[] = [
  'hello',
  'well-played',
  'thanks',
  'wow',
  'oops',
  'thinking',
  'hurry',
  'good-game',
];
export const LONGEST_NAME = 40;
export const LONGEST_CHAT = 200;

/** What this server is and offers. */
export interface About {
  version: string;
  protocol: number;
  levels: string[];
  defaults: Settings;
}

/** What a seat is asked, and what each part of an answer costs and brings; the parts add up. */
export interface Ask {
  question: Question;
  /** The kind of move that the parts make; null: only words answer. */
  kind: MoveKind | null;
  /** Where the cards lie. */
  place: Place;
  /** The cards to choose from, each as often as it is there. */
  cards: CardCode[];
  /** At least so many cards are named. */
  least: number;
  /** At most so many cards are named. */
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
  /** What each animal brings: one entry for each that can be named. */
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

/** So many seconds for the whole game, and some more with each decision. */
export interface BankClock {
  kind: 'bank';
  seconds: number;
  increment: number;
}

export interface BidKept {
  kind: 'bid-kept';
  seat: number;
  card: HabitatCode;
}

export interface BidLeft {
  kind: 'bid-left';
  seat: number;
  card: HabitatCode;
}

/** By seat; None where the eagle's owner laid two cards and is still to choose. */
export interface BidsRevealed {
  kind: 'bids-revealed';
  bids: (CardCode | null)[];
}

/** The last message before the server closes the connection. */
export interface Bye {
  type: 'bye';
  why: 'bad-message' | 'no-such-table' | 'not-allowed' | 'old-client' | 'slow' | 'stopping' | 'too-fast';
  /** Whether connecting again is of use. */
  retry: boolean;
}

/** The host frees a seat before the game begins. */
export interface ClearSeat {
  kind: 'clear-seat';
  seat: number;
}

/** Asks for an action. Sent again with the same id it is answered again and done once. */
export interface Command {
  type: 'command';
  /** Chosen by the client, once. */
  id: string;
  /** The version of the newest update that the client has seen. */
  expects: number;
  action: PersonAction;
}

/** A bot plays one's seat to the end of this game. */
export interface Concede {
  kind: 'concede';
}

/** The host changes the settings. Seats beyond the number of players must be empty. */
export interface Configure {
  kind: 'configure';
  settings: Settings;
}

export interface Dealt {
  kind: 'dealt';
  seat: number;
  count: number;
  cards: HabitatCode[] | null;
}

/** So many seconds for each decision. */
export interface DecisionClock {
  kind: 'decision';
  seconds: number;
}

/** R1: how many cards of value 1, 2, 3, 4 each habitat has, and how many wild cards of each. */
export interface Deck {
  habitat: number[];
  wild: number[];
}

/** The command has happened and is on disk. The update that shows it has the version or a later one. */
export interface Done {
  type: 'done';
  id: string;
  version: number;
}

export interface Drew {
  kind: 'drew';
  seat: number;
  count: number;
  cards: HabitatCode[] | null;
}

export interface EagleChose {
  kind: 'eagle-chose';
  seat: number;
  bid: CardCode;
  back: CardCode | null;
}

export interface ExchangeDeclined {
  kind: 'exchange-declined';
  seat: number;
}

export interface Exchanged {
  kind: 'exchanged';
  seat: number;
  given: Species;
  gained: Species;
}

/** What an animal brings whoever takes it, or gains it in exchange for another. */
export interface Gain {
  animal: Species;
  /** Own points more (or less) at once, Leaders included. */
  points: number;
  /** The animal given for it in an exchange. */
  given?: Species | null;
  /** The Leaders that move, in that order (R18). */
  leaders?: LeaderChange[];
  /** Paid with these kinds alone it is in its natural habitat: 2 points more. null: it cannot be. */
  natural?: HabitatCode[] | null;
}

export interface GameEnded {
  kind: 'game-ended';
  result: Result;
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
  seat: number;
  why: WhyNext;
}

export interface Guest {
  person: string;
  name: string;
  /** A species and the number of a color, such as `li3`. */
  avatar: string;
}

export interface Health {
  /** `ok`, or `failing` with status 503 */
  status: string;
  storage: boolean;
  workers: number;
}

/** The first message: which table, and what of its story is known already. It may be sent again to catch up. */
export interface Hello {
  type: 'hello';
  /** The version of the protocol that the client speaks. */
  protocol: number;
  table: string;
  /** From an invitation or a watching link. */
  code?: string;
  /** The game of which the client knows events. */
  game?: number;
  /** How many of that game's events the client knows. */
  events?: number;
  /** Whether to be sent each view whole, as a bot that counts cards needs it. */
  full_view?: boolean;
}

/** A Leader that moves from its owner or the supply (null) to a player or the supply. */
export interface LeaderChange {
  species: Species;
  owner: number | null;
  previous: number | null;
}

/** From its owner or the supply (None) to a player or the supply. */
export interface LeaderMoved {
  kind: 'leader-moved';
  species: Species;
  owner: number | null;
  previous: number | null;
}

/** Gets up for good. In a running game a bot plays the seat to the end. */
export interface Leave {
  kind: 'leave';
}

/** Where a code leads. */
export interface Link {
  table: string;
  /** `seat` or `watching` */
  opens: string;
  status: 'open' | 'over' | 'paused' | 'running' | 'shuffling';
  free_seats: number;
}

export interface LinkCode {
  code: string;
}

export interface MadeTable {
  table: string;
  invite: string;
  watch: string;
}

/** Whoever the cookie or token stands for, with the tables at which they sit: those waiting for them first. */
export interface Me {
  person: string | null;
  name: string | null;
  avatar: string | null;
  tables: TableSummary[];
}

/** One decision. Cards are kept in canonical order, so equal moves are equal. */
export interface Move {
  kind: MoveKind;
  cards?: CardCode[];
  animal?: Species | null;
  given?: Species | null;
}

/** Hears nothing more of a seat, or hears it again. */
export interface Mute {
  kind: 'mute';
  seat: number;
  muted?: boolean;
}

/** The finished games of whoever asks, newest first. */
export interface MyGames {
  games: PlayedGame[];
}

/** A name is all it takes; sent again it changes the name, and the avatar if there is one. */
export interface NewGuest {
  name: string;
  avatar?: string | null;
}

/** Who makes a table is its host and sits on its first seat. */
export interface NewTable {
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

export interface Options {
  removal: Removal;
}

export interface Outcome {
  points: number[];
  ranks: number[];
}

/** The bid and the payment go back to hand. Why: choice, empty-display, cannot-pay, or withdrew. */
export interface Passed {
  kind: 'passed';
  seat: number;
  why: WhyPassed;
  bid: HabitatCode;
  payment: HabitatCode[];
}

/** Asks for a pause, or takes the wish back. The clocks stop when all people who still play ask for it. */
export interface Pause {
  kind: 'pause';
  wanted?: boolean;
}

export interface Payment {
  seat: number;
  cards: HabitatCode[];
  total: number;
}

export interface PaymentsRevealed {
  kind: 'payments-revealed';
  value: number;
  payments: Payment[];
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
  seat: number;
  /** By seat, as are points and ranks. */
  players: Player[];
  points: number[];
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
  code: ProblemCode;
  text: string;
  facts: Record<string, unknown>;
}

/** One's own word for the shuffle, as its SHA-256. The word itself is given when all promises are there. */
export interface PromiseWord {
  kind: 'promise-word';
  /** SHA-256 of the word, as text. */
  digest: string;
}

export interface PublicTables {
  tables: TableSummary[];
}

/** `animals` and `habitats` are the whole piles, `reshuffles` the new ones as they came up, top card first. */
export interface GameRecord {
  format: string;
  players: string[];
  bots?: (string | null)[];
  options?: Options;
  deck?: Deck;
  seed?: string | null;
  commitment?: string | null;
  removed?: string;
  animals?: string;
  habitats?: string;
  moves?: string[];
  reshuffles?: string[];
  result?: Outcome | null;
}

/** Discards these cards, then draws up to so many; the drawing follows as events of its own. */
export interface Refilled {
  kind: 'refilled';
  seat: number;
  discarded: HabitatCode[];
  up_to: number;
}

/** The command changed nothing. `code` and `facts` let a client say why in its language; `text` is English. */
export interface Refused {
  type: 'refused';
  /** null: what was sent was no command */
  id: string | null;
  code: RefusalCode;
  /** The rule or ruling, such as R11; empty where no rule of the game says so. */
  rule: string;
  facts: Record<string, unknown>;
  text: string;
  version: number;
}

/** After a game: the same company, ready for the next one. Whoever calls for it is its host. */
export interface Rematch {
  kind: 'rematch';
}

export interface Reshuffled {
  kind: 'reshuffled';
  count: number;
}

/** Points and ranks by seat. `decided_by` says what settled the first rank: points, animals, or shared. */
export interface Result {
  points: number[];
  ranks: number[];
  scores: Score[];
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

export interface RoundBegan {
  kind: 'round-began';
  round: number;
  lead: number;
  display: Species[];
}

/** Bids and payments go to the discard pile, what is left of the display out of the game. */
export interface RoundEnded {
  kind: 'round-ended';
  round: number;
  animals_out: Species[];
}

/** A line of the chat, or an emote. */
export interface Said {
  number: number;
  seat: number;
  name: string;
  text: string | null;
  emote: string | null;
}

export interface Say {
  kind: 'say';
  text: string;
}

/** One player's points, component by component. */
export interface Score {
  largest: Species;
  largest_count: number;
  largest_points: number;
  second: Species;
  second_count: number;
  second_points: number;
  leaders: Species[];
  leader_points: number;
  token_points: number;
  total: number;
  animals: number;
}

/** The host puts a bot on a free seat, or changes the bot that sits there. */
export interface SeatBot {
  kind: 'seat-bot';
  seat: number;
  /** The name of a bot. */
  level: string;
}

/** One seat. `program` is somebody's bot, connected over the network; `bot` one of the server's own. */
export interface SeatInfo {
  holder: 'bot' | 'empty' | 'person' | 'program';
  name: string;
  /** null: the seat is free */
  avatar: string | null;
  /** The bot that plays this seat now, if one does. */
  level: string | null;
  /** Why a bot plays for the person; after timeout and connection the person can return. */
  stand_in: 'conceded' | 'connection' | 'left' | 'timeout' | null;
  connected: boolean;
  /** SHA-256 of the word that the seat promised for the shuffle. */
  digest: string | null;
  /** Whether its promised word did not come and is not in the shuffle. */
  left_out: boolean;
  wants_pause: boolean;
  /** Milliseconds left when this was sent; null without a clock or for a bot. */
  time_left: number | null;
  /** Whether that time is running. */
  ticking: boolean;
  /** Decisions in a row that a bot made because time was up; after the second it stands in. */
  timeouts: number;
}

/** How a table plays. A field that is left out takes its default. */
export interface Settings {
  players: number;
  removal: Removal;
  deck: Deck;
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

export interface ShowEmote {
  kind: 'emote';
  emote: Emote;
}

/** What lies in front of one player. */
export interface ShownSeat {
  name: string;
  bot: string | null;
  hand_size: number;
  hand: HabitatCode[] | null;
  bid: CardCode | null;
  face_down: number;
  laid: HabitatCode[];
  collection: Record<Species, number>;
  tokens: number;
  points: number;
  asked: boolean;
  decided: boolean;
}

/** What a table shows. */
export interface ShownView {
  viewer: number | null;
  version: number;
  round: number;
  rounds: number;
  lead: number;
  question: Question | null;
  pending: number[];
  display: Species[];
  animals_left: number;
  pile: number;
  discard: HabitatCode[];
  leaders: Record<Species, number | null>;
  value: number;
  due: number;
  tied: number[];
  breaking: number[];
  tie_break: HabitatCode[];
  draw_offered: boolean;
  face_down: CardCode[];
  ask: Ask | null;
  choice: Move | null;
  seed: string | null;
  result: Result | null;
  seats: ShownSeat[];
}

/** Takes a free seat, or another one. Whoever is no guest of the table yet needs the code of the invitation. */
export interface Sit {
  kind: 'sit';
  /** null: the first free one */
  seat?: number | null;
  code?: string;
  /** A word for the shuffle, given openly; `promise-word` is better. */
  entropy?: string;
}

/** The host starts the game. Free seats are filled with bots. Who has promised a word is asked for it now. */
export interface Start {
  kind: 'start';
}

export interface Started {
  kind: 'started';
  players: Player[];
  removal: Removal;
  habitat_counts: number[];
  wild_counts: number[];
  commitment: string | null;
}

/** A record unfolded into its events, each of them whole. */
export interface Story {
  events: AnyEvent[];
}

/** The table around the game. */
export interface TableInfo {
  table: string;
  status: 'open' | 'over' | 'paused' | 'running' | 'shuffling';
  /** Counts the games of this table from 1; 0 before the first. */
  game: number;
  settings: Settings;
  /** The host's seat. */
  host: number | null;
  seats: SeatInfo[];
  /** SHA-256 of the seed of the next or running game. */
  commitment: string | null;
  /** The day whose game this is, until whose end its record is given to nobody. */
  day: string | null;
  watchers: number;
  /** Whether bots think for less time than usual here, because many bots wait to think. */
  bots_hurry: boolean;
  said: Said[];
  /** Under this name the record of the last game can be had, until the next one begins. */
  record: string | null;
}

/** A table from outside. */
export interface TableSummary {
  table: string;
  status: 'open' | 'over' | 'paused' | 'running' | 'shuffling';
  game: number;
  /** By seat; a free seat has no name. */
  players: Player[];
  round: number;
  rounds: number;
  free_seats: number;
  your_seat: number | null;
  your_turn: boolean;
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

export interface TieBegan {
  kind: 'tie-began';
  value: number;
  seats: number[];
}

export interface TieBreakCard {
  seat: number;
  card: HabitatCode | null;
  from_hand: boolean;
}

/** In lead order. No winner means that all of them do it again. */
export interface TieBreakRevealed {
  kind: 'tie-break-revealed';
  cards: TieBreakCard[];
  winner: number | null;
}

/** The day, in UTC, and what whoever asks has tried of its games. */
export interface Today {
  day: string;
  /** Seconds since the epoch. */
  ends: number;
  tries: TodaysTry[];
}

/** Which of the games of the day: against bots of one level, all seats but one theirs. */
export interface TodaysGame {
  players: number;
  level: string;
}

export interface TodaysTable {
  table: string;
}

/** A game of the day that whoever asks has begun. Points, rank and place are null until it is over. */
export interface TodaysTry {
  table: string;
  players: number;
  level: string;
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
  token: string;
  person: string;
  name: string;
}

export interface Took {
  kind: 'took';
  seat: number;
  animal: Species;
  bid: HabitatCode;
  payment: HabitatCode[];
  points: number;
}

/** How things stand: the table, the whole view, and the events that are new to this client. */
export interface Update {
  type: 'update';
  /** Grows with everything that happens at the table. */
  version: number;
  table: TableInfo;
  you: You;
  /** null before the first game; a View for those who asked for it in hello */
  view: ShownView | null;
  /** The place of the first of these events in the game's story. */
  first_event: number;
  events: AnyEvent[];
}

export interface Withdrawal {
  seat: number;
  forced: boolean;
}

/** What the table knows of whoever is connected. */
export interface You {
  person: string;
  seat: number | null;
  host: boolean;
  may_sit: boolean;
  muted: number[];
  /** Whether to promise a word for the shuffle, or to give the promised one. */
  word: 'give' | 'promise' | null;
  /** The code that opens a free seat; for those who sit. */
  invite: string | null;
  /** The code that lets somebody watch; for those who sit. */
  watch: string | null;
}

// Made by `make protocol` from wildcards.protocol; do not edit.

export const PROTOCOL = 1;

/** What this server is and offers. */
export interface About {
  version: string;
  protocol: number;
  levels: string[];
  defaults: Settings;
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
  card: string;
}

export interface BidLeft {
  kind: 'bid-left';
  seat: number;
  card: string;
}

/** By seat; None where the eagle's owner laid two cards and is still to choose. */
export interface BidsRevealed {
  kind: 'bids-revealed';
  bids: (string | null)[];
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
  cards: string[] | null;
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
  cards: string[] | null;
}

export interface EagleChose {
  kind: 'eagle-chose';
  seat: number;
  bid: string;
  back: string | null;
}

export interface ExchangeDeclined {
  kind: 'exchange-declined';
  seat: number;
}

export interface Exchanged {
  kind: 'exchanged';
  seat: number;
  given: string;
  gained: string;
}

export interface GameEnded {
  kind: 'game-ended';
  result: Result;
  seed: string | null;
}

/** Who of the tied players goes next, and why: lion, total, tie-break, or lead (nobody laid a card). */
export interface GoesNext {
  kind: 'goes-next';
  seat: number;
  why: string;
}

export interface Guest {
  person: string;
  name: string;
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
}

/** From its owner or the supply (None) to a player or the supply. */
export interface LeaderMoved {
  kind: 'leader-moved';
  species: string;
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
  status: 'open' | 'over' | 'paused' | 'running';
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
  tables: TableSummary[];
}

/** One decision. Cards are kept in canonical order, so equal moves are equal. */
export interface Move {
  kind: string;
  cards?: string[];
  animal?: string | null;
  given?: string | null;
}

/** Hears nothing more of a seat, or hears it again. */
export interface Mute {
  kind: 'mute';
  seat: number;
  muted?: boolean;
}

/** A name is all it takes; sent again it changes the name. */
export interface NewGuest {
  name: string;
}

/** Who makes a table is its host and sits on its first seat. */
export interface NewTable {
  settings?: Settings;
  /** Levels of bots that sit down at once, from the second seat on. */
  bots?: string[];
  /** Whether to start at once, with bots on the free seats. */
  start?: boolean;
}

/** Everybody takes the time they need. */
export interface NoClock {
  kind: 'none';
}

export interface Options {
  removal: string;
}

export interface Outcome {
  points: number[];
  ranks: number[];
}

/** The bid and the payment go back to hand. Why: choice, empty-display, cannot-pay, or withdrew. */
export interface Passed {
  kind: 'passed';
  seat: number;
  why: string;
  bid: string;
  payment: string[];
}

/** Asks for a pause, or takes the wish back. The clocks stop when all people who still play ask for it. */
export interface Pause {
  kind: 'pause';
  wanted?: boolean;
}

export interface Payment {
  seat: number;
  cards: string[];
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

/** A sign of life. */
export interface Pong {
  type: 'pong';
}

/** Why a request was refused. `text` is English; `code` and `facts` let a client say it in its language. */
export interface Problem {
  code: string;
  text: string;
  facts: Record<string, unknown>;
}

export interface PublicTables {
  tables: TableSummary[];
}

/** `animals` and `habitats` are the whole piles, `reshuffles` the new ones as they came up, top card first. */
export interface GameRecord {
  format: string;
  players: string[];
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
  discarded: string[];
  up_to: number;
}

/** The command changed nothing. `code` and `facts` let a client say why in its language; `text` is English. */
export interface Refused {
  type: 'refused';
  /** null: what was sent was no command */
  id: string | null;
  code: string;
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
  decided_by: string;
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
  display: string[];
}

/** Bids and payments go to the discard pile, what is left of the display out of the game. */
export interface RoundEnded {
  kind: 'round-ended';
  round: number;
  animals_out: string[];
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
  largest: string;
  largest_count: number;
  largest_points: number;
  second: string;
  second_count: number;
  second_points: number;
  leaders: string[];
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
  /** The bot that plays this seat now, if one does. */
  level: string | null;
  /** Why a bot plays for the person; after timeout and connection the person can return. */
  stand_in: 'conceded' | 'connection' | 'left' | 'timeout' | null;
  connected: boolean;
  wants_pause: boolean;
  /** Milliseconds left when this was sent; null without a clock or for a bot. */
  time_left: number | null;
  /** Whether that time is running. */
  ticking: boolean;
  /** Decisions in a row that a bot made because time was up; after the second it stands in. */
  timeouts: number;
}

/** What lies in front of one player. */
export interface SeatView {
  name: string;
  hand_size: number;
  hand: string[] | null;
  bid: string | null;
  face_down: number;
  laid: string[];
  collection: Record<string, number>;
  tokens: number;
  points: number;
  asked: boolean;
  decided: boolean;
  known: string[];
  trail: (number | string)[];
}

/** How a table plays. A field that is left out takes its default. */
export interface Settings {
  players: number;
  removal: 'balanced' | 'random';
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
  emote: 'good-game' | 'hello' | 'hurry' | 'oops' | 'thanks' | 'thinking' | 'well-played' | 'wow';
}

/** Takes a free seat, or another one. Whoever is no guest of the table yet needs the code of the invitation. */
export interface Sit {
  kind: 'sit';
  /** null: the first free one */
  seat?: number | null;
  code?: string;
  /** A word of one's own that goes into the shuffle. */
  entropy?: string;
}

/** The host starts the game. Free seats are filled with bots. */
export interface Start {
  kind: 'start';
}

export interface Started {
  kind: 'started';
  players: string[];
  removal: string;
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
  status: 'open' | 'over' | 'paused' | 'running';
  /** Counts the games of this table from 1; 0 before the first. */
  game: number;
  settings: Settings;
  /** The host's seat. */
  host: number | null;
  seats: SeatInfo[];
  /** SHA-256 of the seed of the next or running game. */
  commitment: string | null;
  watchers: number;
  said: Said[];
  /** Under this name the record of the last game can be had, until the next one begins. */
  record: string | null;
}

/** A table from outside. */
export interface TableSummary {
  table: string;
  status: 'open' | 'over' | 'paused' | 'running';
  game: number;
  players: string[];
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
  card: string | null;
  from_hand: boolean;
}

/** In lead order. No winner means that all of them do it again. */
export interface TieBreakRevealed {
  kind: 'tie-break-revealed';
  cards: TieBreakCard[];
  winner: number | null;
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
  animal: string;
  bid: string;
  payment: string[];
  points: number;
}

/** How things stand: the table, the whole view, and the events that are new to this client. */
export interface Update {
  type: 'update';
  /** Grows with everything that happens at the table. */
  version: number;
  table: TableInfo;
  you: You;
  /** null before the first game */
  view: View | null;
  /** The place of the first of these events in the game's story. */
  first_event: number;
  events: AnyEvent[];
}

export interface View {
  viewer: number | null;
  version: number;
  round: number;
  rounds: number;
  lead: number;
  question: string | null;
  pending: number[];
  display: string[];
  animals_left: number;
  animals_removed: number;
  animals_out: string[];
  pile: number;
  discard: string[];
  fresh: string[];
  leaders: Record<string, number | null>;
  seats: SeatView[];
  value: number;
  due: number;
  tied: number[];
  breaking: number[];
  tie_break: string[];
  draw_offered: boolean;
  exchanged: number[];
  face_down: string[];
  choice: Move | null;
  removal: string;
  habitat_counts: number[];
  wild_counts: number[];
  commitment: string | null;
  seed: string | null;
  result: Result | null;
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
  /** The code that opens a free seat; for those who sit. */
  invite: string | null;
  /** The code that lets somebody watch; for those who sit. */
  watch: string | null;
}

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

export type ClientMessage = Hello | Command | Ping;

export type Clock = NoClock | DecisionClock | BankClock;

export type PersonAction =
  | Configure
  | Sit
  | Leave
  | SeatBot
  | ClearSeat
  | Start
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

export type ServerMessage = Update | Done | Refused | Pong | Bye;

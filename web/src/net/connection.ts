import type { ClientMessage, ServerMessage } from '../protocol';

/** Getting ready takes its time, and nobody is to be doubted for it. */
export type ConnectionState = 'preparing' | 'connecting' | 'open' | 'waiting' | 'closed';

/** What is used of a WebSocket, and what the tables on this device offer as well. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** Where to: a new socket each time. */
export interface Line {
  dial: () => Socket;
  /** Whether there is nothing to connect to yet. */
  isPreparing: () => boolean;
}

interface Handlers {
  /** The first thing to say on every new connection. */
  greet: () => ClientMessage;
  hear: (message: ServerMessage) => void;
  changed: (state: ConnectionState) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** Whatever is said is answered sooner than this, or nobody is there any more. */
const ANSWER_WITHIN = 6000;

/** A socket that comes back: after a loss it connects again, each time a little later, at once when online again. */
export class Connection {
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly line: Line,
    private readonly handlers: Handlers,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  send(message: ClientMessage): void {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(message));
    this.doubt ??= setTimeout(() => this.lost(socket), ANSWER_WITHIN);
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    this.stopPinging();
    this.socket?.close();
    this.handlers.changed('closed');
  }

  private connect(): void {
    const socket = this.line.dial();
    this.handlers.changed(this.line.isPreparing() ? 'preparing' : 'connecting');
    this.socket = socket;
    socket.onopen = () => {
      this.send(this.handlers.greet());
      this.handlers.changed('open');
      this.pinging = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return; // given up before it spoke
      clearTimeout(this.doubt);
      this.doubt = undefined;
      this.wait = FIRST_WAIT;
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === 'bye' && !message.retry) this.close();
      this.handlers.hear(message);
    };
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: Socket): void {
    if (this.ended || this.socket !== socket) return;
    this.stopPinging();
    this.socket = null;
    socket.close();
    this.handlers.changed('waiting');
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.5, LONGEST_WAIT);
  }

  private stopPinging(): void {
    clearInterval(this.pinging);
    clearTimeout(this.doubt);
    this.doubt = undefined;
  }

  /** Somebody looks again, or the network has changed: what seems open may be dead since long. */
  private readonly hurry = (): void => {
    if (this.ended || document.hidden) return;
    if (this.socket) return this.send({ type: 'ping' });
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };
}

import type { Bye, ClientMessage, ServerMessage } from '../protocol';

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';

interface Handlers {
  /** The first thing to say on every new connection. */
  greet: () => ClientMessage;
  hear: (message: ServerMessage) => void;
  changed: (state: ConnectionState) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const DEAD_AFTER = 50_000;

/** A WebSocket that comes back: after a loss it connects again, each time a little later, at once when online again. */
export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private ended = false;

  constructor(private readonly handlers: Handlers) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
    this.handlers.changed('closed');
  }

  private connect(): void {
    this.handlers.changed('connecting');
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.send(this.handlers.greet());
      this.handlers.changed('open');
      this.pulse = setInterval(() => this.beat(), PING_EVERY);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.heard = Date.now();
      this.wait = FIRST_WAIT;
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === 'bye' && !isWorthRetrying(message)) this.close();
      this.handlers.hear(message);
    };
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (this.ended || this.socket !== socket) return;
    clearInterval(this.pulse);
    this.socket = null;
    this.handlers.changed('waiting');
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.5, LONGEST_WAIT);
  }

  private beat(): void {
    if (Date.now() - this.heard > DEAD_AFTER) this.socket?.close();
    else this.send({ type: 'ping' });
  }

  private readonly hurry = (): void => {
    if (this.ended || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };
}

function isWorthRetrying(message: Bye): boolean {
  return message.retry;
}

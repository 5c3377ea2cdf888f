import { newId } from '../lib/ids';
import { runtime } from '../lib/runtime';
import { CHANNEL, type FromPage, type FromTables, type WhyNot } from '../local/messages';
import type { Socket } from './connection';
import { install } from './install.svelte';

interface Asked {
  message: FromPage;
  settle: (text: string | null) => void;
}

/** A connection to the tables on this device, in the shape of a WebSocket. It opens once they are there. */
class LocalSocket implements Socket {
  readonly name = newId();
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    private readonly tell: (message: FromPage) => void,
    private readonly gone: (socket: LocalSocket) => void,
  ) {}

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.tell({ kind: 'connect', connection: this.name });
    this.onopen?.(new Event('open'));
  }

  send(text: string): void {
    this.tell({ kind: 'say', connection: this.name, text });
  }

  /** This side has enough. */
  close(): void {
    if (this.readyState === WebSocket.OPEN) this.tell({ kind: 'leave', connection: this.name });
    this.lose();
  }

  /** The other side is gone. */
  lose(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.gone(this);
    this.onclose?.(new CloseEvent('close'));
  }
}

/** The tables on this device. One page's worker keeps them for all pages; when that page goes, another takes over. */
class Device {
  state = $state<'asleep' | 'preparing' | 'ready' | 'failed'>('asleep');
  /** Why they could not be had. */
  why = $state<WhyNot>('not-loaded');
  private channel: BroadcastChannel | null = null;
  private worker: Worker | null = null;
  private keeper = '';
  private readonly asked: Record<string, Asked> = {};
  private readonly sockets = new Set<LocalSocket>();

  /** Makes sure that somebody keeps the tables: another page, or else this one. What has failed to begin is not begun
   * again and again. */
  wake(): void {
    if (!runtime || this.worker || this.state === 'failed') return;
    this.state = 'preparing';
    try {
      this.begin();
    } catch {
      this.fail('not-started'); // this browser does not know what it takes
    }
  }

  /** Somebody wants to try once more. */
  wakeAgain(): void {
    if (this.state === 'failed') this.state = 'asleep';
    this.wake();
  }

  private begin(): void {
    if (!this.channel) {
      this.channel = new BroadcastChannel(CHANNEL);
      this.channel.onmessage = ({ data }: MessageEvent<FromTables | FromPage>) => this.hear(data as FromTables);
      addEventListener('pagehide', () => this.sockets.forEach((socket) => socket.close()));
    }
    this.tell({ kind: 'is-anybody-there' });
    this.worker = new Worker(new URL('../local/tables.ts', import.meta.url), { type: 'module' });
    // It says what is wrong only where its code has come.
    this.worker.onerror = ({ message }) => this.fail(message ? 'not-started' : 'not-loaded');
    this.worker.postMessage({ runtime, files: new URL('local/', document.baseURI).href });
  }

  /** What a server would answer: its status and the body. */
  async call(method: string, path: string, body?: object): Promise<[number, unknown] | null> {
    this.wake();
    const message: FromPage = { kind: 'call', id: newId(), method, path, body: body ? JSON.stringify(body) : '' };
    if (this.state === 'failed') return null;
    const text = await new Promise<string | null>((settle) => {
      this.asked[message.id] = { message, settle };
      if (this.state === 'ready') this.tell(message);
    });
    return text === null ? null : (JSON.parse(text) as [number, unknown]);
  }

  readonly dial = (): Socket => {
    this.wake();
    const socket = new LocalSocket(
      (message) => this.tell(message),
      (gone) => this.sockets.delete(gone),
    );
    this.sockets.add(socket);
    if (this.state === 'ready') queueMicrotask(() => this.state === 'ready' && this.openSocket(socket));
    return socket;
  };

  private openSocket(socket: LocalSocket): void {
    if (socket.readyState === WebSocket.CONNECTING) socket.open();
  }

  private tell(message: FromPage): void {
    this.channel?.postMessage(message);
  }

  private hear(message: FromTables): void {
    switch (message.kind) {
      case 'starting':
        this.state = 'preparing';
        return this.loseOpen();
      case 'ready':
        return this.follow(message.keeper);
      case 'failed':
        return this.fail(message.why);
      case 'answer':
        this.asked[message.id]?.settle(message.text);
        delete this.asked[message.id];
        return;
      case 'heard':
        return this.socketCalled(message.connection)?.onmessage?.(new MessageEvent('message', { data: message.text }));
      case 'hung-up':
        return this.socketCalled(message.connection)?.lose();
    }
  }

  private socketCalled(name: string): LocalSocket | undefined {
    return [...this.sockets].find((socket) => socket.name === name);
  }

  private loseOpen(): void {
    for (const socket of [...this.sockets]) if (socket.readyState === WebSocket.OPEN) socket.lose();
  }

  private follow(keeper: string): void {
    if (keeper === this.keeper && this.state === 'ready') return;
    this.keeper = keeper;
    this.loseOpen();
    this.state = 'ready';
    void install.keep();
    for (const { message } of Object.values(this.asked)) this.tell(message);
    for (const socket of [...this.sockets]) this.openSocket(socket);
  }

  /** What ends later than that is begun anew by whoever still needs it. */
  private fail(why: WhyNot): void {
    this.state = this.state === 'ready' ? 'asleep' : 'failed';
    this.why = why;
    if (why === 'not-started') install.renew();
    this.worker?.terminate();
    this.worker = null;
    for (const [id, { settle }] of Object.entries(this.asked)) {
      delete this.asked[id];
      settle(null);
    }
    for (const socket of [...this.sockets]) socket.lose();
  }
}

export const device = new Device();

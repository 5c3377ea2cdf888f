import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type ConnectionState, type Line } from '../src/net/connection';

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;

  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  say(type: string): void {
    this.onmessage({ data: JSON.stringify({ type }) });
  }
}

const LINE: Line = { dial: () => new Socket() as unknown as WebSocket, isPreparing: () => false };

let page: EventTarget;
let states: ConnectionState[];
let heard: string[];

function connect(): { line: Connection; socket: Socket } {
  const line = new Connection(LINE, {
    greet: () => ({ type: 'hello', protocol: 1, table: 'here' }),
    hear: ({ type }) => heard.push(type),
    changed: (state) => states.push(state),
  });
  const socket = Socket.all[0] as Socket;
  socket.open();
  return { line, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  states = [];
  heard = [];
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a connection on which nothing is answered is given up, and another one is made', () => {
  const { socket } = connect();
  socket.say('pong');
  vi.advanceTimersByTime(20_000);
  expect(socket.sent).toEqual(['hello', 'ping']);
  vi.advanceTimersByTime(5000);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(2000);
  expect(Socket.all.length).toBe(2);
  socket.say('update');
  expect(heard).toEqual(['pong']);
});

test('a connection that answers stays', () => {
  const { socket } = connect();
  for (let seconds = 0; seconds < 100; seconds += 1) {
    socket.say('pong');
    vi.advanceTimersByTime(1000);
  }
  expect(Socket.all.length).toBe(1);
  expect(states).toEqual(['connecting', 'open']);
});

test('whoever looks again learns soon whether the connection is still there', () => {
  const { socket } = connect();
  socket.say('pong');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(socket.sent).toEqual(['hello', 'ping']);
  vi.advanceTimersByTime(6000);
  expect(states.at(-1)).toBe('waiting');
  page.dispatchEvent(new Event('online'));
  expect(Socket.all.length).toBe(2);
});

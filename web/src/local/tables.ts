/** The worker that keeps the tables: this project's Python, with the browser's database. */
import { browser } from '../lib/browser';
import { newId } from '../lib/ids';
import { Database } from './database';
import { CHANNEL, LOCK, type FromPage, type FromTables, type WhyNot } from './messages';
import { compiled, isThere, startPython, type Place } from './python';

interface Device {
  start: () => Promise<void>;
  call: (method: string, path: string, body: string) => Promise<string>;
  connect: (name: string) => void;
  hear: (name: string, text: string) => void;
  disconnect: (name: string) => void;
}

/** What a server would answer that has failed: nobody waits for ever. */
const FAILED = '[500,null]';
const channel = new BroadcastChannel(CHANNEL);
const tell = (message: FromTables): void => channel.postMessage(message);

/** Where bots think that need their time; it is started for the first of them. */
class Thinker {
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly place: Place,
    private readonly binary: WebAssembly.Module,
  ) {}

  /** One question at a time. */
  readonly ask = (question: string): Promise<string> => {
    const answer = this.last.then(() => this.answered(question));
    this.last = answer.catch(() => undefined);
    return answer;
  };

  private answered(question: string): Promise<string> {
    this.worker ??= new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    const { worker, place, binary } = this;
    return new Promise((resolve, reject) => {
      const failed = (why: string): void => {
        worker.terminate();
        this.worker = null;
        reject(new Error(why));
      };
      worker.onmessage = ({ data }: MessageEvent<{ answer?: string; failed?: string }>) =>
        data.answer === undefined ? failed(data.failed ?? '') : resolve(data.answer);
      worker.onerror = (event) => failed(event.message);
      worker.postMessage({ place, binary, question });
    });
  }
}

/** Whoever still wants the tables starts another worker. */
function end(why: WhyNot, error?: unknown): void {
  if (error !== undefined) console.error(error);
  tell({ kind: 'failed', why });
  close();
}

/** What goes wrong with the database. */
class NoStorage extends Error {}
const noStorage = (error: unknown): never => {
  throw new NoStorage(String(error));
};

async function keepTables(place: Place): Promise<never> {
  tell({ kind: 'starting' });
  const opening = Database.open(() => end('no-storage')).catch(noStorage);
  const binary = compiled(place);
  const [python, database] = await Promise.all([startPython(place, binary), opening]);
  const device = python.pyimport('wildcards.local.device').Device({
    database,
    send: (connection: string, text: string) => tell({ kind: 'heard', connection, text }),
    hang_up: (connection: string) => tell({ kind: 'hung-up', connection }),
    think: new Thinker(place, await binary).ask,
  }) as Device;
  await device.start().catch(noStorage);
  const keeper = newId();
  channel.onmessage = ({ data }: MessageEvent<FromPage | FromTables>) => {
    switch (data.kind) {
      case 'is-anybody-there':
        return tell({ kind: 'ready', keeper });
      case 'call':
        return void device
          .call(data.method, data.path, data.body)
          .catch((error: unknown) => {
            console.error(error);
            return FAILED;
          })
          .then((text) => tell({ kind: 'answer', id: data.id, text }));
      case 'connect':
        return device.connect(data.connection);
      case 'say':
        return device.hear(data.connection, data.text);
      case 'leave':
        return device.disconnect(data.connection);
    }
  };
  tell({ kind: 'ready', keeper });
  return new Promise<never>(() => undefined);
}

addEventListener('message', ({ data }: MessageEvent<Place>) => {
  // Over plain HTTP there are no locks: then the database alone sees to it that no place in a log is taken twice.
  const { locks } = browser();
  const keeping = locks ? locks.request(LOCK, () => keepTables(data)) : keepTables(data);
  keeping.catch(async (error: unknown) => {
    if (error instanceof NoStorage || (error as Error).name === 'SecurityError') end('no-storage', error);
    else end((await isThere(data)) ? 'not-started' : 'not-loaded', error);
  });
});

const NAME = 'wildcards';
const STORE = 'things';
type Key = (string | number)[];

interface Changes {
  expects: [Key, string | null][];
  adds: [Key, string][];
  puts: [Key, string][];
  deletes: Key[];
  durability: IDBTransactionDurability;
}

/** `onLost`: the browser has taken it away, or somebody else wants to change or delete it. */
function opened(onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const base = request.result;
      base.onclose = onLost;
      base.onversionchange = () => {
        base.close();
        onLost();
      };
      resolve(base);
    };
    request.onerror = () => reject(request.error ?? new Error('there is no database'));
  });
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
  });
}

/** An ordered map on the device, as `wildcards.local.interfaces.Database` wants it. */
export class Database {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(onLost: () => void): Promise<Database> {
    return new Database(await opened(onLost));
  }

  /** Says `done` only when the disk has it. */
  readonly commit = (text: string): Promise<string> => {
    const { expects, adds, puts, deletes, durability } = JSON.parse(text) as Changes;
    const transaction = this.base.transaction(STORE, 'readwrite', { durability });
    const store = transaction.objectStore(STORE);
    return new Promise((resolve, reject) => {
      let conflict = false;
      const write = (): void => {
        for (const key of deletes) store.delete(key);
        for (const [key, value] of puts) store.put(value, key);
        for (const [key, value] of adds) {
          const adding = store.add(value, key);
          adding.onerror = () => (conflict ||= adding.error?.name === 'ConstraintError'); // which ends all of it
        }
      };
      transaction.oncomplete = () => resolve('done');
      transaction.onabort = () => {
        if (conflict) resolve('conflict');
        else reject(transaction.error ?? new Error('nothing was written'));
      };
      let open = expects.length;
      if (!open) write();
      for (const [key, wanted] of expects) {
        const reading: IDBRequest<string | undefined> = store.get(key);
        reading.onsuccess = () => {
          const found = reading.result;
          if (conflict) return;
          conflict = found === undefined || (wanted !== null && found !== wanted);
          open -= 1;
          if (conflict) transaction.abort();
          else if (!open) write();
        };
      }
    });
  };

  readonly read = (key: string): Promise<string | undefined> =>
    answerOf<string | undefined>(this.store().get(JSON.parse(key) as Key));

  readonly scan = async (start: string): Promise<string> => {
    const from = JSON.parse(start) as Key;
    const range = IDBKeyRange.bound(from, [...from.slice(0, -1), []]); // lists come after all else
    return JSON.stringify(await answerOf(this.store().getAll(range)));
  };

  private store(): IDBObjectStore {
    return this.base.transaction(STORE).objectStore(STORE);
  }
}

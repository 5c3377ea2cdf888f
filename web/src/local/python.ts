import type { Runtime } from '../lib/runtime';
import { unpack } from './unpack';

/** What is used of Pyodide. */
export interface Python {
  pyimport: (name: string) => PythonModule;
  FS: FileSystem;
}
export interface FileSystem {
  mkdirTree: (path: string) => void;
  writeFile: (path: string, data: Uint8Array, options: { canOwn: boolean }) => void;
  lookupPath: (path: string) => { node: { contents: Uint8Array } };
  unlink: (path: string) => void;
}
// Whatever a module of Python holds.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type PythonModule = any;
type CreateModule = (settings: object) => Promise<unknown>;
interface Pyodide {
  loadPyodide: (options: object) => Promise<Python>;
}

export interface Place {
  runtime: Runtime;
  /** The address of the folder with the files. */
  files: string;
}

/** Pyodide gets another one. */
const fetchFile = fetch;

/** The addresses of all that it takes. */
function filesOf({ runtime, files }: Place): Record<'pyodide' | 'module' | 'binary' | 'standard' | 'site', string> {
  const home = `${files}${runtime.python}/`;
  return {
    pyodide: `${home}pyodide.js`,
    module: `${home}pyodide.asm.js`,
    binary: `${home}pyodide.asm.wasm`,
    standard: `${home}standard.zip`,
    site: `${files}${runtime.game}/site.zip`,
  };
}

/** Whether all of it can be had: if nothing starts all the same, the network is not to blame. */
export async function isThere(place: Place): Promise<boolean> {
  const asked = Object.values(filesOf(place)).map(async (address) => (await fetchFile(address)).ok);
  return (await Promise.all(asked).catch(() => [false])).every(Boolean);
}

/** Files are taken as they came, not copied. */
export const OWNED = { canOwn: true };
export const SITE = '/lib/python3.14/site-packages';
/** What Python takes its modules from as it begins, and never again. */
const READ_ONCE = ['/lib/python314.zip', `${SITE}/modules`];

export async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetchFile(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Gives its memory back at once, where the browser can: its collector takes its time with what lies outside its heap. */
function release({ buffer }: Uint8Array): void {
  (buffer as { transfer?: (length: number) => unknown }).transfer?.(0);
}

/** For files that nobody reads again. */
export function discard(system: FileSystem, path: string): void {
  const { contents } = system.lookupPath(path).node;
  system.unlink(path);
  release(contents);
}

/** Python itself, ready to run: workers share what was compiled once. Some web spaces do not know what kind of file it is,
 * and then the browser wants all of it first. */
export async function compiled(place: Place): Promise<WebAssembly.Module> {
  const { binary } = filesOf(place);
  const response = await fetchFile(binary);
  if (!response.ok) throw new Error(`${response.status} ${binary}`);
  const isNamed = response.headers.get('Content-Type') === 'application/wasm';
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Whoever waits for it is told elsewhere that it does not come. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Pyodide asks for files that are there already. */
function answerPyodide(files: Record<string, () => Response>): void {
  globalThis.fetch = async (asked, options) => files[String(asked)]?.() ?? fetchFile(asked, options);
}

/** Gives Pyodide its binary. It would compile one itself, and wait for ever where that fails. */
function instantiated(binary: Promise<WebAssembly.Module>): Promise<void> {
  return new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        const module = await binary;
        const instance = await WebAssembly.instantiate(module, imports);
        resolve();
        return { module, instance };
      } catch (error) {
        reject(error as Error);
        return never();
      }
    };
  });
}

/** Python with this project in it. No other site is ever asked for anything. All that it takes comes at the same time. */
export async function startPython(place: Place, binary: Promise<WebAssembly.Module>): Promise<Python> {
  const { runtime, files } = place;
  const all = filesOf(place);
  const home = `${files}${runtime.python}/`;
  const starting = import(/* @vite-ignore */ all.pyodide) as Promise<Pyodide>;
  const module = import(/* @vite-ignore */ all.module) as Promise<{ default: CreateModule }>;
  const standard = bytesOf(all.standard);
  const site = bytesOf(all.site).then((archive) => {
    const unpacked = [...unpack(archive)];
    release(archive);
    return unpacked;
  });
  answerPyodide({
    [all.binary]: () => new Response(),
    [all.standard]: () => ({ ok: true, arrayBuffer: async () => (await standard).buffer }) as Response,
  });
  const running = instantiated(binary);
  const begin = async (): Promise<Python> =>
    (await starting).loadPyodide({
      indexURL: home,
      packageBaseUrl: home,
      stdLibURL: all.standard,
      lockFileContents: runtime.lock,
      createPyodideModule: async (settings: object) => (await module).default(settings),
      fsInit: async (system: FileSystem) => {
        for (const { name, data } of (await site.catch(never)).splice(0)) {
          system.mkdirTree(`${SITE}/${name.replace(/[^/]*$/, '')}`);
          system.writeFile(`${SITE}/${name}`, data, OWNED);
        }
      },
    });
  // Whatever is missing ends it.
  const [python, copied] = await Promise.all([begin(), standard, module, site, binary, running]);
  release(copied);
  for (const path of READ_ONCE) discard(python.FS, path);
  return python;
}

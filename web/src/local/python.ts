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

/** The addresses of all that it takes. */
function filesOf({ runtime, files }: Place): Record<'pyodide' | 'module' | 'binary' | 'standard' | 'site', string> {
  const home = `${files}${runtime.python}/`;
  return {
    pyodide: `${home}pyodide.mjs`,
    module: `${home}pyodide.asm.mjs`,
    binary: `${home}pyodide.asm.wasm`,
    standard: `${home}standard.zip`,
    site: `${files}${runtime.game}/site.zip`,
  };
}

/** Whether all of it can be had: if nothing starts all the same, the network is not to blame. */
export async function isThere(place: Place): Promise<boolean> {
  const asked = Object.values(filesOf(place)).map(async (address) => (await fetch(address)).ok);
  return (await Promise.all(asked).catch(() => [false])).every(Boolean);
}

/** Files are taken as they came, not copied. */
export const OWNED = { canOwn: true };
export const SITE = '/lib/python3.14/site-packages';

export async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Python would begin without what is missing, and complain. That it is missing is told by whoever asked for it. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Python with this project in it. No other site is ever asked for anything. All that it takes comes at the same time. */
export async function startPython(place: Place): Promise<Python> {
  const { runtime, files } = place;
  const all = filesOf(place);
  const home = `${files}${runtime.python}/`;
  const starting = import(/* @vite-ignore */ all.pyodide) as Promise<Pyodide>;
  const module = import(/* @vite-ignore */ all.module) as Promise<{ default: CreateModule }>;
  const site = bytesOf(all.site).then((archive) => [...unpack(archive)]);
  const begin = async (): Promise<Python> =>
    (await starting).loadPyodide({
      indexURL: home,
      packageBaseUrl: home,
      stdLibURL: all.standard,
      lockFileContents: runtime.lock,
      createPyodideModule: async (settings: object) => (await module).default(settings),
      fsInit: async (system: FileSystem) => {
        for (const { name, data } of await site.catch(never)) {
          system.mkdirTree(`${SITE}/${name.replace(/[^/]*$/, '')}`);
          system.writeFile(`${SITE}/${name}`, data, OWNED);
        }
      },
    });
  const [python] = await Promise.all([begin(), module, site]); // whatever is missing ends it
  return python;
}

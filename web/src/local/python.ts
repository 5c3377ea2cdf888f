import type { Runtime } from '../lib/runtime';
import { unpack } from './unpack';

/** What is used of Pyodide. */
export interface Python {
  pyimport: (name: string) => PythonModule;
  FS: FileSystem;
}
export interface FileSystem {
  mkdirTree: (path: string) => void;
  writeFile: (path: string, data: Uint8Array) => void;
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

export const SITE = '/lib/python3.14/site-packages';

export async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Python with this project in it. No other site is ever asked for anything. All that it takes comes at the same time. */
export async function startPython({ runtime, files }: Place): Promise<Python> {
  const home = `${files}${runtime.python}/`;
  const starting = import(/* @vite-ignore */ `${home}pyodide.mjs`) as Promise<Pyodide>;
  const module = import(/* @vite-ignore */ `${home}pyodide.asm.mjs`) as Promise<{ default: CreateModule }>;
  const site = bytesOf(`${files}${runtime.game}/site.zip`);
  const begin = async (): Promise<Python> =>
    (await starting).loadPyodide({
      indexURL: home,
      packageBaseUrl: home,
      stdLibURL: `${home}standard.zip`,
      lockFileContents: runtime.lock,
      createPyodideModule: async (settings: object) => (await module).default(settings),
      fsInit: async (system: FileSystem) => {
        for (const { name, data } of unpack(await site)) {
          system.mkdirTree(`${SITE}/${name.replace(/[^/]*$/, '')}`);
          system.writeFile(`${SITE}/${name}`, data);
        }
      },
    });
  const [python] = await Promise.all([begin(), module, site]); // whatever is missing ends it
  return python;
}

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

/** Python with this project in it. No other site is ever asked for anything. */
export async function startPython({ runtime, files }: Place): Promise<Python> {
  const home = `${files}${runtime.python}/`;
  const [{ loadPyodide }, { default: createPyodideModule }, site] = await Promise.all([
    import(/* @vite-ignore */ `${home}pyodide.mjs`) as Promise<Pyodide>,
    import(/* @vite-ignore */ `${home}pyodide.asm.mjs`) as Promise<{ default: unknown }>, // for which it would ask later
    bytesOf(`${files}${runtime.game}/site.zip`),
  ]);
  return loadPyodide({
    indexURL: home,
    packageBaseUrl: home,
    stdLibURL: `${home}standard.zip`,
    lockFileContents: runtime.lock,
    createPyodideModule,
    fsInit: (system: FileSystem): Promise<void> => {
      for (const { name, data } of unpack(site)) {
        system.mkdirTree(`${SITE}/${name.replace(/[^/]*$/, '')}`);
        system.writeFile(`${SITE}/${name}`, data);
      }
      return Promise.resolve();
    },
  });
}

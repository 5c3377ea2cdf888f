import type { About } from '../protocol';

/** What the page needs to play without a server, where it was built in: which files there are, and what they offer. */
export interface Runtime {
  /** Folders: Python itself, this project's part of it, and what the master has learned. */
  python: string;
  game: string;
  master: string;
  lock: object;
  /** The bots that know what the master has learned. */
  learned: string[];
  about: About;
  /** There is no server behind this page, and never was. */
  alone?: boolean;
}

/** The file with what the master has learned. */
export function weightsOf({ master }: Runtime): string {
  return `${master}/master.weights`;
}

/** Whether a file of the site is kept. */
export async function isInCache(file: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false; // over plain HTTP
  const found = caches.match(new URL(file, document.baseURI).href);
  return (await found.catch(() => undefined)) !== undefined; // a browser may be told to keep nothing
}

function read(): Runtime | null {
  const text = globalThis.document?.getElementById('runtime')?.textContent;
  return text ? (JSON.parse(text) as Runtime) : null;
}

export const runtime = read();

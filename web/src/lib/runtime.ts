import type { About } from '../protocol';

/** What the page needs to play without a server, where it was built in: which files there are, and what they offer. */
export interface Runtime {
  /** Folders: Python itself, this project's part of it, and what the master has learned. */
  python: string;
  game: string;
  master: string;
  lock: object;
  about: About;
  /** There is no server behind this page, and never was. */
  alone?: boolean;
}

function read(): Runtime | null {
  const text = globalThis.document?.getElementById('runtime')?.textContent;
  return text ? (JSON.parse(text) as Runtime) : null;
}

export const runtime = read();

import type { Component } from 'svelte';
import type { Catalogue } from '../i18n/catalogues';
import { isHere } from '../lib/links';

type Fetch = () => Promise<{ default: Component }>;

/** A page that is shown when its texts are there too. The first script, which knows this list, waits for neither. */
async function withTexts<Page>(catalogue: Catalogue, page: Promise<Page>): Promise<Page> {
  const [come, { need }] = await Promise.all([page, import('../i18n/index.svelte')]);
  await need(catalogue);
  return come;
}

const LAZY_PAGES: Record<string, Fetch> = {
  table: () => import('./TablePage.svelte'),
  join: () => import('./Join.svelte'),
  watch: () => import('./Join.svelte'),
  games: () => withTexts('games', import('./MyGames.svelte')),
  today: () => withTexts('games', import('./TodayPage.svelte')),
  privacy: () => withTexts('games', import('./Privacy.svelte')),
  watching: () => import('./Watching.svelte'),
  learn: () => withTexts('learn', import('../learn/LearnPage.svelte')),
  rules: () => withTexts('rules', import('../rulebook/RulesPage.svelte')),
  replay: () => import('./Replay.svelte'),
};

const TEXTS: Record<string, Catalogue[]> = {
  learn: ['learn'],
  rules: ['rules'],
  games: ['games'],
  today: ['games'],
  privacy: ['games'],
};

/** What they speak of is on a server alone. */
const OF_SERVERS = ['privacy', 'watching'];

/** Pages that are not needed at once come when they are asked for; undefined where there is no page of that name. */
export function pageCalled(name: string): Fetch | undefined {
  if (isHere() && OF_SERVERS.includes(name)) return undefined;
  return Object.hasOwn(LAZY_PAGES, name) ? LAZY_PAGES[name] : undefined;
}

/** Texts that only this page uses. */
export function textsOf(name: string): Catalogue[] {
  return Object.hasOwn(TEXTS, name) ? (TEXTS[name] ?? []) : [];
}

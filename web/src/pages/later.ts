import type { Component } from 'svelte';
import type { Catalogue } from '../i18n/catalogues';

/** Pages that are not needed at once come when they are asked for. */
export const LATER: Partial<Record<string, () => Promise<{ default: Component }>>> = {
  table: () => import('./TablePage.svelte'),
  join: () => import('./Join.svelte'),
  watch: () => import('./Join.svelte'),
  games: () => import('./MyGames.svelte'),
  watching: () => import('./Watching.svelte'),
  learn: () => import('../learn/LearnPage.svelte'),
  rules: () => import('../rulebook/RulesPage.svelte'),
  replay: () => import('./Replay.svelte'),
};

/** Texts that only one page uses. */
export const TEXTS: Partial<Record<string, Catalogue[]>> = { learn: ['learn'], rules: ['rules'] };

import { vi } from 'vitest';
import { setLanguage } from '../src/i18n/index.svelte';

/** Speaks a language as a page does, which says so in its document. */
export async function speak(...asked: Parameters<typeof setLanguage>): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage(...asked);
}

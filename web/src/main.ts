import { EVERYWHERE, fetchTexts, preferredLanguage } from './i18n/catalogues';
import { addressed, wordsOf } from './lib/links';
import { pageCalled, textsOf } from './pages/lazyPages';

if (addressed(location) !== null) history.replaceState(null, '', addressed(location));

/** All that the address asks for is fetched at once, along with the code that every page needs, not one after the other. */
const page = /^[a-z]*/.exec(wordsOf(location.hash)[0] ?? '')?.[0] ?? '';
const nothing = (): undefined => undefined; // whoever shows it asks again, and says what is wrong
fetchTexts(preferredLanguage(), [...EVERYWHERE, ...textsOf(page)]).catch(nothing);
pageCalled(page)?.().catch(nothing);

/** Without its code the page has no texts either, but for these: it did not come, or this browser cannot read it. */
function sayWhy(error: unknown): void {
  const said = document.getElementById(error instanceof SyntaxError ? 'too-old' : 'away');
  const own = said?.querySelector(`[lang=${preferredLanguage()}]`);
  if (own) said?.replaceChildren(own);
  said?.removeAttribute('hidden');
}

import('./app').then(({ mounted }) => mounted).catch(sayWhy);

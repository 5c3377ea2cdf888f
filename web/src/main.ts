import { EVERYWHERE, fetchTexts, preferredLanguage } from './i18n/catalogues';
import { LATER, TEXTS } from './pages/later';

/** All that the address asks for is fetched at once, along with the code that every page needs, not one after the other. */
const page = /^#\/?([a-z]*)/.exec(location.hash)?.[1] ?? '';
const nothing = (): undefined => undefined; // whoever shows it asks again, and says what is wrong
fetchTexts(preferredLanguage(), [...EVERYWHERE, ...(TEXTS[page] ?? [])]).catch(nothing);
LATER[page]?.().catch(nothing);

void import('./app');

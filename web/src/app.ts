import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage } from './i18n/catalogues';
import { setLanguage } from './i18n/index.svelte';
import { route } from './lib/route.svelte';
import { textsOf } from './pages/lazyPages';
import './styles/tokens.css';
import './styles/base.css';
import './cards/cards.css';
import './components/components.css';
import './styles/contrast.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');

/** The page stands. */
export const mounted = setLanguage(preferredLanguage(), textsOf(route().page)).then(() => mount(App, { target }));

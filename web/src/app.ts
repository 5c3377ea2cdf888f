import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage } from './i18n/catalogues';
import { setLanguage } from './i18n/index.svelte';
import { isHere } from './lib/links';
import { route } from './lib/route.svelte';
import { device } from './net/device.svelte';
import { install, isLaterVisit } from './net/install.svelte';
import { textsOf } from './pages/lazyPages';
import './styles/tokens.css';
import './styles/base.css';
import './cards/cards.css';
import './components/components.css';
import './styles/contrast.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');

/** On a later visit all that playing takes is here: Python gets ready while the page is drawn. */
const isPlayed = ['', 'table'].includes(route().page);
if (isPlayed && isLaterVisit()) device.wake();
if (!isPlayed && isHere()) void install.keep();

/** The page stands. */
export const mounted = setLanguage(preferredLanguage(), textsOf(route().page)).then(() => mount(App, { target }));

import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './i18n/index.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './cards/cards.css';
import './parts/parts.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');

void setLanguage(preferredLanguage()).then(() => mount(App, { target }));

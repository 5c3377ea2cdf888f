import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './cards/cards.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');

mount(App, { target });

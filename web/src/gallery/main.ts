import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import '../cards/cards.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('gallery.html has no element with the id "app"');

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
if (asked.has('grey')) document.documentElement.style.filter = 'grayscale(1)';

mount(Gallery, { target });

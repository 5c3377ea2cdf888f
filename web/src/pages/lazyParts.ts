/** What a first round does without: it comes when it is asked for, else while the second round is played. */
export { default as Knowledge } from '../play/Knowledge.svelte';
export { default as Menu } from '../play/Menu.svelte';
export { default as Talk } from '../play/Talk.svelte';
export { default as TalkPanel } from '../play/TalkPanel.svelte';
export { default as Wishes } from '../play/Wishes.svelte';
export { default as AfterGame } from './AfterGame.svelte';

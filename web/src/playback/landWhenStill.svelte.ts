import { isStill } from '../lib/prefs.svelte';
import { land } from './motion';
import type { Player } from './player.svelte';

/** For a page: motion can be turned off while cards fly. */
export function landWhenStill(player: () => Player): void {
  $effect(() => {
    if (!isStill()) return;
    land();
    player().stopMoving();
  });
}

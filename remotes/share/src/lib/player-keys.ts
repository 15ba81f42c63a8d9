import type { Player } from '../stores/player.ts';

export type PlayerKeys = Pick<Player, 'toggle' | 'step' | 'stage' | 'seek' | 'toEnd'>;

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a key does in the player (X3): Space plays and pauses, arrows step, with Shift by stage, Home and End. */
export function playerKey(press: KeyPress): ((player: PlayerKeys) => void) | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  switch (press.key) {
    case ' ':
      return (player) => player.toggle();
    case 'ArrowRight':
      return (player) => (press.shiftKey ? player.stage(1) : player.step(1));
    case 'ArrowLeft':
      return (player) => (press.shiftKey ? player.stage(-1) : player.step(-1));
    case 'Home':
      return (player) => player.seek(0);
    case 'End':
      return (player) => player.toEnd();
    default:
      return null;
  }
}

import { atom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import type { SnackbarColor } from '@loupe/shared/host-contract';

/** One message at a time (S4). */
export interface SnackbarMessage {
  readonly message: string;
  readonly color: SnackbarColor;
  readonly visible: boolean;
}

export const SNACKBAR_MS = 3000;

const hidden: SnackbarMessage = { message: '', color: 'success', visible: false };

export const $snackbar = atom<SnackbarMessage>(hidden);

let cancelTimer: Unsubscribe | null = null;
let startedAtMs = 0;
let remainingMs = 0;

function stopTimer(): void {
  cancelTimer?.();
  cancelTimer = null;
}

function startTimer(ms: number): void {
  stopTimer();
  const { clock } = environment();
  startedAtMs = clock.now();
  remainingMs = ms;
  cancelTimer = clock.after(ms, closeSnackbar);
}

/** Shows a message in place of the one before; errors stay until closed or replaced (S4). */
export function showSnackbar(message: string, color: SnackbarColor): void {
  stopTimer();
  $snackbar.set({ message, color, visible: true });
  if (color !== 'error') startTimer(SNACKBAR_MS);
}

export function closeSnackbar(): void {
  stopTimer();
  $snackbar.set({ ...$snackbar.get(), visible: false });
}

/** Holds the message while it is hovered or focused (S4). */
export function pauseSnackbar(): void {
  if (!cancelTimer) return;
  remainingMs = Math.max(0, remainingMs - (environment().clock.now() - startedAtMs));
  stopTimer();
}

/** Lets the rest of the time run. */
export function resumeSnackbar(): void {
  const { visible, color } = $snackbar.get();
  if (visible && color !== 'error' && !cancelTimer) startTimer(remainingMs);
}

import { atom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';

/** Lets the browser paint the page before anything else is asked for. */
const paintMs = 50;
/** A page that takes longer than this to come does not hold up the frame. */
const patienceMs = 2500;

/**
 * False until the first page is shown. What is beside it (the rail's list, credits, runs) waits for that: on a slow line
 * the page comes first.
 */
export const $isContentShown = atom(false);

let isAnnounced = false;

function show(): void {
  $isContentShown.set(true);
}

/** Called by the page that is shown, or that failed to. */
export function announceContent(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  environment().clock.after(paintMs, show);
}

/** Begins to wait for the first page. */
export function awaitFirstContent(): Unsubscribe {
  return environment().clock.after(patienceMs, show);
}

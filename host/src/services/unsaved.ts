import { atom, computed } from 'nanostores';
import { environment } from '@loupe/shared/environment';
import type { UnsavedOptions } from '@loupe/shared/host-contract';

/** What is unsaved, by the name its place gave it; true where leaving it needs a question. */
export const $unsaved = atom<ReadonlyMap<string, boolean>>(new Map());

/** True while a reload of the page would lose something a person has begun. */
export const $isAnythingUnsaved = computed($unsaved, (unsaved) => unsaved.size > 0);

/** True while opening another page would lose it too. */
export const $isLeavingAsked = computed($unsaved, (unsaved) => [...unsaved.values()].includes(true));

/** A load has begun that must happen. */
let isGivenUp = false;

/** Notes that something is unsaved, by the name its place gave it, or no longer is. */
export function setUnsaved(
  what: string,
  isUnsaved: boolean,
  { asksToLeave = true }: UnsavedOptions = {},
): void {
  if (isGivenUp) return;
  const unsaved = new Map($unsaved.get());
  if (isUnsaved) unsaved.set(what, asksToLeave);
  else unsaved.delete(what);
  $unsaved.set(unsaved);
}

/**
 * Gives up what is unsaved, before a load that must happen: the browser would ask whether to leave, and whoever stays
 * would go on with what is no longer theirs. What is drawn for the next person until then does not count either.
 */
export function discardUnsaved(): void {
  isGivenUp = true;
  $unsaved.set(new Map());
  // The page may come back out of the browser's cache.
  environment().page.onWake(() => {
    isGivenUp = false;
  });
}

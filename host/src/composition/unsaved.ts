import { atom, computed } from 'nanostores';
import type { UnsavedOptions } from '@loupe/shared/host-contract';

/** What is unsaved, by the name its place gave it; true where leaving it needs a question. */
export const $unsaved = atom<ReadonlyMap<string, boolean>>(new Map());

/** True while loading the page anew would lose something a person has begun. */
export const $isAnythingUnsaved = computed($unsaved, (unsaved) => unsaved.size > 0);

/** Notes that something is unsaved, by the name its place gave it, or no longer is. */
export function setUnsaved(
  what: string,
  isUnsaved: boolean,
  { asksToLeave = true }: UnsavedOptions = {},
): void {
  const unsaved = new Map($unsaved.get());
  if (isUnsaved) unsaved.set(what, asksToLeave);
  else unsaved.delete(what);
  $unsaved.set(unsaved);
}

import { atom, computed } from 'nanostores';

const $unsaved = atom<ReadonlySet<string>>(new Set());

/** True while loading the page anew would lose something a person has begun. */
export const $isAnythingUnsaved = computed($unsaved, (unsaved) => unsaved.size > 0);

/** Notes that something is unsaved, by the name its place gave it, or no longer is. */
export function setUnsaved(what: string, isUnsaved: boolean): void {
  const unsaved = new Set($unsaved.get());
  if (isUnsaved) unsaved.add(what);
  else unsaved.delete(what);
  $unsaved.set(unsaved);
}

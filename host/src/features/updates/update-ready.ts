import { computed } from 'nanostores';
import { $isAnythingUnsaved } from '../../services/unsaved.ts';
import { $areOtherSlicesReady } from './follow-composition.ts';
import { $isOtherHostReady } from './follow-host-build.ts';

/** True when other versions of slices, or another build of the host, are to be taken. */
export const $isUpdateReady = computed(
  [$areOtherSlicesReady, $isOtherHostReady],
  (areSlicesReady, isHostReady) => areSlicesReady || isHostReady,
);

/** True when the next page is to be reloaded, with the newer versions: never while anything is unsaved. */
export function takesUpdate(): boolean {
  return $isUpdateReady.get() && !$isAnythingUnsaved.get();
}

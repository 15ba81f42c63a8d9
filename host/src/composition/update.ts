import { atom, computed } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { $isOtherHostReady } from './host-build.ts';
import { followNamed } from './named-in-answers.ts';
import type { OpenRegistry, RegistryJudge } from './open-registry.ts';
import { $isAnythingUnsaved } from './unsaved.ts';

/** True when the site is composed of other versions than this tab, and this person would get them. */
const $areOtherSlicesReady = atom(false);

/** True when other versions of slices, or another build of the host, are to be taken. */
export const $isUpdateReady = computed(
  [$areOtherSlicesReady, $isOtherHostReady],
  (areSlicesReady, isHostReady) => areSlicesReady || isHostReady,
);

/** True when the next page is to be loaded anew, with the newer versions: never while anything is unsaved. */
export function takesUpdate(): boolean {
  return $isUpdateReady.get() && !$isAnythingUnsaved.get();
}

/**
 * A tab keeps the composition it began with. Once the server names another one, what can tell whether it matters is
 * loaded.
 */
export function followComposition(own: OpenRegistry, judge: RegistryJudge): Unsubscribe {
  let latest = own.composition;
  return followNamed('loupe-composition', (served) => {
    if (own.refusal !== null) return;
    latest = served;
    if (served === own.composition) return $areOtherSlicesReady.set(false);
    import('../features/updates/judge-update.ts')
      .then(({ isUpdateFor }) => isUpdateFor(own, judge))
      .then((isUpdate) => {
        if (latest === served) $areOtherSlicesReady.set(isUpdate);
      })
      .catch((error: unknown) => environment().log.error('The newer composition could not be read', error));
  });
}

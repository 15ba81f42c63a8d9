import { atom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { $servedComposition } from '@loupe/shared/stores/composition';
import type { OpenRegistry } from './open-registry.ts';
import { $isAnythingUnsaved } from './unsaved.ts';

/** True when the site is composed of other versions than this tab, and this person would get them. */
export const $isUpdateReady = atom(false);

/** True when the next page is to be loaded anew, with the newer versions: never while anything is unsaved. */
export function takesUpdate(): boolean {
  return $isUpdateReady.get() && !$isAnythingUnsaved.get();
}

/**
 * A tab keeps the composition it began with. Once the server names another one, what can tell whether it matters is
 * loaded.
 */
export function followComposition(own: OpenRegistry, key: string): Unsubscribe {
  return $servedComposition.subscribe((served) => {
    if (served === null || !own.isTrusted) return;
    if (served === own.composition) return $isUpdateReady.set(false);
    import('../features/updates/judge-update.ts')
      .then(({ isUpdateFor }) => isUpdateFor(own, key))
      .then((isUpdate) => {
        if ($servedComposition.get() === served) $isUpdateReady.set(isUpdate);
      })
      .catch((error: unknown) => environment().log.error('The newer composition could not be read', error));
  });
}

import { atom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import type { OpenRegistry, RegistryJudge } from '../../registry/open-registry.ts';
import { followAnswerHeader } from './follow-answer-header.ts';

/** True when the site is composed of other versions than this tab, and this person would get them. */
export const $areOtherSlicesReady = atom(false);

/**
 * A tab keeps the composition it began with. Once the server names another one, what can tell whether it matters is
 * loaded.
 */
export function followComposition(own: OpenRegistry, judge: RegistryJudge): Unsubscribe {
  let latest = own.composition;
  return followAnswerHeader('loupe-composition', (served) => {
    if (own.refusal !== null) return;
    latest = served;
    if (served === own.composition) return $areOtherSlicesReady.set(false);
    import('./judge-update.ts')
      .then(({ isUpdateFor }) => isUpdateFor(own, judge))
      .then((isUpdate) => {
        if (latest === served) $areOtherSlicesReady.set(isUpdate);
      })
      .catch((error: unknown) => environment().log.error('The newer composition could not be read', error));
  });
}

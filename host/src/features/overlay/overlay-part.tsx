import { useKeyDown } from '@loupe/shared/ui/use-key-down';
import { atom } from 'nanostores';
import { useStore } from '@nanostores/react';
import { $user } from '@loupe/shared/stores/session';
import { lazyPart } from '../../parts/lazy-part.tsx';

const $isOpen = atom(false);

/** Shows or hides what each region is made of. */
export function toggleOverlay(): void {
  $isOpen.set(!$isOpen.get());
}

const LazyOverlay = lazyPart<{ onClose: () => void }>(() =>
  import('./composition-overlay.tsx').then(({ CompositionOverlay }) => CompositionOverlay),
);

/** For admins, by Alt+Shift+L or the account menu; loaded when it is first asked for. */
export function OverlayPart() {
  const isAllowed = useStore($user)?.permissions.includes('admin') === true;
  const isOpen = useStore($isOpen) && isAllowed;
  useKeyDown(({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyL') toggleOverlay();
  }, isAllowed);
  return isOpen ? <LazyOverlay onClose={toggleOverlay} /> : null;
}

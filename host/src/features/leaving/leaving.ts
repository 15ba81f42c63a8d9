import { atom } from 'nanostores';
import { $isLeavingAsked, $unsaved } from '../../services/unsaved.ts';

/** The way that waits for the person's answer, null while nothing is asked. */
export const $wayOut = atom<(() => void) | null>(null);

/** Goes a way that leaves the page: at once, or once the person has agreed to lose what is unsaved. */
export function leavePageBy(way: () => void): void {
  if ($isLeavingAsked.get()) $wayOut.set(way);
  else way();
}

/** The person agreed: what was unsaved is given up. */
export function agreeToLoseUnsaved(): void {
  const way = $wayOut.get();
  $wayOut.set(null);
  $unsaved.set(new Map());
  way?.();
}

/** The person stays, or the page is gone by itself. */
export function stayOnPage(): void {
  $wayOut.set(null);
}

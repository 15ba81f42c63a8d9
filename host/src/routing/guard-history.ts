import { leavePageBy } from '../features/leaving/leaving.ts';
import { $isLeavingAsked } from '../services/unsaved.ts';

/** Where the page that is shown is in the history: the router numbers its entries. */
let shown: { readonly index: number | null; readonly path: string } = { index: null, path: '' };
/** What is to be asked once the browser is back on the page that is shown. */
let onReturned: (() => void) | null = null;

function indexOf(state: unknown): number | null {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
}

/** Called once a page is shown. */
export function noteShownPage(): void {
  shown = { index: indexOf(history.state), path: location.pathname };
}

function onPop(event: PopStateEvent): void {
  if (onReturned) {
    const ask = onReturned;
    onReturned = null;
    event.stopImmediatePropagation();
    return ask();
  }
  const index = indexOf(event.state);
  if (!$isLeavingAsked.get() || index === null || shown.index === null) return;
  const steps = index - shown.index;
  if (steps === 0 || location.pathname === shown.path) return;
  // The browser has gone already: it is brought back before the router hears of it.
  event.stopImmediatePropagation();
  onReturned = () => leavePageBy(() => history.go(steps));
  history.go(-steps);
}

function onUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Asks before back, forward, a reload or the end of the tab lose something unsaved; for the last two only the browser's
 * own question can. To be called before the router listens.
 */
export function guardHistory(): void {
  addEventListener('popstate', onPop);
  $isLeavingAsked.subscribe((isAsked) => {
    if (isAsked) addEventListener('beforeunload', onUnload);
    else removeEventListener('beforeunload', onUnload);
  });
}

import { createRoot } from 'react-dom/client';
import type { Request } from '@loupe/shared/stores/request';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { logOut } from '../../session/log-out.ts';
import { createBannerStore } from './banner-store.ts';
import { ViewBanner } from './view-banner.tsx';
import classes from './view-banner.module.css';

function isOpening(event: Event): boolean {
  return (event as ToggleEvent).newState === 'open';
}

/** A dialog that is modal makes all that is not in it inert: there the layer can be pressed only from within it. */
function placeFor(opened: EventTarget | null): Element {
  if (opened instanceof HTMLDialogElement && opened.matches(':modal')) return opened;
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** Puts the layer above everything, also above what came into the top layer after it. */
function raise(layer: HTMLElement, opened: EventTarget | null = null): void {
  if (typeof layer.showPopover !== 'function') return;
  const focused = layer.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const place = placeFor(opened);
  if (layer.parentElement !== place || !layer.isConnected) place.append(layer);
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
  focused?.focus({ preventScroll: true });
}

/**
 * Draws the banner outside the page's own tree, so that neither an error of the page nor anything a slice draws takes
 * it away: in the browser's top layer, where no z-index reaches, and raised again when something else enters or leaves
 * it, also when that is taken out of the page with the layer in it.
 */
export function mountBanner(request: Request): void {
  const layer = document.createElement('div');
  layer.className = classes['layer'] ?? '';
  layer.dataset['viewBanner'] = '';
  layer.setAttribute('popover', 'manual');
  document.body.append(layer);
  createRoot(layer).render(<ViewBanner store={createBannerStore(() => logOut(request))} />);
  document.addEventListener(
    'toggle',
    (event) => {
      if (event.target === layer || !$currentView.get()) return;
      if (isOpening(event)) raise(layer, event.target);
      else if (event.target instanceof HTMLDialogElement) raise(layer);
    },
    { capture: true },
  );
  document.addEventListener('fullscreenchange', () => $currentView.get() && raise(layer));
  new MutationObserver(() => {
    if (!layer.isConnected && $currentView.get()) raise(layer);
  }).observe(document.body, { childList: true, subtree: true });
  $currentView.subscribe((view) => {
    document.documentElement.toggleAttribute('data-viewing', view !== null);
    layer.hidden = view === null;
    if (view) raise(layer);
  });
}

import { createRoot } from 'react-dom/client';
import type { Request } from '@loupe/shared/stores/request';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { logOut } from '../../composition/log-out.ts';
import { createBannerStore } from './banner-store.ts';
import { ViewBanner } from './view-banner.tsx';
import classes from './view-banner.module.css';

function isOpening(event: Event): boolean {
  return (event as ToggleEvent).newState === 'open';
}

/** Puts the layer above everything, also above what came into the top layer after it. */
function raise(layer: HTMLElement): void {
  if (typeof layer.showPopover !== 'function' || !layer.isConnected) return;
  const focused = layer.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
  focused?.focus({ preventScroll: true });
}

/**
 * Draws the banner outside the page's own tree, so that neither an error of the page nor anything a slice draws takes
 * it away: in the browser's top layer, where no z-index reaches, and raised again when something else enters it.
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
      if (event.target !== layer && isOpening(event) && $currentView.get()) raise(layer);
    },
    { capture: true },
  );
  document.addEventListener('fullscreenchange', () => $currentView.get() && raise(layer));
  $currentView.subscribe((view) => {
    document.documentElement.toggleAttribute('data-viewing', view !== null);
    layer.hidden = view === null;
    if (view) raise(layer);
  });
}

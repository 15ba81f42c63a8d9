import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { $session } from '@loupe/shared/stores/session';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import type { OpenRegistry } from '../../registry/open-registry.ts';
import { decide } from '../../routing/guard.ts';
import { pageMatcher } from '../../routing/page-matcher.ts';

export interface IntentSite {
  readonly loader: Pick<RemoteLoader, 'entryOf' | 'load'>;
  readonly registry: Pick<OpenRegistry, 'switchedOff'>;
  /** The next page is loaded whole, in newer versions: what this tab runs is not wanted there. */
  readonly takesUpdate: () => boolean;
}

/** Whoever only passes over a link on the way elsewhere is gone by then. */
const intentMs = 65;

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/**
 * Loads the page that a link leads to while the pointer rests on it, it has the focus, or is being pressed: by the time
 * it is opened its files are there. What fails is met again, and shown, when the page is opened. Not for people whose
 * browser saves data, nor for pages they may not see. `target`: what the first sign was about.
 */
export function preloadOnIntent(site: IntentSite, target: EventTarget | null): void {
  const { loader, registry, takesUpdate } = site;
  const match = pageMatcher(loader, registry);
  let meant: HTMLAnchorElement | null = null;
  let stop: Unsubscribe | null = null;

  function load(link: HTMLAnchorElement): void {
    if (environment().network.savesData() || takesUpdate()) return;
    const decision = decide(link.pathname, link.search, $session.get(), false, match);
    if (decision.kind !== 'show') return;
    const { name, route } = decision.route;
    const expose = loader.entryOf(route.owner)?.routes[name];
    if (expose !== undefined) loader.load(route.owner, expose).catch(() => undefined);
  }

  function mean(link: HTMLAnchorElement | null): void {
    if (link === meant) return;
    stop?.();
    meant = link;
    stop = link && environment().clock.after(intentMs, () => load(link));
  }

  document.addEventListener('pointerover', (event) => mean(linkAt(event.target)));
  document.addEventListener('focusin', (event) => mean(linkAt(event.target)));
  document.addEventListener('pointerdown', (event) => {
    const link = linkAt(event.target);
    if (link) load(link);
  });
  mean(linkAt(target));
}

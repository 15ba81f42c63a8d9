import { environment } from '@loupe/shared/environment';
import type { IntentSite } from './preload-on-intent.ts';

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Loads pages of slices ahead of the press, from the first link on that a pointer or the focus comes to. Nothing is loaded before it. */
export function awaitIntent(site: IntentSite): void {
  const first = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return;
    for (const sign of signs) document.removeEventListener(sign, first, true);
    import('./preload-on-intent.ts')
      .then(({ preloadOnIntent }) => preloadOnIntent(site, target))
      .catch((error: unknown) => environment().log.error('Pages cannot be loaded ahead', error));
  };
  for (const sign of signs) document.addEventListener(sign, first, true);
}

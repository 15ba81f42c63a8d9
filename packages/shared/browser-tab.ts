import { randomId } from '@loupe/shared/browser-environment';
import type { Environment } from '@loupe/shared/environment';

/** Where a tab that is being left keeps its id for its next page; a copy of an open tab finds none there. */
const KEPT_ID = 'tab';
const LOCK_PREFIX = 'loupe-tab:';

function keptId(id: string | null): string | null {
  try {
    const kept = sessionStorage.getItem(KEPT_ID);
    if (id === null) sessionStorage.removeItem(KEPT_ID);
    else sessionStorage.setItem(KEPT_ID, id);
    return kept;
  } catch {
    return null;
  }
}

/**
 * This tab, by a lock of the browser: that ends with the tab, also when it crashes. It is let go while the page is left,
 * because a page with a lock does not go into the back/forward cache.
 */
export function browserTab(): Environment['tab'] {
  const id = keptId(null) ?? randomId();
  const locks = (navigator as Partial<Navigator>).locks;
  let release: (() => void) | null = null;
  let isWanted = false;

  function take(): void {
    if (release || !locks) return;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void locks.request(LOCK_PREFIX + id, () => held).catch(() => {});
  }

  function letGo(): void {
    release?.();
    release = null;
  }

  addEventListener('pagehide', () => {
    keptId(id);
    letGo();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    keptId(null);
    if (isWanted) take();
  });
  return {
    id,
    hold(isHeld) {
      isWanted = isHeld;
      if (isHeld) take();
      else letGo();
    },
    async heldIds() {
      const { held } = (await locks?.query().catch(() => null)) ?? {};
      if (!held) return null;
      const names = held.flatMap(({ name = '' }) => (name.startsWith(LOCK_PREFIX) ? [name] : []));
      return new Set(names.map((name) => name.slice(LOCK_PREFIX.length)));
    },
  };
}

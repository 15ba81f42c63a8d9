import { environment, type Unsubscribe } from '@loupe/shared/environment';

/** Loads now, and again when the page is given the focus or the network is back, until stopped. */
export function keepFresh(load: () => Promise<void>): Unsubscribe {
  void load();
  return environment().page.onFocus(() => void load());
}

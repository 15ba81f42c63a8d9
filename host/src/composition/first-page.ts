import { environment } from '@loupe/shared/environment';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import type { Decision } from '../routing/guard.ts';

/**
 * Begins to load the remote's page that the guard decided on, before anything is drawn: its entry is on its way while
 * the frame is drawn. The region that asks the loader for the same page takes this load as its own.
 */
export function beginFirstPage(loader: RemoteLoader, decision: Decision): Promise<void> {
  if (decision.kind !== 'show') return Promise.resolve();
  const { name, route } = decision.route;
  const expose = loader.entryOf(route.owner)?.routes[name];
  // A failure is logged by the loader, and shown by the region.
  if (!expose) return Promise.resolve();
  return loader.begin(route.owner, expose).then(
    () => {},
    () => {},
  );
}

/** Longer than files that lie ready need to run, too short to be noticed. */
const patienceMs = 120;

/** Resolves when the page stands or failed, or when waiting longer would show: then the frame is drawn without it. */
export function withinPatience(begun: Promise<void>): Promise<void> {
  const patience = new Promise<void>((done) => void environment().clock.after(patienceMs, done));
  return Promise.race([begun, patience]);
}

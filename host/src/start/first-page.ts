import { environment } from '@loupe/shared/environment';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import type { Decision } from '../routing/guard.ts';

/** The page of a remote that is begun before anything is drawn. */
export interface FirstPage {
  /** Resolves when the page is shown or failed; at once when there is nothing to begin. */
  readonly settled: Promise<void>;
  /** All its files have come and only have to be run. */
  readonly isAtHand: boolean;
}

const nothing: FirstPage = { settled: Promise.resolve(), isAtHand: false };

/**
 * Begins to load the remote's page that the guard decided on, before anything is drawn: its entry is on its way while
 * the frame is drawn. The region that asks the loader for the same page takes this load as its own.
 */
export function beginFirstPage(loader: RemoteLoader, decision: Decision): FirstPage {
  if (decision.kind !== 'show') return nothing;
  const { name, route } = decision.route;
  const expose = loader.entryOf(route.owner)?.routes[name];
  if (!expose) return nothing;
  const isAtHand = loader.isAtHand(route.owner, expose);
  // A failure is logged by the loader, and shown by the region.
  const settled = loader.begin(route.owner, expose).then(
    () => {},
    () => {},
  );
  return { settled, isAtHand };
}

/** Longer than files that lie ready need to run, too short to be noticed. */
const patienceMs = 120;

/**
 * Resolves when the frame may be drawn. A page whose files lie ready is drawn with the frame, in one go; for files that
 * are still on their way, or never come, the frame does not wait.
 */
export function readyToDraw({ settled, isAtHand }: FirstPage): Promise<void> {
  if (!isAtHand) return Promise.resolve();
  const patience = new Promise<void>((done) => void environment().clock.after(patienceMs, done));
  return Promise.race([settled, patience]);
}

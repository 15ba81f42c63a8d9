import type { Candidate } from '@loupe/federation/loader/candidates';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import type { RegistryEntry } from '@loupe/federation/registry/registry-document';
import { environment } from '@loupe/shared/environment';
import { overrideKey } from './override-key.ts';

/** Remotes from a developer's own machine. */
export interface DeveloperMode {
  readonly overrides: ReadonlyMap<string, Candidate>;
  /** All remotes of the tab: those in force, and the developer's when it was never released. */
  readonly remotes: ReadonlyMap<string, RegistryEntry>;
  /** Begins such a remote anew whenever its sources have changed. */
  readonly follow: (loader: RemoteLoader) => void;
}

/** How this tab departs from what everybody gets. */
export interface CompositionMode {
  /** `?safe`: no canary, nothing from a developer's machine. */
  readonly isSafe: boolean;
  /** `?without=billing,share`: remotes that are left out. */
  readonly without: ReadonlySet<string>;
  /** `?dev=chat@http://localhost:4300`: remotes from a developer's own machine, once the person has said so. */
  readonly developer: DeveloperMode | null;
}

function rememberedOverride(): string | null {
  try {
    return sessionStorage.getItem(overrideKey);
  } catch {
    return null;
  }
}

/**
 * Reads the address; what developers need is loaded only when it asks for it. Does not come back from a page that is to
 * be left: one that asks the person first, or that has to come under another policy.
 */
export async function readMode(
  search: string,
  remotes: ReadonlyMap<string, RegistryEntry>,
): Promise<CompositionMode> {
  const query = new URLSearchParams(search);
  const isSafe = query.has('safe');
  const without = new Set(query.get('without')?.split(','));
  const dev = isSafe ? null : (query.get('dev') ?? rememberedOverride());
  let developer: DeveloperMode | null = null;
  // Nothing waits for it: the page has to stand even where this cannot be loaded.
  if (isSafe) void import('../features/developer/safe-badge.tsx').then((badge) => badge.showSafeBadge());
  try {
    if (dev !== null)
      developer = await (
        await import('../features/developer/developer-mode.tsx')
      ).openDeveloperMode(dev, remotes);
  } catch (error) {
    environment().log.error('Developer mode could not be loaded', error);
  }
  return { isSafe, without, developer };
}

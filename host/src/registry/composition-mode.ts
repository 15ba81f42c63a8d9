import type { Candidate } from '@loupe/federation/loader/candidates';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import type { RegistryEntry } from '@loupe/federation/registry/registry-document';

/** Remotes from a developer's own machine. */
export interface DeveloperMode {
  readonly overrides: ReadonlyMap<string, Candidate>;
  /** All remotes of the tab: those in force, and the developer's when it was never released. */
  readonly remotes: ReadonlyMap<string, RegistryEntry>;
  /** Starts such a remote again whenever its sources have changed. */
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

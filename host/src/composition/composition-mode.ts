import type { Candidate } from '@loupe/federation/loader/candidates';

/** How this tab departs from what everybody gets; nothing of it outlives a load without the same address. */
export interface CompositionMode {
  /** `?safe`: no canary, nothing from a developer's machine. */
  readonly isSafe: boolean;
  /** `?without=billing,share`: remotes that are left out. */
  readonly without: ReadonlySet<string>;
  /** `?dev=chat@http://localhost:4300`: remotes from a developer's own machine. */
  readonly overrides: ReadonlyMap<string, Candidate>;
}

const query = (search: string) => new URLSearchParams(search);

/** Reads `?safe` and `?without`. */
export function modeOf(search: string): CompositionMode {
  const asked = query(search);
  const without = asked.get('without')?.split(',').filter(Boolean) ?? [];
  return { isSafe: asked.has('safe'), without: new Set(without), overrides: new Map() };
}

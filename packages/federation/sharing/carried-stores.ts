import type { SharedRequests } from '../registry/shared-requests.ts';

/**
 * Files of `@loupe/shared/stores` that hold nothing between two calls. Host and slices carry those they use, as they do
 * with all that is pure: the pages of others do not load them. `carried-stores.test.ts` looks whether they hold something.
 */
export const carriedStores = [
  'command',
  'copy',
  'drafts',
  'event-stream',
  'export-download',
  'form',
  'keep-fresh',
  'page',
  'paged-resource',
  'reachability',
  'resource',
  'run-stream',
] as const;

export type CarriedStore = (typeof carriedStores)[number];

export function isCarried(store: string): boolean {
  return (carriedStores as readonly string[]).includes(store);
}

export function requestOf(store: CarriedStore): string {
  return `@loupe/shared/stores/${store}`;
}

/** The version that something of `@loupe/shared` has in a table by request; undefined when nothing of it is there. */
export function versionIn<T>(table: Readonly<Record<string, T>>): T | undefined {
  return table['@loupe/shared/environment'];
}

/** What a host's entry lends: what it carries, and what releases get that were built when it lent every store. */
export function withEarlierStores(shares: SharedRequests): SharedRequests {
  const version = versionIn(shares);
  if (version === undefined) return shares;
  return { ...Object.fromEntries(carriedStores.map((store) => [requestOf(store), version])), ...shares };
}

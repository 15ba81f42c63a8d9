import type { RegistryEntry } from './registry-document.ts';

/** Origins other than the page's own that files of the remotes come from: the policy of the page names each. */
export function remoteOrigins(remotes: Iterable<RegistryEntry>): string[] {
  const pointers = [...remotes].flatMap((entry) => [entry, entry.previous, entry.canary]);
  const addresses = pointers.flatMap((pointer) => pointer?.base_url ?? []);
  return [...new Set(addresses.filter((url) => !url.startsWith('/')).map((url) => new URL(url).origin))];
}

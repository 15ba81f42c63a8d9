import type { RegistryEntry, SignedRegistry } from '@loupe/federation/registry/registry-document';
import { environment } from '@loupe/shared/environment';
import { getsCanary } from '../../registry/canary-choice.ts';
import { openRegistry, type OpenRegistry, type RegistryJudge } from '../../registry/open-registry.ts';

/** Version and configuration that this person gets. */
function versionFor(entry: RegistryEntry): string {
  const { version, config_values: config } = (getsCanary(entry) && entry.canary) || entry;
  return config ? `${version} ${JSON.stringify(config)}` : version;
}

function versionsIn(remotes: ReadonlyMap<string, RegistryEntry>): string {
  return [...remotes.values()]
    .map((entry) => `${entry.name} ${versionFor(entry)}`)
    .toSorted()
    .join();
}

/**
 * Fetches the composition in force: true when it is signed, no older than what this tab has seen, and gives this person
 * other versions, or another configuration, than this tab has.
 */
export async function isUpdateFor(own: OpenRegistry, judge: RegistryJudge): Promise<boolean> {
  const { fetch, page } = environment();
  const answer = await fetch(`${page.origin()}/remotes/registry.signed.json`, { cache: 'no-cache' });
  if (!answer.ok) return false;
  const newer = await openRegistry((await answer.json()) as SignedRegistry, judge);
  return newer.refusal === null && versionsIn(newer.remotes) !== versionsIn(own.remotes);
}

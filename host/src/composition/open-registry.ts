import type { RegistryEntry, SignedRegistry } from '@loupe/federation/registry/registry-document';
import { compositionOf, remotesOf } from '@loupe/federation/registry/validate-release';
import { isSigned } from '@loupe/federation/registry/verify-registry';
import { environment } from '@loupe/shared/environment';

/** What this tab is composed of. */
export interface OpenRegistry {
  /** False: nobody this site knows has signed it, so nothing of it is run. */
  readonly isTrusted: boolean;
  /** Id of the composition; empty when there is none. */
  readonly composition: string;
  readonly remotes: ReadonlyMap<string, RegistryEntry>;
}

const nothing: OpenRegistry = { isTrusted: false, composition: '', remotes: new Map() };

/** The library for pages without https may not come at all. */
const patienceMs = 3000;

function giveUp(): Promise<boolean> {
  return new Promise((done) => void environment().clock.after(patienceMs, () => done(false)));
}

/** Only a development build of the host runs what nobody signed. */
export const needsSignature = process.env['NODE_ENV'] === 'production';

/** Verifies and reads a registry. Never throws: a forged or broken one has no remotes. */
export async function openRegistry(
  registry: SignedRegistry | null,
  key: string,
  mustBeSigned = needsSignature,
): Promise<OpenRegistry> {
  try {
    if (!registry) return nothing;
    if (mustBeSigned && !(await Promise.race([isSigned(registry, key), giveUp()]))) return nothing;
    const document: unknown = JSON.parse(registry.document);
    return { isTrusted: true, composition: compositionOf(document), remotes: remotesOf(document) };
  } catch {
    return nothing;
  }
}

import type { RegistryRefusal } from '@loupe/federation/loader/load-failure';
import type {
  RegistryEntry,
  SignedRegistry,
  SwitchedOff,
} from '@loupe/federation/registry/registry-document';
import {
  compositionOf,
  issuedAtOf,
  remotesOf,
  switchedOffOf,
} from '@loupe/federation/registry/validate-release';
import { isSigned } from '@loupe/federation/registry/verify-registry';
import { environment } from '@loupe/shared/environment';
import type { TabMemory } from './tab-memory.ts';

/** What this tab is composed of. */
export interface OpenRegistry {
  /** Why nothing of it is run; null when it may be. */
  readonly refusal: RegistryRefusal | null;
  /** Id of the composition; empty when there is none. */
  readonly composition: string;
  readonly remotes: ReadonlyMap<string, RegistryEntry>;
  /** Remotes of which nobody gets anything, by name. */
  readonly switchedOff: ReadonlyMap<string, SwitchedOff>;
}

/** What a registry is judged by. */
export interface RegistryJudge {
  /** Public key that it must be signed with, raw, base64. */
  readonly key: string;
  /** When the newest registry was issued that this tab has seen under that key. */
  readonly newest: TabMemory;
  /** Only a development build of the host runs what nobody signed, whenever it was issued. */
  readonly isStrict: boolean;
}

function nothing(refusal: RegistryRefusal): OpenRegistry {
  return { refusal, composition: '', remotes: new Map(), switchedOff: new Map() };
}

/** The library for pages without https may not come at all. */
const patienceMs = 3000;

function giveUp(): Promise<boolean> {
  return new Promise((done) => void environment().clock.after(patienceMs, () => done(false)));
}

/** Only a development build of the host runs what nobody signed. */
export const needsSignature = process.env['NODE_ENV'] === 'production';

/** Somebody may send again what was signed long ago: a tab never goes back behind what it has seen. */
function isOutdated(document: unknown, newest: TabMemory): boolean {
  const issuedAt = issuedAtOf(document);
  if (issuedAt < (newest.read() ?? '')) return true;
  newest.write(issuedAt);
  return false;
}

/** Verifies and reads a registry. Never throws: a forged, outdated or broken one has no remotes. */
export async function openRegistry(
  registry: SignedRegistry | null,
  { key, newest, isStrict }: RegistryJudge,
): Promise<OpenRegistry> {
  try {
    if (!registry) return nothing('not_signed');
    if (isStrict && !(await Promise.race([isSigned(registry, key), giveUp()]))) return nothing('not_signed');
    const document: unknown = JSON.parse(registry.document);
    if (isStrict && isOutdated(document, newest)) return nothing('outdated');
    return {
      refusal: null,
      composition: compositionOf(document),
      remotes: remotesOf(document),
      switchedOff: switchedOffOf(document),
    };
  } catch {
    return nothing('not_signed');
  }
}

/**
 * Opens the registry that a page brings along. The browser shows a page out of its cache without asking (a tab that
 * was put away, a way back): one that is outdated is reloaded once, which asks the server, before it is refused.
 * Never resolves when the page is reloaded.
 */
export async function openOwnRegistry(
  registry: SignedRegistry | null,
  judge: RegistryJudge,
  reloaded: TabMemory,
): Promise<OpenRegistry> {
  const opened = await openRegistry(registry, judge);
  if (opened.refusal === null) reloaded.write(null);
  // Where nothing can be remembered the page would be reloaded for ever.
  else if (opened.refusal === 'outdated' && reloaded.read() === null && reloaded.write('once')) {
    environment().page.reload();
    return await new Promise<never>(() => {});
  }
  return opened;
}

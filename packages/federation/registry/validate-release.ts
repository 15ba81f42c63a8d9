import { hostContractVersion } from '@loupe/shared/host-contract';
import type { RegistryDocument, RegistryEntry, ReleaseBody } from './registry-document.ts';
import { isInCaretRange } from './version-range.ts';

/**
 * Why a slice is refused before any code of it runs.
 * `schema`: the entry is not what it must be; `host_api`: built for another host contract; `integrity`: a hash is missing or malformed.
 */
export type RefusalReason = 'schema' | 'host_api' | 'integrity';
export type Verdict =
  | { readonly isValid: true }
  | { readonly isValid: false; readonly reason: RefusalReason; readonly detail: string };

const namePattern = /^[a-z][a-z0-9-]*$/;
const filePattern = /^[\w-][\w./-]*$/;
const integrityPattern = /^sha384-[A-Za-z0-9+/]{64}$/;
const valid: Verdict = { isValid: true };

function refused(reason: RefusalReason, detail: string): Verdict {
  return { isValid: false, reason, detail };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isFile(value: unknown): value is { file: string; integrity: unknown } {
  return (
    isRecord(value) &&
    isText(value['file']) &&
    filePattern.test(value['file']) &&
    !value['file'].includes('..')
  );
}

function filesIn(exposes: Record<string, unknown>): unknown[] | null {
  const files: unknown[] = [];
  for (const [name, expose] of Object.entries(exposes)) {
    if (!name.startsWith('./') || !isRecord(expose)) return null;
    const { scripts, styles } = expose;
    if (!Array.isArray(scripts) || !Array.isArray(styles)) return null;
    files.push(...scripts, ...styles);
  }
  return files;
}

function pointsIntoExposes(targets: unknown, exposes: Record<string, unknown>): boolean {
  return (
    isRecord(targets) &&
    Object.values(targets).every((expose) => isText(expose) && Object.hasOwn(exposes, expose))
  );
}

/**
 * Judges a release from its description alone. Never throws, whatever it is given.
 * `needsIntegrity` is false only in a development build of the host.
 */
export function validateRelease(
  release: unknown,
  needsIntegrity = true,
  hostVersion = hostContractVersion,
): Verdict {
  if (!isRecord(release)) return refused('schema', 'not an object');
  const { name, owner, version, host_api: hostApi, entry, exposes } = release;
  if (!isText(name) || !namePattern.test(name)) return refused('schema', 'name');
  if (!isText(owner)) return refused('schema', 'owner');
  if (!isText(version)) return refused('schema', 'version');
  if (!isText(hostApi)) return refused('schema', 'host_api');
  if (!isInCaretRange(hostVersion, hostApi))
    return refused('host_api', `needs ${hostApi}, the host is ${hostVersion}`);
  if (!isFile(entry)) return refused('schema', 'entry');
  if (!isRecord(exposes)) return refused('schema', 'exposes');
  const files = filesIn(exposes);
  if (!files || !files.every(isFile)) return refused('schema', 'exposes');
  if (!pointsIntoExposes(release['routes'], exposes)) return refused('schema', 'routes');
  if (!pointsIntoExposes(release['slots'], exposes)) return refused('schema', 'slots');
  if (!needsIntegrity) return valid;
  const unsigned = [entry, ...files].find(
    ({ integrity }) => !isText(integrity) || !integrityPattern.test(integrity),
  );
  return unsigned ? refused('integrity', unsigned.file) : valid;
}

/** The remotes of a registry document by name; of what is not a registry document, none. */
export function remotesOf(document: unknown): ReadonlyMap<string, RegistryEntry> {
  if (!isRecord(document) || document['schema'] !== 2 || !Array.isArray(document['remotes']))
    return new Map();
  const named = (document as unknown as RegistryDocument).remotes.filter(
    (entry) => isRecord(entry) && isText(entry.name),
  );
  return new Map(named.map((entry) => [entry.name, entry]));
}

/** Narrows after a verdict of `validateRelease`. */
export function asRelease(release: unknown): ReleaseBody {
  return release as ReleaseBody;
}

import { hostContractVersion, slotNames } from '@loupe/shared/host-contract';
import { routes, type RouteShape } from '@loupe/shared/contract/routes';
import { isAppPathOf } from './app-pages.ts';
import { areFillings, areOpenedSlots } from './fillings.ts';
import type { RegistryDocument, RegistryEntry, SwitchedOff } from './registry-document.ts';
import { isInCaretRange } from './version-range.ts';

/**
 * Why a slice is refused before any code of it runs.
 * `schema`: the entry is not what it must be; `host_api`: built for another host contract; `integrity`: a hash is
 * missing or malformed; `route`: it claims a page that belongs to somebody else.
 */
type RefusalReason = 'schema' | 'host_api' | 'integrity' | 'route';
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

function isFile(value: unknown, keys = fileKeys): value is { file: string; integrity: unknown } {
  return (
    isRecord(value) &&
    isText(value['file']) &&
    hasOnly(value, keys) &&
    filePattern.test(value['file']) &&
    !value['file'].includes('..')
  );
}

function isEntry(value: unknown): value is { file: string; integrity: unknown } {
  if (!isFile(value, entryFileKeys)) return false;
  return !('format' in value) || value.format === 'module';
}

const bodyKeys = 'name owner version host_api entry exposes languages routes slots fills opens permissions';
const pointerKeys = 'version base_url manifest_url manifest_integrity config_values';
const manifestKeys = new Set(`schema files shared contract config report_to ${bodyKeys}`.split(' '));
const canaryKeys = new Set(`percent ${bodyKeys} ${pointerKeys}`.split(' '));
const entryKeys = new Set(`previous canary ${bodyKeys} ${pointerKeys}`.split(' '));
const previousKeys = new Set(pointerKeys.split(' '));
const documentKeys = new Set(['schema', 'composition', 'issued_at', 'remotes', 'switched_off']);
const switchedOffKeys = new Set(['name', 'routes']);
const fileKeys = new Set(['file', 'integrity']);
const entryFileKeys = new Set([...fileKeys, 'format']);
const exposeKeys = new Set(['scripts', 'styles']);
const languageKeys = new Set(['entry', 'scripts']);

function areConfigValues(values: unknown): boolean {
  if (values === undefined) return true;
  return (
    isRecord(values) && Object.values(values).every((value) => /^(string|number|boolean)$/.test(typeof value))
  );
}

/** What nobody here knows may mean something to somebody else: it is refused, not passed over. */
function hasOnly(value: object, keys: ReadonlySet<string>): boolean {
  return Object.keys(value).every((key) => keys.has(key));
}

function keysFor(release: object): ReadonlySet<string> {
  if ('schema' in release) return manifestKeys;
  return 'percent' in release ? canaryKeys : entryKeys;
}

function filesIn(exposes: Record<string, unknown>): unknown[] | null {
  const files: unknown[] = [];
  for (const [name, expose] of Object.entries(exposes)) {
    if (!name.startsWith('./') || !isRecord(expose) || !hasOnly(expose, exposeKeys)) return null;
    const { scripts, styles } = expose;
    if (!Array.isArray(scripts) || !Array.isArray(styles)) return null;
    files.push(...scripts, ...styles);
  }
  return files;
}

/** The files of every other language it was built for: each has the whole of it. */
function filesOfLanguages(languages: unknown, exposes: Record<string, unknown>): unknown[] | null {
  if (languages === undefined) return [];
  if (!isRecord(languages)) return null;
  const files: unknown[] = [];
  for (const own of Object.values(languages)) {
    if (!isRecord(own) || !hasOnly(own, languageKeys) || !isRecord(own['scripts'])) return null;
    const { entry, scripts } = own;
    const names = Object.keys(scripts);
    if (names.length !== Object.keys(exposes).length || !hasOnly(exposes, new Set(names))) return null;
    const lists = Object.values(scripts);
    if (!lists.every((list) => Array.isArray(list))) return null;
    files.push(entry, ...lists.flat());
  }
  return files;
}

function pointsIntoExposes(
  targets: unknown,
  exposes: Record<string, unknown>,
): targets is Record<string, string> {
  return (
    isRecord(targets) &&
    Object.values(targets).every((expose) => isText(expose) && Object.hasOwn(exposes, expose))
  );
}

/** A page belongs to whom the route table says, or lies below the slice's own name. */
function foreignRoute(remote: string, claimed: Readonly<Record<string, string>>): string | undefined {
  const table: Readonly<Record<string, RouteShape>> = routes;
  return Object.keys(claimed).find((route) =>
    Object.hasOwn(table, route) ? table[route]?.owner !== remote : !isAppPathOf(remote, route),
  );
}

/** True for one hash that every browser checks: a kind that it does not know, it passes over. */
export function isIntegrity(value: unknown): boolean {
  return isText(value) && integrityPattern.test(value);
}

/** Code has to be the one the release was made of, down to the style sheets. */
function unsignedFile(files: readonly { file: string; integrity: unknown }[]): string | undefined {
  return files.find(({ integrity }) => !isIntegrity(integrity))?.file;
}

/**
 * Judges a release from its description alone. Never throws, whatever it is given.
 * `needsIntegrity` is false only in a development build of the host, and for a slice from a developer's own machine.
 */
export function validateRelease(
  release: unknown,
  needsIntegrity = true,
  hostVersion: string = hostContractVersion,
): Verdict {
  if (!isRecord(release)) return refused('schema', 'not an object');
  const { previous } = release;
  if (!hasOnly(release, keysFor(release)) || (isRecord(previous) && !hasOnly(previous, previousKeys)))
    return refused('schema', 'unknown field');
  if (!areConfigValues(release['config_values'])) return refused('schema', 'config_values');
  const { name, owner, version, host_api: hostApi, entry, exposes, routes: claimed, slots } = release;
  if (!isText(name) || !namePattern.test(name)) return refused('schema', 'name');
  if (!isText(owner)) return refused('schema', 'owner');
  if (!isText(version)) return refused('schema', 'version');
  if (!isText(hostApi)) return refused('schema', 'host_api');
  if (!isInCaretRange(hostVersion, hostApi))
    return refused('host_api', `needs ${hostApi}, the host is ${hostVersion}`);
  if (!isEntry(entry)) return refused('schema', 'entry');
  if (!isRecord(exposes)) return refused('schema', 'exposes');
  const files = filesIn(exposes);
  if (!files || !files.every((file) => isFile(file))) return refused('schema', 'exposes');
  const translated = filesOfLanguages(release['languages'], exposes);
  if (!translated || !translated.every((file) => isFile(file))) return refused('schema', 'languages');
  if (!pointsIntoExposes(claimed, exposes)) return refused('schema', 'routes');
  if (!pointsIntoExposes(slots, exposes) || !hasOnly(slots, new Set(slotNames)))
    return refused('schema', 'slots');
  if (!areFillings(release['fills'], exposes)) return refused('schema', 'fills');
  if (!areOpenedSlots(name, release['opens'])) return refused('schema', 'opens');
  const foreign = foreignRoute(name, claimed);
  if (foreign !== undefined) return refused('route', foreign);
  const unsigned = needsIntegrity ? unsignedFile([entry, ...files, ...translated]) : undefined;
  return unsigned === undefined ? valid : refused('integrity', unsigned);
}

/** Id of the composition that a registry document describes; empty when it names none. */
export function compositionOf(document: unknown): string {
  return isRecord(document) && isText(document['composition']) ? document['composition'] : '';
}

/** When what a registry document says last changed; empty when it does not tell. */
export function issuedAtOf(document: unknown): string {
  return isRecord(document) && isText(document['issued_at']) ? document['issued_at'] : '';
}

function isDocument(document: unknown): document is RegistryDocument {
  return (
    isRecord(document) &&
    hasOnly(document, documentKeys) &&
    document['schema'] === 2 &&
    Array.isArray(document['remotes'])
  );
}

/** The remotes of a registry document by name; of what is not a registry document, or says more than one, none. */
export function remotesOf(document: unknown): ReadonlyMap<string, RegistryEntry> {
  if (!isDocument(document)) return new Map();
  const named = document.remotes.filter((entry) => isRecord(entry) && isText(entry.name));
  return new Map(named.map((entry) => [entry.name, entry]));
}

function isSwitchedOff(value: unknown): value is SwitchedOff {
  return (
    isRecord(value) && hasOnly(value, switchedOffKeys) && isText(value['name']) && isRecord(value['routes'])
  );
}

/** The remotes that a registry document says are switched off, by name. */
export function switchedOffOf(document: unknown): ReadonlyMap<string, SwitchedOff> {
  const listed: unknown = isDocument(document) ? document.switched_off : undefined;
  const off = Array.isArray(listed) ? listed.filter(isSwitchedOff) : [];
  return new Map(off.map((remote) => [remote.name, remote]));
}

// A guest is a slice that was built outside this repository, by any bundler: its team says in a few lines what it is, and
// here its build is described as a release (docs/how-to/bring-a-guest.md).
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFiles, releaseVersion } from '../packages/federation/build/release-files.ts';
import type {
  ExposeFiles,
  Filling,
  OpenedSlots,
  ReleaseManifest,
} from '../packages/federation/registry/registry-document.ts';
import { consumedShares } from '../packages/federation/registry/shared-requests.ts';
import { Stop } from '../packages/slice-kit/release/release-api.ts';

/** `guest.json`, as a guest's team writes it. */
export interface GuestDescription {
  readonly name: string;
  readonly owner: string;
  /** `1.2.3`; a hash of the content is added to it. */
  readonly version: string;
  /** Caret range of the host contract. */
  readonly host_api: string;
  /** File of the container, below the folder of the build. */
  readonly entry: string;
  /** Missing: a classic script. */
  readonly format?: 'module';
  readonly exposes: readonly string[];
  /** Path below `/apps/<name>` → expose. */
  readonly routes: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, string>>;
  /** As in a declaration (docs/how-to/fill-a-slot.md). */
  readonly fills?: readonly Filling[];
  readonly opens?: OpenedSlots;
  readonly permissions?: readonly string[];
  /** What it takes from the host: request → caret range. What its files say themselves is added. */
  readonly shared: Readonly<Record<string, string>>;
}

const texts = ['name', 'owner', 'version', 'host_api', 'entry'] as const;

/** Reads `guest.json`. Throws a `Stop` that says what is missing; whether it is right, the site judges. */
export async function readGuest(path: string): Promise<GuestDescription> {
  const found = await readFile(path, 'utf8').catch(() => null);
  if (found === null) throw new Stop(`There is no ${path}.`);
  let given: Partial<GuestDescription>;
  try {
    given = JSON.parse(found) as Partial<GuestDescription>;
  } catch {
    throw new Stop(`${path} is not JSON.`);
  }
  const missing =
    texts.find((field) => typeof given[field] !== 'string') ??
    (Array.isArray(given.exposes) ? undefined : 'exposes') ??
    (['routes', 'shared'] as const).find((field) => typeof given[field] !== 'object');
  if (missing !== undefined) throw new Stop(`${path} does not say "${missing}".`);
  return given as GuestDescription;
}

/**
 * Writes `release.json` into the folder of a guest's build. A module names every script and style sheet beside its
 * entry, because the host vouches for each before one of them runs; a classic script asks for its own files, by hash.
 */
export async function describeGuest(folder: string, guest: GuestDescription): Promise<void> {
  const path = join(folder, 'release.json');
  await Promise.all(['', '.br', '.gz'].map((ending) => rm(path + ending, { force: true })));
  const files = await releaseFiles(folder);
  const byHash = files.map(({ file, integrity }) => ({ file, integrity }));
  const entry = byHash.find(({ file }) => file === guest.entry);
  if (!entry) throw new Stop(`${folder} has no ${guest.entry}.`);
  const ending = (pattern: RegExp) => byHash.filter((one) => one !== entry && pattern.test(one.file));
  const loaded: ExposeFiles =
    guest.format === 'module'
      ? { scripts: ending(/\.m?js$/), styles: ending(/\.css$/) }
      : { scripts: [], styles: [] };
  const scripts = files.filter(({ file }) => /\.m?js$/.test(file));
  const codes = await Promise.all(scripts.map(({ file }) => readFile(join(folder, file), 'utf8')));
  const { name, owner, host_api, exposes, routes, slots = {}, permissions = [], format } = guest;
  const { fills, opens } = guest;
  const release: ReleaseManifest = {
    schema: 2,
    name,
    owner,
    version: releaseVersion(guest.version, files, guest),
    host_api,
    entry: { ...entry, ...(format && { format }) },
    exposes: Object.fromEntries(exposes.map((expose) => [expose, loaded])),
    routes,
    slots,
    ...(fills && { fills }),
    ...(opens && { opens }),
    permissions,
    files,
    shared: { ...guest.shared, ...consumedShares(codes) },
  };
  await writeFile(path, JSON.stringify(release));
}

/* The `package.json` of a packed package: what was said of its sources, said of what was built of them. */

export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

type Versions = Readonly<Record<string, string>>;

export interface PackedAs {
  readonly manifest: PackageManifest;
  /** Versions of the packages of this repository, by name. */
  readonly workspace: Versions;
  /** Versions that the lockfile gives to the package, by name. */
  readonly locked: Versions;
  /** Exports that are left out. */
  readonly unexported: readonly string[];
}

const source = /(?<!\.d)\.tsx?$/;

/** Leads to the built file; types are beside it under the same name, where every compiler looks for them. */
function built(target: unknown): unknown {
  if (typeof target === 'string') return target.replace(source, '.js');
  return Object.fromEntries(Object.entries(target as object).map(([key, value]) => [key, built(value)]));
}

function withoutSources(targets: unknown, unexported: readonly string[]): object {
  const kept = Object.entries((targets ?? {}) as object).filter(([key]) => !unexported.includes(key));
  return Object.fromEntries(kept.map(([key, target]) => [key, built(target)]));
}

/**
 * What host and slice agree on while they run: any version that the host's is compatible with. A package of ours goes
 * by the minor of the host contract, whatever its patch.
 */
function agreedRange(name: string, { workspace, locked }: PackedAs): string {
  const own = workspace[name];
  return own === undefined ? `^${lockedVersion(name, locked)}` : `~${own.replace(/\d+$/, '0')}`;
}

function lockedVersion(name: string, locked: Versions): string {
  const version = locked[name];
  if (version === undefined) throw new Error(`The lockfile has no version of ${name}`);
  return version;
}

function named(...fields: readonly unknown[]): string[] {
  return fields.flatMap((field) => Object.keys((field ?? {}) as object)).toSorted();
}

function versionsOf(names: readonly string[], version: (name: string) => string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, version(name)]));
}

/** Types that those of the package speak of. Those of React are the slice's own: two of them do not mix. */
const isTypes = (name: string) => name.startsWith('@types/');
const isTypesOfReact = (name: string) => /^@types\/react(?:-dom)?$/.test(name);

const described: Readonly<Record<string, string>> = {
  '@loupe/shared': 'The host contract of a Loupe site with its types, stores, tokens and components.',
  '@loupe/federation': 'Builds, checks and loads the slices of a Loupe site.',
  '@loupe/slice-kit': 'The command loupe-slice: makes, runs, tests and releases a slice of a Loupe site.',
};

/** The manifest of the tarball. Throws when the lockfile does not know a dependency. */
export function packedManifest(packed: PackedAs): PackageManifest {
  const { manifest, unexported, locked } = packed;
  const { name, version, type, sideEffects, imports, exports, bin } = manifest;
  const types = named(manifest['devDependencies']).filter(isTypes);
  const dependencies = [
    ...named(manifest['dependencies']),
    ...types.filter((one) => !isTypesOfReact(one)),
  ].toSorted();
  const peers = [...new Set([...named(manifest['peerDependencies']), ...types.filter(isTypesOfReact)])];
  return {
    name,
    version,
    description: described[name],
    license: 'SEE LICENSE IN LICENSE',
    type,
    engines: { node: '>=22.18' },
    ...(sideEffects !== undefined && { sideEffects }),
    ...(imports !== undefined && { imports: withoutSources(imports, []) }),
    exports: withoutSources(exports, unexported),
    ...(bin !== undefined && { bin: built(bin) }),
    files: ['**/*'],
    dependencies: versionsOf(dependencies, (one) => lockedVersion(one, locked)),
    peerDependencies: versionsOf(peers.toSorted(), (one) => agreedRange(one, packed)),
  };
}

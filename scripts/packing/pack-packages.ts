import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeTar } from '../../server/archive/tar-files.ts';
import { emitPackages, type PackageFile } from './emit-packages.ts';
import { packedManifest, type PackageManifest } from './packed-manifest.ts';
import { publishables, type Publishable } from './publishable.ts';

const packages = join(import.meta.dirname, '../../packages');
/** What comes with every package, as it lies in `packages/`. */
const common = ['LICENSE', 'CHANGELOG.md'];

/** A tarball that a package manager installs. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly path: string;
  readonly bytes: number;
}

async function manifestIn(folder: string): Promise<PackageManifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageManifest;
}

/** What is installed is what the lockfile says, so a package's own folder knows its versions. */
async function lockedVersions(folder: string, manifest: PackageManifest): Promise<Record<string, string>> {
  const fields = ['dependencies', 'devDependencies'].map((field) => (manifest[field] ?? {}) as object);
  const versions = fields.flatMap(Object.keys).map(async (name) => {
    const { version } = await manifestIn(join(folder, 'node_modules', name));
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

/** `@loupe/shared` 1.1.0 is `loupe-shared-1.1.0.tgz`, as package managers call it. */
function fileNameOf({ name, version }: PackageManifest): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

async function packOne(
  { folder, unexported }: Publishable,
  emitted: readonly PackageFile[],
  workspace: Readonly<Record<string, string>>,
  output: string,
): Promise<Tarball> {
  const place = join(packages, folder);
  const sources = await manifestIn(place);
  const locked = await lockedVersions(place, sources);
  const manifest = packedManifest({ manifest: sources, workspace, locked, unexported });
  const texts = await Promise.all(
    common.map(async (path) => ({ path, content: await readFile(join(packages, path)) })),
  );
  const described = { path: 'package.json', content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) };
  const files = [described, ...texts, ...emitted].map(({ path, content }) => ({
    path: `package/${path}`,
    content,
  }));
  const archive = gzipSync(await writeTar(files), { level: 9 });
  const path = join(output, fileNameOf(manifest));
  await writeFile(path, archive);
  return { name: manifest.name, version: manifest.version, path, bytes: archive.length };
}

/** Builds every publishable package and writes its tarball into `output`; `scratch` is emptied first. */
export async function packPackages(output: string, scratch: string): Promise<Tarball[]> {
  const emitted = await emitPackages(scratch);
  const manifests = await Promise.all(publishables.map(({ folder }) => manifestIn(join(packages, folder))));
  const workspace = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  await mkdir(output, { recursive: true });
  return Promise.all([...emitted].map(([one, files]) => packOne(one, files, workspace, output)));
}

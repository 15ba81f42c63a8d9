import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isRemoteName } from '@loupe/federation/registry/remote-name';
import { hostContractVersion } from '@loupe/shared/host-contract';
import { Stop } from '../release/release-api.ts';
import { say } from '../release/release-slice.ts';
import { ownRepositoryFiles } from '../slice/own-repository-template.ts';
import { readKitVersions, type KitVersions } from '../slice/kit-versions.ts';
import { titleOf } from '../slice/slice-template.ts';

export interface NewSlice {
  readonly name: string;
  readonly owner?: string | undefined;
  /** Folder of the tarballs; without it the packages come from a registry. */
  readonly packages?: string | undefined;
  /** Folder in which the slice's own is made. */
  readonly parent: string;
}

function refuseBadName(name: string, folder: string): void {
  if (!isRemoteName(name) || name.endsWith('-'))
    throw new Stop(
      `"${name}" is no name for a slice: lower-case letters, digits and dashes, a letter first.`,
    );
  if (existsSync(folder)) throw new Stop(`There is a folder "${name}" already.`);
}

/** Our packages that lie in a folder as tarballs: name → path. Throws a `Stop` when one is missing. */
async function findTarballs(folder: string, { own }: KitVersions): Promise<Record<string, string>> {
  const files = await readdir(resolve(folder)).catch((): string[] => []);
  return Object.fromEntries(
    Object.entries(own).map(([name, version]) => {
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      if (!files.includes(file)) throw new Stop(`There is no ${file} in ${folder}.`);
      return [name, join(resolve(folder), file)];
    }),
  );
}

/** They become a part of the new repository, so that its pipeline has them too. */
async function keepTarballs(tarballs: Readonly<Record<string, string>>, folder: string) {
  await mkdir(join(folder, 'packages'), { recursive: true });
  const kept = Object.entries(tarballs).map(async ([name, path]) => {
    const place = `packages/${basename(path)}`;
    await copyFile(path, join(folder, place));
    return [name, `file:${place}`] as const;
  });
  return Object.fromEntries(await Promise.all(kept));
}

/** Writes a slice with a page, a test and a pipeline into a folder of its name. Throws a `Stop` when it cannot. */
export async function createSlice({ name, owner, packages, parent }: NewSlice): Promise<void> {
  const folder = join(parent, name);
  refuseBadName(name, folder);
  const versions = await readKitVersions();
  const tarballs = packages === undefined ? null : await findTarballs(packages, versions);
  const own = tarballs ? await keepTarballs(tarballs, folder) : versions.own;
  const files = ownRepositoryFiles({
    name,
    owner: owner ?? titleOf(name),
    hostContract: hostContractVersion,
    versions: { ...versions, own },
  });
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  say(`The slice "${name}" is in ${name}.`);
  say(`  install   cd ${name} && npm install`);
  say('  alone     npm run dev -- --url <address of the site>');
  say('  tested    npm test');
  say('  released  npm run release');
}

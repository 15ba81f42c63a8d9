import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler, Stats } from '@rspack/core';
import type { LoadedFile, ReleaseFile, ReleaseManifest } from '../registry/registry-document.ts';
import type { RemoteDeclaration } from '../registry/remote-declaration.ts';
import { consumedShares, type SharedRequests } from '../registry/shared-requests.ts';
import { chunkNameOf } from './chunk-name.ts';
import { compress, releaseFiles, releaseVersion } from './release-files.ts';

const entryFile = 'entry.js';

/** After a build: describes it in `dist/release.json` and compresses what is text. */
export class ReleasePlugin {
  readonly #declaration: RemoteDeclaration;
  readonly #packageVersion: string;

  constructor(declaration: RemoteDeclaration, packageVersion: string) {
    this.#declaration = declaration;
    this.#packageVersion = packageVersion;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('ReleasePlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const folder = compiler.outputPath;
      const files = await releaseFiles(folder);
      const release = JSON.stringify(this.#describe(stats, files, await sharesOf(folder, files)));
      const path = join(folder, 'release.json');
      await writeFile(path, release);
      await compress(path, Buffer.from(release));
    });
  }

  #describe(stats: Stats, files: readonly ReleaseFile[], shared: SharedRequests): ReleaseManifest {
    const { name, owner, hostApi, exposes, routes, slots = {}, permissions = [] } = this.#declaration;
    const byName = new Map(files.map((file) => [file.file, { file: file.file, integrity: file.integrity }]));
    const entry = byName.get(entryFile);
    if (!entry) throw new Error(`Remote "${name}" was built without ${entryFile}`);
    return {
      schema: 2,
      name,
      owner,
      version: releaseVersion(this.#packageVersion, files, { ...this.#declaration, shared }),
      host_api: hostApi,
      entry,
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([expose, declared]) => {
          const loaded = filesOfChunk(stats, chunkNameOf(expose, declared), byName);
          return [expose, { scripts: pick(loaded, '.js'), styles: pick(loaded, '.css') }];
        }),
      ),
      routes: { ...routes } as Record<string, string>,
      slots: { ...slots } as Record<string, string>,
      permissions,
      files,
      shared,
    };
  }
}

/** Each module that the built code takes from the host, as the server reads it from the same files. */
async function sharesOf(folder: string, files: readonly ReleaseFile[]): Promise<SharedRequests> {
  const scripts = files.filter(({ file }) => file.endsWith('.js'));
  return consumedShares(await Promise.all(scripts.map(({ file }) => readFile(join(folder, file), 'utf8'))));
}

function pick(files: readonly LoadedFile[], ending: string): LoadedFile[] {
  return files.filter(({ file }) => file.endsWith(ending));
}

function filesOfChunk(
  stats: Stats,
  chunkName: string,
  byName: ReadonlyMap<string, LoadedFile>,
): LoadedFile[] {
  const group = stats.compilation.namedChunkGroups.get(chunkName);
  if (!group) return [];
  return group.getFiles().flatMap((file) => byName.get(file) ?? []);
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseLanguage, languages, type Language } from '@loupe/shared/lib/language';
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core';
import { languagePart } from '../registry/files-in-language.ts';
import type {
  LanguageFiles,
  LoadedFile,
  ReleaseFile,
  ReleaseManifest,
} from '../registry/registry-document.ts';
import type { RemoteDeclaration } from '../registry/remote-declaration.ts';
import { consumedShares, type SharedRequests } from '../registry/shared-requests.ts';
import { chunkNameOf } from './chunk-name.ts';
import { compress, releaseFiles, releaseVersion } from './release-files.ts';

/** Name of a release's entry in a language. */
export function entryFile(language: Language): string {
  return `entry${languagePart(language)}.js`;
}

/** The files of each exposed module, and the entry before them, in one language. */
interface Built {
  readonly entry: string;
  readonly exposes: Readonly<Record<string, readonly string[]>>;
}

/**
 * After the build of the last language: describes the release in `dist/release.json` and compresses what is text.
 */
export class ReleasePlugin {
  readonly #declaration: RemoteDeclaration;
  readonly #packageVersion: string;
  readonly #built = new Map<Language, Built>();

  constructor(declaration: RemoteDeclaration, packageVersion: string) {
    this.#declaration = declaration;
    this.#packageVersion = packageVersion;
  }

  /** The plugin for the build of one language. */
  of(language: Language): RspackPluginInstance {
    return {
      apply: (compiler: Compiler) =>
        compiler.hooks.done.tapPromise('ReleasePlugin', async (stats) => {
          if (stats.hasErrors()) return;
          this.#built.set(language, this.#filesBuilt(stats, language));
          if (languages.every((one) => this.#built.has(one))) await this.#write(compiler.outputPath);
        }),
    };
  }

  async #write(folder: string): Promise<void> {
    const files = await releaseFiles(folder);
    const release = JSON.stringify(this.#describe(files, await sharesOf(folder, files)));
    const path = join(folder, 'release.json');
    await writeFile(path, release);
    await compress(path, Buffer.from(release));
  }

  #filesBuilt(stats: Stats, language: Language): Built {
    const exposes = Object.entries(this.#declaration.exposes).map(([expose, declared]) => {
      const group = stats.compilation.namedChunkGroups.get(chunkNameOf(expose, declared));
      return [expose, group?.getFiles() ?? []] as const;
    });
    return { entry: entryFile(language), exposes: Object.fromEntries(exposes) };
  }

  #describe(files: readonly ReleaseFile[], shared: SharedRequests): ReleaseManifest {
    const { name, owner, hostApi, routes, slots = {}, permissions = [] } = this.#declaration;
    const { fills, opens, config, reportTo } = this.#declaration;
    const loaded = new Map(files.map(({ file, integrity }) => [file, { file, integrity }]));
    const { entry, exposes } = this.#inLanguage(baseLanguage, loaded);
    const others = languages.filter((language) => language !== baseLanguage);
    return {
      schema: 2,
      name,
      owner,
      version: releaseVersion(this.#packageVersion, files, { ...this.#declaration, shared }),
      host_api: hostApi,
      entry,
      exposes,
      languages: Object.fromEntries(
        others.map((language) => [language, wordsOf(this.#inLanguage(language, loaded), exposes)]),
      ),
      routes: { ...routes } as Record<string, string>,
      slots: { ...slots } as Record<string, string>,
      ...(fills && { fills }),
      ...(opens && { opens }),
      permissions,
      files,
      shared,
      ...(config && { config }),
      ...(reportTo && { report_to: reportTo }),
    };
  }

  #inLanguage(language: Language, loaded: ReadonlyMap<string, LoadedFile>): FilesInLanguage {
    const built = this.#built.get(language);
    const entry = built && loaded.get(built.entry);
    if (!entry)
      throw new Error(`Remote "${this.#declaration.name}" was built without ${entryFile(language)}`);
    const exposes = Object.entries(built.exposes).map(([expose, names]) => {
      const files = names.flatMap((file) => loaded.get(file) ?? []);
      return [expose, { scripts: pick(files, '.js'), styles: pick(files, '.css') }] as const;
    });
    return { entry, exposes: Object.fromEntries(exposes) };
  }
}

type FilesInLanguage = Pick<ReleaseManifest, 'entry' | 'exposes'>;

/** What differs by language. Throws when style sheets do: the release names them once for all. */
function wordsOf({ entry, exposes }: FilesInLanguage, first: FilesInLanguage['exposes']): LanguageFiles {
  for (const [expose, { styles }] of Object.entries(exposes))
    if (JSON.stringify(styles) !== JSON.stringify(first[expose]?.styles))
      throw new Error(`The style sheets of ${expose} are not the same in every language`);
  return {
    entry,
    scripts: Object.fromEntries(Object.entries(exposes).map(([expose, { scripts }]) => [expose, scripts])),
  };
}

/** Each module that the built code takes from the host, as the server reads it from the same files. */
async function sharesOf(folder: string, files: readonly ReleaseFile[]): Promise<SharedRequests> {
  const scripts = files.filter(({ file }) => file.endsWith('.js'));
  return consumedShares(await Promise.all(scripts.map(({ file }) => readFile(join(folder, file), 'utf8'))));
}

function pick(files: readonly LoadedFile[], ending: string): LoadedFile[] {
  return files.filter(({ file }) => file.endsWith(ending));
}

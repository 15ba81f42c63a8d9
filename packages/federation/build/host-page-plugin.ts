import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseLanguage, languages, type Language } from '@loupe/shared/lib/language';
import type { Compiler } from '@rspack/core';
import { languagePart } from '../registry/files-in-language.ts';
import { hostBuildId, hostBuildName } from '../registry/host-build.ts';
import { pageDataId } from '../registry/page-data-id.ts';
import {
  entryBlock,
  hostChunks,
  hostEntries,
  type HostEntry,
  pageDataPlaceholder,
  preloadPlaceholder,
  titlePlaceholder,
} from '../registry/page.ts';
import { startScript } from '../registry/start-script.ts';
import type { ReleaseFile } from '../registry/registry-document.ts';
import { providedShares, type SharedRequests } from '../registry/shared-requests.ts';
import { withEarlierStores } from '../sharing/carried-stores.ts';
import { compress, releaseFiles } from './release-files.ts';

const preloadedFont = /inter-latin-wght-normal\..*woff2$/;

function attributes(file: ReleaseFile, publicPath: string): string {
  return `"${publicPath}${file.file}" integrity="${file.integrity}" crossorigin="anonymous"`;
}

/** Files of an entry or a chunk carry its name and are of several builds; the rest of what is loaded is called by numbers. */
function filesNamed(name: string, language: Language, files: readonly ReleaseFile[]): readonly ReleaseFile[] {
  const own = new RegExp(`^${name}(\\.\\w+\\.css|${languagePart(language)}\\.[0-9a-f]+\\.js)$`);
  return files.filter(({ file }) => own.test(file));
}

function tagsOf(entry: string, language: Language, all: readonly ReleaseFile[], publicPath: string): string {
  const files = filesNamed(entry, language, all);
  const of = (ending: string) => files.filter(({ file }) => file.endsWith(ending));
  const tags = [
    ...of('.css').map((file) => `<link rel="stylesheet" href=${attributes(file, publicPath)}>`),
    ...of('.js').map(
      (file) => `<script defer blocking="render" src=${attributes(file, publicPath)}></script>`,
    ),
  ];
  return entryBlock(entry, tags.join('\n    '), language);
}

/** What the entry asks for as soon as it runs: on a slow line a round trip earlier. */
function preloadsOf(
  chunk: string,
  language: Language,
  files: readonly ReleaseFile[],
  publicPath: string,
): string {
  const tags = filesNamed(chunk, language, files).map((file) => {
    const as = file.file.endsWith('.css') ? 'style' : 'script';
    return `<link rel="preload" as="${as}" href=${attributes(file, publicPath)}>`;
  });
  return entryBlock(chunk, tags.join('\n    '), language);
}

function head(files: readonly ReleaseFile[], publicPath: string): string {
  const font = files.find(({ file }) => preloadedFont.test(file));
  return [
    `<script>${startScript}</script>`,
    font &&
      `<link rel="preload" as="font" type="font/woff2" href="${publicPath}${font.file}" crossorigin="anonymous">`,
    ...languages.flatMap((language) => [
      ...hostEntries.map((entry) => tagsOf(entry, language, files, publicPath)),
      ...hostChunks.map((chunk) => preloadsOf(chunk, language, files, publicPath)),
    ]),
    // After the host's own: it runs first, and what the browser asks for first comes first.
    preloadPlaceholder,
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** What each entry carries for the slices on its pages: the same in every language. */
async function sharesOf(
  folder: string,
  initial: ReadonlyMap<HostEntry, readonly string[]>,
): Promise<Record<string, SharedRequests>> {
  const shares = [...initial].map(async ([entry, names]) => {
    const scripts = names.filter((name) => name.endsWith('.js'));
    const codes = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
    return [entry, withEarlierStores(providedShares(codes))] as const;
  });
  return Object.fromEntries(await Promise.all(shares));
}

/** Writes `dist/index.html` from the host's page, with integrity on each tag, and compresses what is text. */
export class HostPagePlugin {
  readonly #template: string;

  constructor(template: string) {
    this.#template = template;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('HostPagePlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const files = await releaseFiles(compiler.outputPath);
      await this.#write(compiler.outputPath, files);
    });
  }

  async #write(folder: string, files: readonly ReleaseFile[]): Promise<void> {
    const initial = new Map(
      hostEntries.map((entry) => [entry, filesNamed(entry, baseLanguage, files).map(({ file }) => file)]),
    );
    const tags = head(files, '/');
    // The tags name every entry by its content, and that names what is loaded later.
    const build = hostBuildId(new Date(), createHash('sha256').update(tags).digest('hex'));
    const page = (await readFile(this.#template, 'utf8'))
      .replace('<!--HEAD-->', () => `<meta name="${hostBuildName}" content="${build}">\n    ${tags}`)
      .replace('<!--TITLE-->', () => titlePlaceholder)
      .replace(
        '<!--PAGE-DATA-->',
        () => `<script type="application/json" id="${pageDataId}">${pageDataPlaceholder}</script>`,
      );
    await writeFile(join(folder, 'index.html'), page);
    // Versions by request of each entry's pages: the server refuses a release that needs another.
    const shared = await sharesOf(folder, initial);
    const sizes = JSON.stringify({ schema: 1, files, initial: Object.fromEntries(initial), shared });
    await writeFile(join(folder, 'release.json'), sizes);
    await compress(join(folder, 'release.json'), Buffer.from(sizes));
  }
}

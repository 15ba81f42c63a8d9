import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler, Stats } from '@rspack/core';
import { pageDataId } from '../registry/page-data-id.ts';
import { pageDataPlaceholder, preloadPlaceholder, titlePlaceholder } from '../registry/page.ts';
import type { ReleaseFile } from '../registry/registry-document.ts';
import { compress, releaseFiles } from './release-files.ts';

const preloadedFont = /inter-latin-wght-normal\..*woff2$/;

function attributes(file: ReleaseFile, publicPath: string): string {
  return `"${publicPath}${file.file}" integrity="${file.integrity}" crossorigin="anonymous"`;
}

function head(files: readonly ReleaseFile[], initial: readonly string[], publicPath: string): string {
  const of = (ending: string) => files.filter(({ file }) => initial.includes(file) && file.endsWith(ending));
  const font = files.find(({ file }) => preloadedFont.test(file));
  return [
    font &&
      `<link rel="preload" as="font" type="font/woff2" href="${publicPath}${font.file}" crossorigin="anonymous">`,
    ...of('.css').map((file) => `<link rel="stylesheet" href=${attributes(file, publicPath)}>`),
    preloadPlaceholder,
    ...of('.js').map((file) => `<script defer src=${attributes(file, publicPath)}></script>`),
  ]
    .filter(Boolean)
    .join('\n    ');
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
      await this.#write(compiler.outputPath, stats, files);
    });
  }

  async #write(folder: string, stats: Stats, files: readonly ReleaseFile[]): Promise<void> {
    const initial = stats.compilation.entrypoints.get('main')?.getFiles() ?? [];
    const page = (await readFile(this.#template, 'utf8'))
      .replace('<!--HEAD-->', () => head(files, [...initial], '/'))
      .replace('<!--TITLE-->', () => titlePlaceholder)
      .replace(
        '<!--PAGE-DATA-->',
        () => `<script type="application/json" id="${pageDataId}">${pageDataPlaceholder}</script>`,
      );
    await writeFile(join(folder, 'index.html'), page);
    const sizes = JSON.stringify({ schema: 1, files, initial });
    await writeFile(join(folder, 'release.json'), sizes);
    await compress(join(folder, 'release.json'), Buffer.from(sizes));
  }
}

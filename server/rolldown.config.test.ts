import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type OutputChunk } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportFile, ExportJob } from './report/export-jobs.ts';
import { runInProcess } from './own-process/run-in-process.ts';
import { options } from './rolldown.config.ts';
import type { ReaderAnswer } from './tools/readers/reader-jobs.ts';

/** As deep as the bundle itself, beside it. */
const folder = join(import.meta.dirname, `dist/bundle-of-test-${process.pid}`);
let chunks: readonly OutputChunk[];
beforeAll(async () => {
  const { output } = await build({ ...options, output: { ...options.output, dir: folder } });
  chunks = output.filter((one) => one.type === 'chunk');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const chunk = (fileName: string) => chunks.find((one) => one.fileName === fileName);

/** Places that a chunk names relative to itself: `new URL('…', import.meta.url)` and folders beside sources. */
const placesIn = ({ code }: OutputChunk) =>
  [...code.matchAll(/new URL\("([^"]+)", import\.meta\.url\)|\(import\.meta\.dirname, "([^"]+)"\)/g)].map(
    ([, file, place]) => file ?? place ?? '',
  );

describe('the bundle of the server', () => {
  it('starts each process from the bundle', () => {
    const started = chunks.flatMap(placesIn).filter((place) => place.startsWith('./'));
    expect(started.toSorted()).toEqual([
      './export-process.js',
      './findings-process.js',
      './reader-process.js',
    ]);
    for (const place of started) expect(chunk(place.slice(2))?.isEntry).toBe(true);
  });

  it('names each other place as the sources do: what lies there is found', () => {
    const places = chunks.flatMap(placesIn).filter((place) => !place.startsWith('./'));
    expect(places).toContain('../../db/migrate.ts');
    expect(places).toContain('../../library/library.ts');
    expect(places).toContain('../../samples');
    for (const place of places) expect(existsSync(join(folder, place)), place).toBe(true);
  });

  it('starts no server in a process that only reads or writes a file', () => {
    const importers = chunks.filter(({ imports, dynamicImports }) =>
      [...imports, ...dynamicImports].includes('index.js'),
    );
    expect(importers).toEqual([]);
  });

  it('leaves outside only what the server finds from there', () => {
    const own = new Set(chunks.map(({ fileName }) => fileName));
    const outside = new Set(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]));
    const packages = [...outside].filter((name) => !own.has(name) && !name.startsWith('node:'));
    expect(packages).toContain('pino');
    const found = packages.filter((name) => import.meta.resolve(name).includes('/node_modules/'));
    expect(found.toSorted()).toEqual(packages.toSorted());
  });
});

const limits = { milliseconds: 30_000, heapMegabytes: 512, residentMegabytes: 1_024 };

/** What a process answers that was started from the bundle, and one from the sources. */
async function answers<Answer>(source: string, bundled: string, job: unknown): Promise<Answer[]> {
  const modules = [pathToFileURL(join(folder, bundled)), new URL(source, import.meta.url)];
  return await Promise.all(
    modules.map(async (module) => {
      const ended = await runInProcess<Answer>(module, job, limits);
      if (ended.how !== 'answered') throw new Error(`${module}: ${ended.how}`, { cause: ended });
      return ended.answer;
    }),
  );
}

const report: Extract<ExportJob, { task: 'report' }>['report'] = {
  runId: 'run_bundle',
  markdown:
    '# Größe and costs\n\n## Years\n\n| Year | Costs |\n| - | -: |\n| 2024 | 1200 |\n| 2025 | 1350 |\n\nThey rose.',
  otherTitle: 'Report',
  findings: [],
  sources: [],
  figures: [],
  agent: 'Market costs',
  engine: 'Prepared by the built-in analyst',
  finishedAt: '2026-03-02T09:00:00.000Z',
  isUnfinished: false,
  brand: 'Loupe',
};

describe('a process started from the bundle', () => {
  it.each(['md', 'html', 'pdf', 'docx', 'xlsx'] as const)(
    'writes %s as one from the sources does, and reads it the same',
    async (format) => {
      const job: ExportJob = { task: 'report', format, language: 'en', report };
      const written = await answers<ExportFile>('./report/export-process.ts', 'export-process.js', job);
      expect(written.map(({ title }) => title)).toEqual(['Größe and costs', 'Größe and costs']);
      const read = written.map(({ bytes }) =>
        answers<ReaderAnswer>('./tools/readers/reader-process.ts', 'reader-process.js', {
          task: 'document',
          bytes,
          name: `report.${format}`,
          language: 'en',
        }),
      );
      const [first, ...others] = (await Promise.all(read)).flat();
      expect(JSON.stringify(first)).toContain('1350');
      for (const other of others) expect(other).toEqual(first);
    },
    60_000,
  );

  it('makes the copy of a sample file that one from the sources makes', async () => {
    const bytes = readFileSync(
      join(import.meta.dirname, 'library/companies/northwind-freight/financials.csv'),
    );
    const [bundled, fromSources] = await answers<ReaderAnswer>(
      './tools/readers/reader-process.ts',
      'reader-process.js',
      { task: 'copy', bytes, name: 'financials.csv', language: 'de' },
    );
    expect(bundled?.ok).toBe(true);
    expect(bundled).toEqual(fromSources);
  }, 60_000);
});

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Language } from '@loupe/shared/lib/language';
import type { Sample } from './sample-run.ts';

/** Samples of all agents, made at build time. */
export interface SamplesFile {
  /** What they were made from: of anything else they are not the samples. */
  readonly key: string;
  readonly samples: Readonly<Record<Language, Readonly<Record<string, Sample>>>>;
}

const server = join(import.meta.dirname, '..');

/** Where the build leaves them. */
export const samplesFile = join(server, 'dist/samples.json');

/** What no sample hangs on: routes, the database, what lies outside. */
const elsewhere = new Set([
  'node_modules',
  'dist',
  'testing',
  'modules',
  'db',
  'http',
  'providers',
  'drizzle',
]);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map((entry) => {
    if (elsewhere.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.name.endsWith('.test.ts') ? [] : [path];
  });
  return (await Promise.all(nested)).flat();
}

/** Hex; changes with every line of the agents, of what they rest on, and of the sample files. */
export async function sampleKey(): Promise<string> {
  const folders = [
    server,
    join(server, '../packages/shared/lib'),
    join(server, '../packages/shared/markdown'),
  ];
  const paths = (await Promise.all(folders.map(filesBelow))).flat();
  const whole = createHash('sha256');
  const sorted = [...paths, join(server, '../pnpm-lock.yaml')].toSorted();
  const contents = await Promise.all(sorted.map((path) => readFile(path)));
  for (const [i, path] of sorted.entries())
    whole
      .update(relative(server, path))
      .update('\0')
      .update(contents[i] ?? '');
  return whole.digest('hex');
}

/** The samples that were built from just this server; null when there are none, or they were built from another one. */
export async function readSamples(path: string): Promise<SamplesFile['samples'] | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const { key, samples } = JSON.parse(text) as SamplesFile;
  return key === (await sampleKey()) ? samples : null;
}

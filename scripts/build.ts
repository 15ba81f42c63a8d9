/*
 * Builds what changed: host and remotes, each into its own dist/. A slice is built again when its own folder,
 * packages/shared, packages/federation or the lockfile changed. `--force` builds everything; names build only those.
 * With everything come the sample reports of the agents, made again when these or their files changed; `--site-only` leaves them to whoever starts the site.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { bundle, type SliceConfig } from '../packages/federation/build/bundler.ts';

const root = join(import.meta.dirname, '..');
const stamps = join(root, '.cache/builds');
const skipped = new Set(['node_modules', 'dist', '.cache', 'testing']);
const notBuilt = /\.test\.tsx?$/;

interface Slice {
  readonly name: string;
  readonly folder: string;
  readonly result: string;
}

async function slices(): Promise<Slice[]> {
  const remotes = (await readdir(join(root, 'remotes'))).toSorted();
  return [
    { name: 'host', folder: join(root, 'host'), result: 'index.html' },
    ...remotes.map((name) => ({ name, folder: join(root, 'remotes', name), result: 'release.json' })),
  ];
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return notBuilt.test(entry.name) ? [] : [path];
  });
  return (await Promise.all(nested)).flat();
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(relative(root, path)).update(await readFile(path));
  return hash.digest('hex');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function build(slice: Slice): Promise<void> {
  const startedMs = performance.now();
  const { default: config } = (await import(join(slice.folder, 'rspack.config.ts'))) as {
    default: SliceConfig;
  };
  try {
    await bundle(config({}, { mode: 'production' }));
  } catch (error) {
    throw new Error(`${slice.name} could not be built\n${(error as Error).message}`, { cause: error });
  }
  say(`built ${slice.name} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}

/** In a process of its own, beside the bundler. Without them the server makes them itself, so no build fails by them. */
async function buildSamples(isForced: boolean): Promise<void> {
  const script = join(import.meta.dirname, 'build-samples.ts');
  const child = spawn(process.execPath, [script, ...(isForced ? ['--force'] : [])], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) say('the sample reports could not be made: the server makes each when it is asked for');
}

async function main(): Promise<void> {
  const isForced = process.argv.includes('--force');
  const isSiteOnly = process.argv.includes('--site-only');
  const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const common = await hashOf([
    ...(await filesBelow(join(root, 'packages/shared'))),
    ...(await filesBelow(join(root, 'packages/federation'))),
    join(root, 'pnpm-lock.yaml'),
  ]);
  await mkdir(stamps, { recursive: true });
  const samples = asked.length === 0 && !isSiteOnly ? buildSamples(isForced) : Promise.resolve();
  const all = (await slices()).filter(({ name }) => asked.length === 0 || asked.includes(name));
  const results = await Promise.allSettled(
    all.map(async (slice) => {
      const stampFile = join(stamps, slice.name);
      const stamp = `${common} ${await hashOf(await filesBelow(slice.folder))}`;
      const isBuilt = existsSync(join(slice.folder, 'dist', slice.result)) && existsSync(stampFile);
      if (!isForced && isBuilt && (await readFile(stampFile, 'utf8')) === stamp) {
        say(`kept ${slice.name}`);
        return;
      }
      await build(slice);
      await writeFile(stampFile, stamp);
    }),
  );
  await samples;
  for (const result of results)
    if (result.status === 'rejected') process.stderr.write(`${(result.reason as Error).message}\n`);
  if (results.some(({ status }) => status === 'rejected')) process.exitCode = 1;
}

await main();

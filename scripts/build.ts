/*
 * Builds what changed: host, remotes and server, each into its own dist/. Each is built again when its own folder,
 * packages/shared, packages/federation or the lockfile changed. `--force` builds everything; names build only those.
 * `LOUPE_FEDERATION_RUNTIME=standard` builds host and slices with the runtime of `@module-federation/enhanced` (docs/decisions/0055).
 * With everything come the sample reports of the agents, made again when these or their files changed; `--site-only` leaves them to whoever starts the site.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { federationRuntime } from '../packages/federation/build/federation-runtime.ts';
import { bundle, type SliceConfig } from '../packages/federation/build/bundler.ts';
import { bundleServer } from '../server/rolldown.config.ts';
import { commonStamp, isBuiltFrom, keepStamp, serverBuilt, stampOf, type Built } from './build-stamps.ts';

const root = join(import.meta.dirname, '..');

async function parts(): Promise<Built[]> {
  const remotes = (await readdir(join(root, 'remotes'))).toSorted();
  return [
    { name: 'host', folder: 'host', result: 'index.html' },
    ...remotes.map((name) => ({ name, folder: `remotes/${name}`, result: 'release.json' })),
    serverBuilt,
  ];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function bundleSlice({ folder }: Built): Promise<void> {
  const { default: config } = (await import(join(root, folder, 'rspack.config.ts'))) as {
    default: SliceConfig;
  };
  await bundle(config({}, { mode: 'production' }));
}

async function build(part: Built): Promise<void> {
  const startedMs = performance.now();
  try {
    if (part === serverBuilt) await bundleServer();
    else await bundleSlice(part);
  } catch (error) {
    throw new Error(`${part.name} could not be built\n${(error as Error).message}`, { cause: error });
  }
  say(`built ${part.name} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}

/** In a process of its own, beside the bundler. Without them the server makes them itself, so no build fails by them. */
async function buildSamples(isForced: boolean): Promise<void> {
  const script = join(import.meta.dirname, 'build-samples.ts');
  const child = spawn(process.execPath, [script, ...(isForced ? ['--force'] : [])], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) say('the sample reports could not be made: the server makes each when it is asked for');
}

/** Slices that were built with another federation runtime are others; the server knows none. */
function builtWith(part: Built): string {
  const runtime = federationRuntime();
  return part === serverBuilt || runtime === 'own' ? '' : ` ${runtime}`;
}

async function main(): Promise<void> {
  const isForced = process.argv.includes('--force');
  const isSiteOnly = process.argv.includes('--site-only');
  const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const common = await commonStamp(root);
  const samples = asked.length === 0 && !isSiteOnly ? buildSamples(isForced) : Promise.resolve();
  const all = (await parts()).filter(({ name }) => asked.length === 0 || asked.includes(name));
  const results = await Promise.allSettled(
    all.map(async (part) => {
      const stamp = (await stampOf(root, part, common)) + builtWith(part);
      if (!isForced && (await isBuiltFrom(root, part, stamp))) {
        say(`kept ${part.name}`);
        return;
      }
      await build(part);
      await keepStamp(root, part, stamp);
    }),
  );
  await samples;
  for (const result of results)
    if (result.status === 'rejected') process.stderr.write(`${(result.reason as Error).message}\n`);
  if (results.some(({ status }) => status === 'rejected')) process.exitCode = 1;
}

await main();

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, rounded } from '../machine.ts';
import { say, type Measure } from '../measure.ts';

const repository = join(import.meta.dirname, '../..');
const warmRounds = 5;
const longestMs = 600_000;

/** `npm start` on a fresh clone and again. */
export const start: Measure = {
  target: { coldSeconds: 120, warmSeconds: 8 },
  how: `From \`npm start\` in a fresh clone of what is committed to "Ready at". coldEmptyStore: empty package stores, so everything is downloaded. coldWarmStore: a second clone with the packages in the store, nothing installed or built. warm: median of ${warmRounds} later starts of that clone.`,
  async run() {
    const work = await mkdtemp(join(tmpdir(), 'loupe-start-'));
    try {
      const stores = join(work, 'stores');
      const coldEmptyStoreSeconds = await secondsToReady(clone(work, 'first'), stores);
      say(`empty store: ${coldEmptyStoreSeconds} s`);
      const second = clone(work, 'second');
      const coldWarmStoreSeconds = await secondsToReady(second, stores);
      say(`warm store: ${coldWarmStoreSeconds} s`);
      const warm: number[] = [];
      for (let round = 0; round < warmRounds; round++) warm.push(await secondsToReady(second, stores));
      return { coldEmptyStoreSeconds, coldWarmStoreSeconds, warmSeconds: median(warm), warmRounds: warm };
    } finally {
      await rm(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
    }
  },
};

function clone(work: string, name: string): string {
  const folder = join(work, name);
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', '--no-hardlinks', repository, folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The clone failed: ${stderr}`);
  return folder;
}

/** Starts with stores of its own, waits for Ready, then ends it as a person would with Ctrl+C. */
async function secondsToReady(folder: string, stores: string): Promise<number> {
  const startedMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...ownEnvironment(),
      PORT: '0',
      npm_config_cache: join(stores, 'npm'),
      npm_config_store_dir: join(stores, 'pnpm'),
      pnpm_config_store_dir: join(stores, 'pnpm'),
      XDG_CACHE_HOME: join(stores, 'cache'),
    },
  });
  const output: string[] = [];
  const ready = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Not ready after ${longestMs / 1000} s:\n${output.join('')}`)),
      longestMs,
    );
    const look = (chunk: Buffer) => {
      output.push(chunk.toString());
      if (!/Ready at \S+/.test(output.join(''))) return;
      clearTimeout(timer);
      resolve(performance.now() - startedMs);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`npm start ended with ${code}:\n${output.join('')}`));
    });
  });
  try {
    return rounded((await ready) / 1000, 1);
  } finally {
    if (child.exitCode === null && child.pid !== undefined) {
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGINT');
      await ended;
    }
  }
}

const kept =
  /^(HOME|LANG|TMPDIR|USER|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_registry)$/i;

/** Without what a surrounding `npm run` or a developer's settings put there: a person's own shell. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const path = (process.env['PATH'] ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':');
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name))),
    PATH: path,
  };
}

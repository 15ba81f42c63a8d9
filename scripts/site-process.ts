import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serverEntry } from './server-entry.ts';
import { throwAwayFolder } from './throw-away-folder.ts';

const ownRoot = join(import.meta.dirname, '..');
/** Only the limit for a site that never starts: on a busy machine a start takes its time. */
const startTimeoutMs = 110_000;
const stopTimeoutMs = 20_000;

export interface SiteSettings {
  /** Environment variables on top of the defaults for a throw-away site. */
  readonly env?: Readonly<Record<string, string>>;
  /** Data folder to use; without it a fresh temporary one, removed by `stop`. */
  readonly dataDir?: string;
  /** Folder of the repository to start from; without it this one. */
  readonly root?: string;
}

/** A running server process of the composed site. */
export interface SiteProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Milliseconds from the spawn of the process to its `Ready at`. */
  readonly readyMs: number;
  /** What the process has written so far. */
  output(): string;
  /** Ends it gracefully and removes a temporary data folder. */
  stop(): Promise<void>;
  /** Ends it as a power cut would (SIGKILL); the data folder stays. */
  kill(): Promise<void>;
}

/**
 * Starts the server as `npm start` does, as a process of its own, on a free port and its own data folder.
 * The server ends with its parent, however that one ends. Throws with the server's output when it does not become ready.
 */
export async function startSite({
  env = {},
  dataDir: given,
  root = ownRoot,
}: SiteSettings = {}): Promise<SiteProcess> {
  const dataDir = given ?? throwAwayFolder('site');
  const entry = await serverEntry(root);
  const startedMs = performance.now();
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...ownEnvironment(),
      // As `npm start` does: most of a start is reading the server's modules.
      NODE_COMPILE_CACHE: join(ownRoot, '.cache/node'),
      PORT: '0',
      HOST: 'localhost',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      EXIT_WITH_PARENT: 'on',
      ...env,
    },
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const output = () => lines.join('');
  const url = await readyAt(child, output);
  const removeOwn = async () => {
    if (!given) await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return {
    url,
    dataDir,
    output,
    pid: child.pid as number,
    readyMs: performance.now() - startedMs,
    async stop() {
      await end(child, 'SIGTERM');
      await removeOwn();
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

/** The caller's environment without settings of the server: a developer's own must not change what is tested. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return Object.fromEntries(
    Object.entries({ PATH, HOME, TMPDIR, LANG }).filter(([, value]) => value !== undefined),
  );
}

function readyAt(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      child.off('exit', onExit);
      child.stdout?.off('data', look);
    };
    const giveUp = (reason: string) => {
      settle();
      child.kill('SIGKILL');
      reject(new Error(`The site did not start: ${reason}\n${output()}`));
    };
    const onExit = (code: number | null, signal: string | null) => giveUp(`ended with ${code ?? signal}`);
    const look = () => {
      const url = /Ready at (\S+)/.exec(output())?.[1];
      if (!url) return;
      settle();
      resolve(url.replace(/\/$/, ''));
    };
    const timer = setTimeout(() => giveUp(`not ready after ${startTimeoutMs / 1000} s`), startTimeoutMs);
    child.once('error', (error) => giveUp(error.message));
    child.once('exit', onExit);
    child.stdout?.on('data', look);
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
}

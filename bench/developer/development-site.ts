import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Ports nobody else is likely to hold: the host's, the slices' after it, the server's a hundred further. */
const port = 4300;
const longestStartMs = 180_000;

/** What `npm run dev` has started. */
export interface DevelopmentSite {
  readonly url: string;
  /** Milliseconds from the command to its `Ready at`. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

/** Runs `npm run dev`'s own script in a copy of the repository. Rejects with what it said when it does not get ready. */
export async function startDevelopment(copy: string): Promise<DevelopmentSite> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(copy, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      PORT: String(port),
      DATA_DIR: join(copy, '.data'),
      RATE_LIMITS: 'off',
    },
  });
  await ready(child);
  return {
    url: `http://localhost:${port}`,
    readyMs: performance.now() - startedMs,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const giveUp = (reason: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`npm run dev ${reason}:\n${said.join('')}`));
    };
    const timer = setTimeout(() => giveUp('is not ready'), longestStartMs);
    const hear = (text: Buffer) => {
      said.push(text.toString());
      if (!said.join('').includes('Ready at')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => giveUp(`ended with ${code}`));
  });
}

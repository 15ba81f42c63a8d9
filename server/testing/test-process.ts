import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverEntry } from '../../scripts/server-entry.ts';

const root = join(import.meta.dirname, '../..');
const entry = await serverEntry(root);
const compiled = join(root, '.cache/node');

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Standard output and error so far. */
  output(): string;
  /** Resolves with the address once the server says it is ready; rejects with its output when it ends before. */
  ready(): Promise<string>;
  /** Resolves with exit code or signal. */
  ended(): Promise<number | NodeJS.Signals | null>;
}

/**
 * The real server as a process of its own, on a free port. It ends with this process. `before`: what a shell does before
 * it becomes the server, like setting a limit.
 */
export function startServerProcess(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  before = ':',
): ServerProcess {
  const { PATH, HOME } = process.env;
  const child = spawn('/bin/sh', ['-c', `${before}; exec "$0" "$1"`, process.execPath, entry], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      // As `npm start` does: most of a start is reading the server's modules.
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      EXIT_WITH_PARENT: 'on',
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const exit = once(child, 'close').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null,
  );
  const readyLine = () => /Ready at (\S+)/.exec(said)?.[1];
  return {
    child,
    output: () => said,
    ended: () => exit,
    ready: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const url = readyLine();
          if (url) resolve(url);
        };
        child.stdout.on('data', look);
        void exit.then(() => reject(new Error(`the server ended: ${said}`)));
        look();
      }),
  };
}

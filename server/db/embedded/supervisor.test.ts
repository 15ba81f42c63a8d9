import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isProcessAlive } from './processes.ts';
import { superviseEmbeddedPostgres } from './supervisor.ts';
import { throwAwayFolder } from '../../../scripts/throw-away-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = throwAwayFolder('supervised');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

/** 0 while there is none. */
function postmaster(): number {
  try {
    return Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}

it('a database that is on its way back is ended when the server is asked to stop', async () => {
  const onGivenUp = vi.fn<(error: Error) => void>();
  const postgres = await superviseEmbeddedPostgres(
    { dataDir, endsWithParent: true },
    { log: pino({ level: 'silent' }), onGivenUp },
  );
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await vi.waitUntil(() => ![0, killed].includes(postmaster()), { timeout: 20_000, interval: 5 });
  const back = postmaster();
  await postgres.stop();
  expect(isProcessAlive(back)).toBe(false);
  expect(onGivenUp).not.toHaveBeenCalled();
}, 60_000);

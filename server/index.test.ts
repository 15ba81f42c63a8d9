import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isProcessAlive } from './db/embedded/processes.ts';
import { connectToEmbedded } from './testing/embedded-database.ts';
import { startServerProcess, type ServerProcess } from './testing/test-process.ts';
import { throwAwayFolder } from '../scripts/throw-away-folder.ts';

let dataDir: string;
let started: ServerProcess[];
beforeEach(() => {
  dataDir = throwAwayFolder('start');
  started = [];
});
afterEach(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended();
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: NodeJS.ProcessEnv = {}, folder = dataDir): ServerProcess {
  const one = startServerProcess(folder, env);
  started.push(one);
  return one;
}

const postmasterPid = () =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password: 'quiet otter parade' }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

const meStatus = async (url: string, token: string) =>
  (await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status;

it('starts with nothing but a folder, and leaves nothing running when it is asked to stop', async () => {
  const server = start({}, join(dataDir, 'new', 'folder'));
  const url = await server.ready();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const database = Number(
    readFileSync(join(dataDir, 'new/folder/postgres/data/postmaster.pid'), 'utf8').split('\n')[0],
  );
  server.child.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
  expect(isProcessAlive(database)).toBe(false);
  expect(server.output()).toBe(`Ready at ${url}\n`);
}, 60_000);

it('C1 does by the clock what nobody asks for, and lets go of old mails from its first moment', async () => {
  const mails = join(dataDir, 'mail');
  mkdirSync(mails, { recursive: true });
  const aYearAgo = Date.now() / 1000 - 365 * 86_400;
  for (const [name, writtenAt] of [
    ['old.eml', aYearAgo],
    ['new.eml', Date.now() / 1000],
  ] as const) {
    writeFileSync(join(mails, name), 'Subject: Hello');
    utimesSync(join(mails, name), writtenAt, writtenAt);
  }
  await start().ready();
  await vi.waitFor(() => expect(existsSync(join(mails, 'old.eml'))).toBe(false));
  expect(existsSync(join(mails, 'new.eml'))).toBe(true);
  const database = await connectToEmbedded(dataDir);
  const { rows } = await database.query<{ name: string; cron: string }>(
    'select name, cron from pgboss.schedule order by name',
  );
  await database.end();
  expect(Object.fromEntries(rows.map(({ name, cron }) => [name, cron]))).toMatchObject({
    erasures: '* * * * *',
    farewells: '* * * * *',
    payments: '* * * * *',
    refills: '*/10 * * * *',
    retention: '41 * * * *',
  });
}, 60_000);

it('takes over the database that a killed server left behind, with everything in it', async () => {
  const first = start({ EXIT_WITH_PARENT: 'off' });
  const token = await signUp(await first.ready());
  const database = postmasterPid();
  first.child.kill('SIGKILL');
  await first.ended();
  expect(isProcessAlive(database)).toBe(true);
  const second = start();
  expect(await meStatus(await second.ready(), token)).toBe(200);
  expect(postmasterPid()).toBe(database);
  second.child.kill('SIGTERM');
  await second.ended();
  expect(isProcessAlive(database)).toBe(false);
}, 60_000);

it('recovers when server and database were both killed', async () => {
  const first = start({ EXIT_WITH_PARENT: 'off' });
  const token = await signUp(await first.ready());
  process.kill(postmasterPid(), 'SIGKILL');
  first.child.kill('SIGKILL');
  await first.ended();
  expect(await meStatus(await start().ready(), token)).toBe(200);
}, 120_000);

it('is not fooled by process ids of another time', async () => {
  const first = start();
  const token = await signUp(await first.ready());
  first.child.kill('SIGTERM');
  await first.ended();
  // After a restart of the machine both ids may belong to anybody: here, to this test.
  writeFileSync(
    join(dataDir, 'postgres/data/postmaster.pid'),
    `${process.pid}\n${join(dataDir, 'postgres/data')}\n1\n5432\n\n\n\nready   \n`,
  );
  writeFileSync(join(dataDir, 'loupe.lock'), `${process.pid} 1\n`);
  expect(await meStatus(await start().ready(), token)).toBe(200);
}, 60_000);

it('ends with its parent, the database too', async () => {
  const server = start();
  await server.ready();
  const database = postmasterPid();
  server.child.stdin?.end();
  expect(await server.ended()).toBe(0);
  expect(isProcessAlive(database)).toBe(false);
}, 60_000);

it('takes the database with it when it is killed and was set to end with its parent', async () => {
  const server = start();
  await server.ready();
  const database = postmasterPid();
  server.child.kill('SIGKILL');
  await server.ended();
  await vi.waitFor(() => expect(isProcessAlive(database)).toBe(false), 20_000);
}, 60_000);

it('says in one sentence that the data folder is in use, and the first one goes on', async () => {
  const first = start();
  const url = await first.ready();
  const second = start();
  expect(await second.ended()).toBe(1);
  expect(second.output()).toBe(
    `The data folder ${dataDir} is in use by another Loupe (process ${first.child.pid}); stop it or set DATA_DIR.\n`,
  );
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
}, 60_000);

it('starts the database again when it ends by itself, and everything is as it was', async () => {
  const server = start({ LOG_LEVEL: 'silent' });
  const url = await server.ready();
  const token = await signUp(url);
  const killed = postmasterPid();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(async () => {
    expect(await meStatus(url, token)).toBe(200);
    expect(postmasterPid()).not.toBe(killed);
  }, 30_000);
  server.child.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
}, 60_000);

it('ends with one sentence and a code when the database ended and three tries did not bring it back', async () => {
  const server = start({ LOG_LEVEL: 'silent' });
  await server.ready();
  appendFileSync(join(dataDir, 'postgres/data/postgresql.conf'), '\nnonsense\n');
  process.kill(postmasterPid(), 'SIGKILL');
  expect(await server.ended()).toBe(1);
  expect(server.output()).toMatch(
    /^Ready at .*\nThe embedded database in .* ended by itself, and three tries to start it again came to nothing\. The embedded database did not start: .+\n$/,
  );
}, 60_000);

it('names the disk when there is no room on it at the first start', async () => {
  // Files may not grow beyond a megabyte, as if the disk were full.
  const server = startServerProcess(dataDir, {}, 'trap "" XFSZ; ulimit -f 2048');
  started.push(server);
  expect(await server.ended()).toBe(1);
  expect(server.output()).toBe(
    `There is no room left on the disk of the data folder ${dataDir} (DATA_DIR). Make room and start again.\n`,
  );
}, 60_000);

it('says in one sentence that the port is taken, and leaves no database running', async () => {
  const blocker = createServer().listen(0, 'localhost');
  await vi.waitFor(() => expect(blocker.address()).not.toBeNull());
  const { port } = blocker.address() as AddressInfo;
  const server = start({ PORT: String(port) });
  expect(await server.ended()).toBe(1);
  expect(server.output()).toBe(
    `Port ${port} is already taken: stop what uses it or set PORT to another port.\n`,
  );
  expect(() => postmasterPid()).toThrow(/ENOENT/);
  blocker.close();
}, 60_000);

it.each([
  [{ PORT: 'x' }, 'PORT is not valid ("x"): use a port number from 0 to 65535.\n'],
  [{ DATA_DIR: '/proc/loupe' }, 'The data folder /proc/loupe is not writable (DATA_DIR).\n'],
  [{ DATA_DIR: '/dev/null/loupe' }, 'The data folder /dev/null/loupe is not writable (DATA_DIR).\n'],
  [
    { DATABASE_URL: 'postgres://ada:secret@localhost:1/loupe' },
    /^The database at localhost:1\/loupe does not answer: .*ECONNREFUSED.* \(DATABASE_URL\)\.\n$/,
  ],
])(
  'stops the start for %o with one sentence',
  async (env, sentence) => {
    const server = start(env as NodeJS.ProcessEnv);
    expect(await server.ended()).toBe(1);
    if (typeof sentence === 'string') expect(server.output()).toBe(sentence);
    else expect(server.output()).toMatch(sentence);
  },
  60_000,
);

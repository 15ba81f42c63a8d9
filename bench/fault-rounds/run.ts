// Rounds of faults under a small load on two real servers that share a PostgreSQL, each followed by an audit of
// everything that must hold. `npm run fault-rounds` does 50, `npm run fault-rounds -- 7` seven. Writes
// bench/results/fault-rounds.json; ends with code 1 when an audit found something.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../../e2e/fixtures/api.ts';
import { startSite, type SiteProcess } from '../../scripts/site-process.ts';
import { startOwnPostgres, type OwnPostgres } from '../../server/testing/own-postgres.ts';
import { percentile, rounded } from '../machine.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../measure.ts';
import { audit } from './audit.ts';
import { createPerson, nothingYet, type Person } from './people.ts';
import { strikes, type Pair } from './strikes.ts';

const roundsAsked = Number(process.argv[2] ?? 50);
const peopleCount = 6;
/** Load before the strike and after it. */
const loadMs = 800;
/** What was begun has to be through by then, also what only a look at the provider can settle. */
const settleMs = 90_000;

const postgres = await startOwnPostgres();
const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'loupe-rounds-'))));
const begin = (which: number) =>
  startSite({ dataDir: folders[which] ?? '', env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' } });
const sites: SiteProcess[] = [await begin(0), await begin(1)];
const pair: Pair = {
  postgres,
  killServer: async (which) => {
    await sites[which]?.kill();
    sites[which] = await startAgain(which);
  },
};

/** A start while the database is away ends with a sentence; whoever runs the server starts it again. */
async function startAgain(which: number): Promise<SiteProcess> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await begin(which);
    } catch (error) {
      if (tries >= 20) throw error;
      await delay(250);
    }
  }
}

const done = nothingYet();
const people: Person[] = [];
for (let turn = 0; turn < peopleCount; turn += 1) {
  const url = () => sites[turn % 2]?.url ?? '';
  people.push(createPerson(await createApi(url()).signup(), url, done, turn % 3 === 0 ? 2 : 5));
}

interface Round {
  readonly strike: string;
  readonly awayMs: number;
  readonly backMs: number;
  readonly settledMs: number;
  readonly complaints: readonly string[];
}

async function round(number: number): Promise<Round> {
  const strike = strikes[number % strikes.length];
  if (!strike) throw new Error('there are no strikes');
  let mayRest = false;
  const working = Promise.all(people.map((person) => person.work(() => mayRest)));
  await delay(loadMs);
  const from = performance.now();
  await strike.run(pair, number);
  const awayMs = performance.now() - from;
  const backMs = await timed(() => until(areServing, settleMs));
  await delay(loadMs);
  mayRest = true;
  await working;
  const settledMs = await timed(() => until(isSettled, settleMs));
  const ended = sites.filter(({ pid }) => !isAlive(pid)).length;
  const { complaints, lost } = await audit(postgres, done);
  const all = [
    ...complaints,
    ...Object.entries(lost).flatMap(([what, count]) =>
      count > 0 ? [`${count} acknowledged ${what} lost`] : [],
    ),
    ...(ended > 0 ? [`${ended} servers ended by themselves`] : []),
  ];
  return { strike: strike.name, awayMs, backMs, settledMs, complaints: all };
}

async function areServing(): Promise<boolean> {
  const answers = sites.map(async ({ url }) => (await fetch(`${url}/readyz`)).ok);
  return (await Promise.all(answers).catch(() => [false])).every(Boolean);
}

/** Nothing is under way any more. */
async function isSettled(): Promise<boolean> {
  const [row] = await postgres.query<{ open: number }>(`
    select (select count(*) from runs where finished_at is null)::int
      + (select count(*) from checkouts where status in ('processing', 'needs_confirmation'))::int as open`);
  return row?.open === 0;
}

/** Returns also when it did not come true: the audit says what is wrong then. */
async function until(holds: () => Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds()) && performance.now() < deadline) await delay(50);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function totals(house: OwnPostgres): Promise<Record<string, number>> {
  const [row] = await house.query<Record<string, number>>(`
    select (select count(*) from runs)::int as runs,
      (select count(*) from runs where status = 'done')::int as runs_done,
      (select coalesce(sum(lost_workers), 0) from runs)::int as workers_lost,
      (select count(*) from runs where attempt > 1)::int as runs_gone_on_with,
      (select count(*) from run_steps)::int as steps,
      (select coalesce(sum(amount), 0) from ledger_entries where account = 'used')::int as credits_charged,
      (select count(*) from test_payments where status = 'succeeded')::int as charges,
      (select count(*) from checkouts where status = 'paid')::int as purchases_paid`);
  return row ?? {};
}

function summary(rounds: readonly Round[]) {
  return strikes.flatMap(({ name }) => {
    const own = rounds.filter(({ strike }) => strike === name);
    if (own.length === 0) return [];
    const figures = (of: (one: Round) => number) => {
      const sorted = own.map(of).toSorted((a, b) => a - b);
      return { medianMs: rounded(percentile(sorted, 0.5)), worstMs: rounded(sorted.at(-1) ?? 0) };
    };
    return [
      {
        strike: name,
        rounds: own.length,
        roundsWithComplaints: own.filter(({ complaints }) => complaints.length > 0).length,
        away: figures(({ awayMs }) => awayMs),
        backAfterwards: figures(({ backMs }) => backMs),
        settledAfterwards: figures(({ settledMs }) => settledMs),
      },
    ];
  });
}

const rounds: Round[] = [];
try {
  for (let number = 0; number < roundsAsked; number += 1) {
    const result = await round(number);
    rounds.push(result);
    const { strike, awayMs, backMs, settledMs, complaints } = result;
    say(
      `${number + 1}/${roundsAsked} ${strike}: away ${rounded(awayMs)} ms, back ${rounded(backMs)} ms, settled ${rounded(settledMs)} ms${complaints.map((one) => `\n  ${one}`).join('')}`,
    );
  }
  const found = {
    date: new Date().toISOString(),
    rounds: rounds.length,
    complaints: rounds.flatMap(({ complaints }) => complaints),
    acknowledged: { chats: done.chats.size, runs: done.runs.size, purchases: done.purchases.size },
    answers: Object.fromEntries([...done.statuses].toSorted(([a], [b]) => a - b)),
    stored: await totals(postgres),
    strikes: summary(rounds),
  };
  say(JSON.stringify(found, null, 2));
  await writeFile(
    join(import.meta.dirname, '../results/fault-rounds.json'),
    `${JSON.stringify(found, null, 2)}\n`,
  );
  process.exitCode = found.complaints.length > 0 ? 1 : 0;
} finally {
  await Promise.all(sites.map((site) => site.stop()));
  await postgres.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

import { Agent } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { createApi } from '../../e2e/fixtures/api.ts';
import { percentile, rounded } from '../machine.ts';
import { chosenParts, say, type Measure } from '../measure.ts';
import { startCountedSite } from '../streams/counted-site.ts';
import { readLiveRun, type Asker, type LiveRun } from '../streams/live-run.ts';

const perSecond = 20;
const seconds = 10;
/** As many as the free plan lets work at once. */
const runsOfAccount = 3;

/** Runs, and the time between the beginning of one and of the next. */
interface Scene {
  readonly name: string;
  readonly runs: number;
  readonly betweenMs: number;
  /** Which of them count, by their number; all without it. */
  readonly counted?: readonly [from: number, to: number];
}

const scenes: readonly Scene[] = [
  ...[25, 100, 300].map((runs) => ({ name: `runs${runs}`, runs, betweenMs: 20 })),
  // A run lasts ten seconds: from the hundredth on there are always a hundred, while one ends and one begins.
  { name: 'steady100', runs: 300, betweenMs: 100, counted: [100, 200] },
];
/** What many live runs of a language model cost: how late a word is read, and how long sending takes meanwhile. */
export const streams: Measure = {
  target: {
    at100: {
      delayMs: { p50: 60, p95: 150, p99: 250 },
      firstWordP50Ms: 300,
      postP50Ms: 60,
      statementsOfRun: 30,
    },
    // The figures of 100 live runs, however they came to be there.
    steady100: 'as at100',
    at300: { delayMs: { p99: 1_000 }, failed: 0, peakMB: 500 },
  },
  how: `Plain questions in chats of accounts with ${runsOfAccount} runs each to a language model that streams ${perSecond} words a second for ${seconds} s; endpoint, server, its PostgreSQL (durable, as a site brings it) and one process that reads all streams on the same machine. Each word says when it was sent; all words of all runs count, those while others begin and end too. "runsN": all of them come in a burst, one every 20 ms. "steady100": one every 100 ms, and those count that had about 100 beside them all their life. A fresh site each. Statements: all of the database in that time, those of every timer of the server too, by the number of runs.`,
  async run() {
    const results: Record<string, unknown> = {};
    const chosen = chosenParts(
      'STREAMS',
      scenes.map(({ name }) => name),
    );
    for (const scene of scenes.filter(({ name }) => chosen.includes(name))) {
      results[scene.name] = await measure(scene);
      say(`${scene.name} ${JSON.stringify(results[scene.name])}`);
    }
    return results;
  },
};

async function measure({ runs, betweenMs, counted = [0, runs] }: Scene) {
  const site = await startCountedSite({ perSecond, seconds, runs });
  const agent = new Agent({ keepAlive: true });
  try {
    const askers = await makeAskers(site.url, runs + 1, agent);
    // The first run of a process reads code that the others find read.
    const warmUp = askers.pop();
    if (warmUp) await readLiveRun(warmUp);
    await site.statements();
    const usedBefore = site.cpuMs();
    const settled = await Promise.allSettled(
      askers.map(async (asker, index) => {
        await after(index * betweenMs);
        return await readLiveRun(asker);
      }),
    );
    const usedMs = site.cpuMs() - usedBefore;
    const statements = await site.statements();
    for (const one of settled) if (one.status === 'rejected') say(String(one.reason));
    const read = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const [from, to] = counted;
    const ofScene = settled.slice(from, to).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    return {
      ...summary(ofScene),
      failed: runs - read.filter(isWhole).length,
      statementsOfRun: rounded(statements.reduce((sum, { calls }) => sum + calls, 0) / runs, 1),
      serverCpuMsOfRun: rounded(usedMs / runs),
      peakMB: rounded(site.peakMB()),
    };
  } finally {
    agent.destroy();
    await site.stop();
  }
}

async function makeAskers(siteUrl: string, count: number, agent: Agent): Promise<Asker[]> {
  const api = createApi(siteUrl);
  const askers: Asker[] = [];
  while (askers.length < count) {
    const { token } = await api.signup();
    for (let i = 0; i < runsOfAccount; i += 1) {
      const { data } = await api.call<{ chat: { id: string } }>('POST', '/chats', { token, body: {} });
      askers.push({ siteUrl, token, chatId: data.chat.id, agent });
    }
  }
  return askers.slice(0, count);
}

const isWhole = ({ status, delaysMs }: LiveRun) =>
  status === 'done' && delaysMs.length === perSecond * seconds;

function summary(runs: readonly LiveRun[]) {
  const delays = runs.flatMap(({ delaysMs }) => delaysMs);
  return {
    words: delays.length,
    delayMs: spread(delays),
    firstWordMs: spread(runs.map(({ firstWordMs }) => firstWordMs)),
    postMs: spread(runs.map(({ postMs }) => postMs)),
  };
}

const spread = (values: readonly number[]) => ({
  p50: rounded(percentile(values, 0.5)),
  p95: rounded(percentile(values, 0.95)),
  p99: rounded(percentile(values, 0.99)),
  max: rounded(percentile(values, 1)),
});

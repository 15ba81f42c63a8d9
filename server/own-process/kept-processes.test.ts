import { afterEach, describe, expect, it } from 'vitest';
import { KeptProcesses } from './kept-processes.ts';
import type { OddJob } from './testing/odd-jobs.ts';

const limits = { milliseconds: 15_000, heapMegabytes: 64, residentMegabytes: 600 };
const keeping = { jobs: 20, idleMs: 60_000, waiting: 3 };
const module = new URL('./testing/odd-jobs.ts', import.meta.url);

let started: KeptProcesses[] = [];
afterEach(() => {
  for (const processes of started) processes.end();
  started = [];
});

function processesOf(more: Partial<typeof keeping> = {}) {
  const processes = new KeptProcesses(module, limits, { ...keeping, ...more });
  started.push(processes);
  const run = (owner: string, job: OddJob['do']) => processes.do<number>(owner, { do: job });
  return {
    run,
    async pid(owner: string) {
      const ended = await run(owner, 'tell-process');
      return ended.how === 'answered' ? ended.answer : null;
    },
  };
}

/** Signal 0 asks only whether it is there. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('processes kept for the next job', () => {
  it('do the next job of the same owner, and never one of another', async () => {
    const { pid } = processesOf();
    const first = await pid('ada');
    expect(await pid('ada')).toBe(first);
    expect(await pid('ben')).not.toBe(first);
    expect(await pid('ada')).toBe(first);
  });

  it('are two when two jobs come at once', async () => {
    const { pid } = processesOf();
    const [one, other] = await Promise.all([pid('ada'), pid('ada')]);
    expect(one).not.toBe(other);
  });

  it('end after so many jobs', async () => {
    const { pid } = processesOf({ jobs: 2 });
    const pids = [await pid('ada'), await pid('ada'), await pid('ada')];
    expect(pids[1]).toBe(pids[0]);
    expect(pids[2]).not.toBe(pids[0]);
  });

  it('end when no job comes for a while', async () => {
    const { pid } = processesOf({ idleMs: 1 });
    const first = await pid('ada');
    await expect.poll(() => isThere(first ?? 0)).toBe(false);
    expect(await pid('ada')).not.toBe(first);
  });

  it('end, the longest waiting first, when too many wait', async () => {
    const { pid } = processesOf({ waiting: 2 });
    const [ada, ben] = [await pid('ada'), await pid('ben')];
    await pid('cleo');
    expect(await pid('ben')).toBe(ben);
    expect(await pid('ada')).not.toBe(ada);
  });

  it('U2 blame no file for what the one before it left behind', async () => {
    const { run } = processesOf();
    const before = await run('ada', 'leave-much-behind');
    expect(before).toMatchObject({ how: 'answered' });
    const after = await run('ada', 'leave-much-behind');
    expect(after).toMatchObject({ how: 'answered' });
    expect(after).not.toEqual(before);
  });

  it('U2 are not kept when a job ended them, and say so', async () => {
    const { run, pid } = processesOf();
    const first = await pid('ada');
    expect(await run('ada', 'crash')).toMatchObject({ how: 'broken' });
    expect(await run('ada', 'fill-one-array')).toEqual({ how: 'too-large' });
    const next = await pid('ada');
    expect(next).not.toBeNull();
    expect(next).not.toBe(first);
  });
});

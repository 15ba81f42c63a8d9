import { describe, expect, it } from 'vitest';
import { runInProcess, startProcess, type Ended } from './run-in-process.ts';
import type { OddJob } from './testing/odd-jobs.ts';

const limits = { milliseconds: 15_000, heapMegabytes: 64, residentMegabytes: 600 };

const module = new URL('./testing/odd-jobs.ts', import.meta.url);

const run = (job: OddJob, more: Partial<typeof limits> = {}, signal?: AbortSignal): Promise<Ended<unknown>> =>
  runInProcess(module, job, { ...limits, ...more }, signal);

describe('a job in a process of its own', () => {
  it('gets what it is given and gives back its answer, arrays of numbers too', async () => {
    const value = { name: 'Größe', numbers: Float64Array.from({ length: 1_000_000 }, (_, i) => i / 7) };
    expect(await run({ do: 'give-back', value })).toEqual({ how: 'answered', answer: value });
  });

  it('says what it threw', async () => {
    expect(await run({ do: 'throw' })).toMatchObject({
      how: 'broken',
      cause: { message: expect.stringContaining('the job does not like it') },
    });
  });

  it('is ended at its time limit, whatever it does', async () => {
    expect(await run({ do: 'turn-for-ever' }, { milliseconds: 1_000 })).toEqual({ how: 'too-slow' });
  });

  // A thread with the same limit aborts the whole process here.
  it('U2 ends alone when one array outgrows its heap', async () => {
    expect(await run({ do: 'fill-one-array' })).toEqual({ how: 'too-large' });
  });

  it('U2 is ended when buffers outside its heap take too much', async () => {
    expect(await run({ do: 'fill-buffers' })).toEqual({ how: 'too-large' });
  });

  it('U2 takes nobody along when it crashes', async () => {
    expect(await run({ do: 'crash' })).toMatchObject({
      how: 'broken',
      cause: { message: expect.stringContaining('SIGSEGV') },
    });
  });

  it('is given up when nobody wants its answer', async () => {
    const given = new AbortController();
    const ended = run({ do: 'turn-for-ever' }, {}, given.signal);
    given.abort();
    expect(await ended).toEqual({ how: 'given-up' });
    expect(await run({ do: 'give-back', value: 1 }, {}, given.signal)).toEqual({ how: 'given-up' });
  });
});

describe('several jobs in one process', () => {
  it('are done one after the other, each with a time limit of its own', async () => {
    const own = startProcess(module, { ...limits, milliseconds: 1_000 }, 3);
    try {
      const answers = [];
      for (const value of ['one', 'two']) answers.push(await own.do({ do: 'give-back', value }));
      expect(answers).toEqual(['one', 'two'].map((answer) => ({ how: 'answered', answer })));
      expect(await own.do({ do: 'turn-for-ever' })).toEqual({ how: 'too-slow' });
      expect(await own.do({ do: 'give-back', value: 'three' })).not.toMatchObject({ how: 'answered' });
    } finally {
      own.end();
    }
  });
});

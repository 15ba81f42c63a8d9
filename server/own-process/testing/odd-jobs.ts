import { doJobs } from '../do-jobs.ts';

/** Jobs that end in every way there is. */
export type OddJob =
  | { readonly do: 'give-back'; readonly value: unknown }
  | {
      readonly do:
        | 'throw'
        | 'tell-process'
        | 'leave-much-behind'
        | 'turn-for-ever'
        | 'fill-one-array'
        | 'fill-buffers'
        | 'crash';
    };

const filled: unknown[] = [];

doJobs(async (job: OddJob): Promise<unknown> => {
  switch (job.do) {
    case 'give-back':
      return job.value;
    case 'throw':
      throw new Error('the job does not like it');
    case 'tell-process':
      return process.pid;
    case 'leave-much-behind':
      // 45 of the 64 MB of a heap: one such job has room, two have not.
      for (let i = 0; i < 45; i += 1) filled.push(Array.from({ length: 125_000 }, (_, at) => at / 3));
      return process.pid;
    case 'turn-for-ever':
      for (;;) filled.length = 0;
    case 'fill-one-array':
      for (;;) filled.push(filled.length / 3);
    case 'fill-buffers':
      for (;;) filled.push(new Uint8Array(8 * 1024 * 1024).fill(1));
    case 'crash':
      process.kill(process.pid, 'SIGSEGV');
      return await new Promise(() => undefined);
  }
});

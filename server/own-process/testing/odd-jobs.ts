import { doJobs } from '../do-jobs.ts';

/** Jobs that end in every way there is. */
export type OddJob =
  | { readonly do: 'give-back'; readonly value: unknown }
  | { readonly do: 'throw' | 'turn-for-ever' | 'fill-one-array' | 'fill-buffers' | 'crash' };

const filled: unknown[] = [];

doJobs(async (job: OddJob): Promise<unknown> => {
  switch (job.do) {
    case 'give-back':
      return job.value;
    case 'throw':
      throw new Error('the job does not like it');
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

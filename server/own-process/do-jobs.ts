import { flushCompileCache } from 'node:module';

/** What goes back: the answer, or what was thrown instead of one. */
export type JobResult = { readonly answer: unknown } | { readonly thrown: string };

/** The other end of `startProcess`: does the jobs it is given, one at a time, and waits to be ended. */
export function doJobs<Job>(work: (job: Job) => Promise<unknown>): void {
  process.on('message', (job) => {
    work(job as Job).then(
      (answer) => tell({ answer }),
      (error: unknown) =>
        tell({ thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  // Nobody waits for the answer any more.
  process.once('disconnect', () => process.exit());
}

let isFirst = true;

function tell(result: JobResult): void {
  // The process will be ended, not end: what it compiled is kept now, and the next one starts in a quarter of the time.
  if (isFirst) flushCompileCache();
  isFirst = false;
  process.send?.(result);
}

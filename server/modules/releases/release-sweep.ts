import type { Deps } from '../../deps.ts';
import { deleteReportsBefore } from './reports.repository.ts';

const hourMs = 60 * 60 * 1000;
const reportsKeptMs = 30 * 24 * hourMs;

/** Every hour: files of releases that nobody can still have open go, and reports that are a month old. */
export function startReleaseSweep(deps: Pick<Deps, 'releases' | 'db' | 'clock' | 'log'>): () => void {
  const timer = setInterval(() => {
    void sweep(deps).catch((error: unknown) => deps.log.error({ err: error }, 'releases could not be swept'));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function sweep({ releases, db, clock }: Pick<Deps, 'releases' | 'db' | 'clock'>): Promise<void> {
  await releases.sweep();
  await deleteReportsBefore(db, new Date(clock.now().getTime() - reportsKeptMs));
}

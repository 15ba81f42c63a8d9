import type { Deps } from '../../deps.ts';
import { mailFolderOf, removeMailsBefore } from '../../providers/mail/mail-files.ts';
import { keptMs } from './retention.policy.ts';
import {
  deleteTracesBefore,
  emptyTracesOfDeleted,
  forgetMailboxesOfDeleted,
} from './retention.repository.ts';

const hourMs = 60 * 60 * 1000;

/** Lets go of what is kept for a time only; for the schedule, once for all processes. */
export async function sweepOldTraces({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await db.transaction(async (tx) => {
    await deleteTracesBefore(tx, before(keptMs.auditLog));
    await emptyTracesOfDeleted(tx, before(keptMs.tracesOfDeleted));
    await forgetMailboxesOfDeleted(tx, before(keptMs.mailboxHashOfDeleted));
  });
}

/** Every hour, in every process, for mails lie on the disk of the one that wrote them: old ones go. */
export function startMailSweep(deps: Pick<Deps, 'config' | 'clock' | 'log'>): () => void {
  const sweep = () =>
    void sweepMailFiles(deps).catch((error: unknown) =>
      deps.log.error({ err: error }, 'old mails could not be removed'),
    );
  sweep();
  const timer = setInterval(sweep, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sweepMailFiles({ config, clock }: Pick<Deps, 'config' | 'clock'>): Promise<void> {
  await removeMailsBefore(mailFolderOf(config), new Date(clock.now().getTime() - keptMs.mailFiles));
}

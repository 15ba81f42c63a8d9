import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { Database } from '../../db/database.ts';
import { runEvents } from './runs.tables.ts';

/** Stays below PostgreSQL's 65,535 parameters of a statement. */
const rowsAtOnce = 2_000;

/** Stores the log of a run that is over; numbers are dense from 1 already. */
export async function insertFinishedLog(
  tx: Database,
  runId: string,
  events: readonly RunEvent[],
): Promise<void> {
  for (let from = 0; from < events.length; from += rowsAtOnce) {
    await tx.insert(runEvents).values(
      events.slice(from, from + rowsAtOnce).map(({ seq, type, data, at }) => ({
        runId,
        seq,
        type,
        data,
        at: new Date(at),
      })),
    );
  }
}

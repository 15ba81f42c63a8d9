import { isArchiveName } from '../../archive/open-archive.ts';
import { appError } from '../../errors/app-error.ts';
import { createFairTurns } from '../../fair-turns.ts';
import { formatOfName } from '../../tools/readers/detect-format.ts';
import { isReadAtOnce } from '../../tools/readers/read-document.ts';

/** A file about to be put together, read and stored. */
interface Arriving {
  readonly userId: string;
  readonly name: string;
  readonly bytes: number;
  /** Bytes of it that are in memory already. */
  readonly held: number;
}

const retryAfterSeconds = 10;

const limits = {
  waitingOfOwner: 20,
  waiting: 200,
  waitingBytes: 200 * 1024 * 1024,
  refuse: () => appError('file.queue_full', { retryAfterSeconds }),
};

/**
 * So many files are whole in memory at the same time. Of one account as many may wait as a chat holds files, so that
 * a drop of twenty goes through; who brings more is asked to come back (429), which no client takes for a final no (U2).
 */
const turns = createFairTurns({ ...limits, together: 2 });
/** A small text is read in a moment: it waits for nobody but what the same account has brought. */
const turnsOfSmall = createFairTurns({ ...limits, together: Infinity });

/** Does the work when it is its turn, one at a time of an account. Throws `file.queue_full`. */
export async function assembling<T>(
  { userId, name, bytes, held }: Arriving,
  work: () => Promise<T>,
): Promise<T> {
  const isSmall = !isArchiveName(name) && isReadAtOnce(formatOfName(name), bytes);
  const line = isSmall ? turnsOfSmall : turns;
  return await line.inTurn(userId, work, { held });
}

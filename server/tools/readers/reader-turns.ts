import { appError } from '../../errors/app-error.ts';
import { createFairTurns } from '../../fair-turns.ts';

/**
 * At most so many files are read at once, two of an account, so that one place is left when it brings many; the rest wait
 * their turn. Refused are only checks of
 * messages, of which anybody may send any number and which pay nothing. Uploads wait in a bounded line of their own
 * before they come here, and runs, which have been paid for, are no more than their workers execute: both just wait.
 */
export const readerTurns = createFairTurns({
  together: 3,
  ofOwner: 2,
  waitingOfOwner: 20,
  waiting: 200,
  // Who may be refused fetches its bytes when it is its turn.
  waitingBytes: 0,
  refuse: () => appError('file.queue_full', { retryAfterSeconds: 10 }),
});

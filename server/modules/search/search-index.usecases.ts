import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { plainMessage } from './plain-message.ts';
import {
  clearDue,
  lockShelvesOf,
  noteBackfilled,
  putOnShelf,
  type ReadMessage,
} from './search.repository.ts';
import { wordsApart } from './search-query.models.ts';
import * as waiting from './waiting-messages.read-model.ts';

/** Messages of a person that are read in one transaction. */
const atOnce = 50;
/** Messages from before that are read between two notes of how far it is. */
const partOfBackfill = 2000;
/** People whose new messages are read in one turn. */
const peopleAtOnce = 200;

/**
 * Puts what a person has written and was answered since the last look on a shelf, a part at most: who searches finds what
 * was said a moment ago. True when nothing is left.
 */
export async function takeDue(db: Database, userId: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Nearly always there is nothing: then nobody waits for anybody.
    if ((await waiting.listDue(tx, userId, 1)).length === 0) return true;
    await lockShelvesOf(tx, userId);
    const due = await waiting.listDue(tx, userId, atOnce);
    await putOnShelf(tx, userId, 'newer', due.map(read));
    await clearDue(
      tx,
      due.map(({ messageId }) => messageId),
    );
    return due.length < atOnce;
  });
}

/**
 * Reads what waits for the search until it is done or the time is over: new messages of people who did not search, then
 * messages from before there was a search, newest first. How far it is, is kept after each part.
 */
export async function indexWaiting(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  forMs: number,
): Promise<void> {
  const until = clock.now().getTime() + forMs;
  const isOver = () => clock.now().getTime() >= until;
  for (;;) {
    const people = await waiting.listPeopleDue(db, peopleAtOnce);
    for (const userId of people) {
      while (!(await takeDue(db, userId))) if (isOver()) return;
      if (isOver()) return;
    }
    if (people.length < peopleAtOnce) break;
  }
  while (!isOver()) if (await takeBefore(db)) return;
}

/** True when nothing from before is left. */
async function takeBefore(db: Database): Promise<boolean> {
  const upTo = await waiting.backfillPosition(db);
  if (upTo === 0) return true;
  const messages = await waiting.listUpTo(db, upTo, partOfBackfill);
  for (const [userId, own] of Map.groupBy(messages, (message) => message.userId))
    for (let at = 0; at < own.length; at += atOnce)
      await db.transaction(async (tx) => {
        await lockShelvesOf(tx, userId);
        await putOnShelf(tx, userId, 'older', own.slice(at, at + atOnce).map(read));
      });
  const last = messages.at(-1);
  await noteBackfilled(db, messages.length < partOfBackfill || !last ? 0 : last.position - 1);
  return messages.length < partOfBackfill;
}

function read(message: waiting.WaitingMessage): ReadMessage {
  const plain = plainMessage(message.role, message.text);
  return { ...message, plain, apart: wordsApart(plain) };
}

import type { Database } from '../../db/database.ts';
import { speaking } from '../../language/language.ts';
import { findUser } from './users.repository.ts';

/** Does work for somebody who is not there to ask in the language of their account. */
export async function inLanguageOf<T>(db: Database, userId: string, work: () => Promise<T>): Promise<T> {
  const account = await findUser(db, userId);
  return await speaking(account?.language ?? 'en', work);
}

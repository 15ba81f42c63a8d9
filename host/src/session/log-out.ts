import { environment } from '@loupe/shared/environment';
import type { Request } from '@loupe/shared/stores/request';
import { $session, endSession } from '@loupe/shared/stores/session';

/** The browser does not wait longer than this for the server's answer before it forgets the session. */
const answerMs = 2000;

/**
 * Logs out: the server ends the session, then this browser forgets it in every tab (H3). Without an answer the
 * browser forgets it all the same.
 */
export async function logOut(request: Request): Promise<void> {
  const token = $session.get()?.token;
  const limit = Promise.withResolvers<void>();
  const stop = environment().clock.after(answerMs, limit.resolve);
  await Promise.race([request('POST /auth/logout', { isQuiet: true }), limit.promise]);
  stop();
  // The answer may have ended it already, and brought the own session of an admin back (R18).
  if ($session.get()?.token === token) endSession('logout');
}

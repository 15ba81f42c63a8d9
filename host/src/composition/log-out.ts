import { environment } from '@loupe/shared/environment';
import type { Request } from '@loupe/shared/stores/request';
import { endSession } from '@loupe/shared/stores/session';

/** The browser does not wait longer than this for the server's answer before it forgets the session. */
const answerMs = 2000;

/**
 * Logs out: the server ends the session, then this browser forgets it in every tab (H3). Without an answer the
 * browser forgets it all the same.
 */
export async function logOut(request: Request): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const stop = environment().clock.after(answerMs, limit.resolve);
  await Promise.race([request('POST /auth/logout', { isQuiet: true }), limit.promise]);
  stop();
  endSession('logout');
}

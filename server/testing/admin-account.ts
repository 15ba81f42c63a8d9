import type { TestServer } from './test-server.ts';

/** A fresh account with the admin permission, signed in. */
export async function signUpAdmin(
  server: TestServer,
  email?: string,
): Promise<Awaited<ReturnType<TestServer['signUp']>>> {
  const account = await server.signUpConfirmed(email === undefined ? {} : { email });
  await server.deps.pool.query(`update users set permissions = '{view_explore,admin}' where id = $1`, [
    account.user.id,
  ]);
  server.deps.sessions.forget(account.user.id);
  return account;
}

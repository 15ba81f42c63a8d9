import { afterAll, beforeAll, beforeEach } from 'vitest';
import { signUpAdmin } from '../../../testing/admin-account.ts';
import { createTestServer, testPassword, type TestServer } from '../../../testing/test-server.ts';

type Account = Awaited<ReturnType<TestServer['signUp']>>;

/** An admin and a user of a server, new for every test, and short forms of what an admin does to view as the user. */
export class ViewDesk {
  server!: TestServer;
  admin!: Account;
  user!: Account;

  constructor() {
    beforeAll(async () => {
      this.server = await createTestServer();
    });
    beforeEach(async () => {
      this.admin = await signUpAdmin(this.server);
      this.user = await this.server.signUp({ name: 'Bo Berg' });
    });
    afterAll(() => this.server.close());
  }

  ask(change: Record<string, unknown> = {}, token = this.admin.token) {
    return this.server.api('POST /admin/impersonations', {
      token,
      body: { user_id: this.user.user.id, reason: 'Ticket 12', password: testPassword, ...change },
    });
  }

  redeem(code: string, token?: string) {
    return this.server.api('POST /auth/impersonate', {
      body: { code },
      ...(token !== undefined && { token }),
    });
  }

  async view(change: Record<string, unknown> = {}) {
    const { data } = await this.ask(change);
    return (await this.redeem(data.code, this.admin.token)).data;
  }

  async auditOf(subjectId: string) {
    const { rows } = await this.server.deps.pool.query<Record<string, string | null>>(
      'select action, actor_id, impersonator_id, subject_id, detail, ip from audit_log where subject_id = $1 order by at, id',
      [subjectId],
    );
    return rows;
  }
}

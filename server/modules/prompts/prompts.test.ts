import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const keep = async (token: string, name: string, text = `Text of ${name}`, isShared?: boolean) =>
  await server.api('POST /prompts', {
    token,
    body: { name, text, ...(isShared !== undefined && { is_shared: isShared }) },
  });
const change = async (token: string, id: string, body: { name: string; text: string; is_shared?: boolean }) =>
  await server.api('POST /prompts/:prompt_id', { token, params: { prompt_id: id }, body });
const remove = async (token: string, id: string) =>
  await server.api('DELETE /prompts/:prompt_id', { token, params: { prompt_id: id } });
const listed = async (token: string) =>
  (await server.api('GET /prompts', { token })).data.prompts.map(({ name, is_shared: isShared }) =>
    isShared ? `${name} (shared)` : name,
  );

describe('own prompts', () => {
  it('R7 are kept by a name that can be typed, listed by it, changed and deleted', async () => {
    const { token } = await server.signUp();
    const made = await keep(token, 'Müller: Quartal / Ausblick! ', ' Sum up {{company|Müller}}. ');
    expect([made.status, made.data.prompt]).toMatchObject([
      201,
      { name: 'müller-quartal-ausblick', text: 'Sum up {{company|Müller}}.', is_shared: false },
    ]);
    await keep(token, 'shorter');
    expect(await listed(token)).toEqual(['müller-quartal-ausblick', 'shorter']);
    const changed = await change(token, made.data.prompt.id, { name: 'Outlook', text: 'Look ahead.' });
    expect(changed.data.prompt).toMatchObject({ name: 'outlook', text: 'Look ahead.' });
    expect((await remove(token, made.data.prompt.id)).status).toBe(200);
    expect(await listed(token)).toEqual(['shorter']);
  });

  it('R7 are kept once when the same is sent again, also at the same moment', async () => {
    const { token } = await server.signUp();
    const answers = await Promise.all([
      keep(token, 'once'),
      keep(token, 'once'),
      keep(token, 'Once', 'Text of once'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ data }) => data.prompt.id)).size).toBe(1);
    const other = await keep(token, 'once', 'Another text');
    expect([other.status, other.error.code, other.error.field]).toEqual([409, 'prompt.name_taken', 'name']);
    const second = await keep(token, 'twice');
    const renamed = await change(token, second.data.prompt.id, { name: 'once', text: 'x' });
    expect(renamed.error.code).toBe('prompt.name_taken');
    expect(await listed(token)).toEqual(['once', 'twice']);
  });

  it('R7 are nobody else’s', async () => {
    const { token } = await server.signUp();
    const stranger = (await server.signUp()).token;
    const id = (await keep(token, 'mine')).data.prompt.id;
    expect(await listed(stranger)).not.toContain('mine');
    expect((await change(stranger, id, { name: 'theirs', text: 'x' })).error.code).toBe('prompt.not_found');
    expect((await remove(stranger, id)).error.code).toBe('prompt.not_found');
    expect((await keep(stranger, 'mine')).status).toBe(201);
    expect(await listed(token)).toContain('mine');
  });

  it('R7 refuse what cannot be a prompt, and have room for 200', async () => {
    const { token, user } = await server.signUp();
    const refused = await Promise.all([
      keep(token, ' // '),
      keep(token, 'x'.repeat(41)),
      keep(token, 'blank', '  '),
      keep(token, 'long', 'x'.repeat(8_001)),
    ]);
    expect(refused.map(({ error }) => [error.code, error.field])).toEqual([
      ['request.invalid', 'name'],
      ['request.invalid', 'name'],
      ['request.invalid', 'text'],
      ['request.invalid', 'text'],
    ]);
    await server.deps.pool.query(
      `insert into prompts (id, user_id, name, text) select 'prm_' || $1 || n, $1, 'many-' || n, 'x' from generate_series(1, 199) n`,
      [user.id],
    );
    const [one, two] = await Promise.all([keep(token, 'first'), keep(token, 'second')]);
    expect([one.status, two.status].toSorted()).toEqual([201, 409]);
    expect((one.status === 409 ? one : two).error.code).toBe('prompt.too_many');
  });
});

describe('prompts for everyone', () => {
  it('R7 are given, changed and taken back by admins, seen by all, and noted', async () => {
    const admin = await signUpAdmin(server);
    const { token } = await server.signUp();
    const { id } = (await keep(admin.token, 'house-style', 'Write plainly.')).data.prompt;
    expect(await listed(token)).not.toContain('house-style (shared)');
    await change(admin.token, id, { name: 'house-style', text: 'Write plainly.', is_shared: true });
    expect(await listed(token)).toContain('house-style (shared)');
    const refused = [
      await change(token, id, { name: 'house-style', text: 'Write at length.' }),
      await remove(token, id),
      await keep(token, 'for-all', 'x', true),
      await change(token, (await keep(token, 'own')).data.prompt.id, {
        name: 'own',
        text: 'x',
        is_shared: true,
      }),
    ];
    for (const { status, error } of refused)
      expect([status, error.code]).toEqual([403, 'prompt.admins_only']);
    // A copy of one's own beside it.
    expect((await keep(token, 'house-style', 'Write plainly.')).status).toBe(201);
    const other = await signUpAdmin(server);
    await change(other.token, id, { name: 'house-style', text: 'Write more plainly.' });
    await change(other.token, id, { name: 'house-style', text: 'Write more plainly.', is_shared: false });
    expect(await listed(token)).not.toContain('house-style (shared)');
    expect(await listed(other.token)).toContain('house-style');
    expect(await listed(admin.token)).not.toContain('house-style');
    const lines = await server.deps.pool.query(
      `select action, actor_id from audit_log where detail = 'house-style' order by at, id`,
    );
    expect(lines.rows.map((line) => [line.action, line.actor_id])).toEqual(
      expect.arrayContaining([
        ['prompt.shared', admin.user.id],
        ['prompt.changed', other.user.id],
        ['prompt.withdrawn', other.user.id],
      ]),
    );
  });

  it('R21 an account takes its own prompts with it, and leaves those for everyone', async () => {
    const admin = await signUpAdmin(server);
    const { token } = await server.signUp();
    await keep(admin.token, 'left-behind', 'For all of you.', true);
    await keep(admin.token, 'gone-too', 'Only mine.');
    const exported = await server.app.inject({
      url: '/api/account/export',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(exported.json().prompts).toMatchObject([{ name: 'gone-too', text: 'Only mine.' }]);
    const left = await server.api('POST /account/delete', {
      token: admin.token,
      body: { password: testPassword, confirmation: admin.user.email },
    });
    expect(left.status).toBe(200);
    await server.deps.background.settled();
    const kept = await server.deps.pool.query(
      `select name from prompts where name in ('gone-too', 'left-behind')`,
    );
    expect(kept.rows).toEqual([{ name: 'left-behind' }]);
    expect(await listed(token)).toContain('left-behind (shared)');
  });
});

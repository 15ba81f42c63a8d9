import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminUser } from '@loupe/shared/contract/admin';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createAuditPage } from './audit-page.ts';
import { createGrantForm } from './grant-form.ts';
import { createImpersonateForm } from './impersonate-form.ts';
import type { Outside } from './outside.ts';
import { createUserPicker } from './user-picker.ts';

const GRANT = 'POST /admin/grants';
const VIEW = 'POST /admin/impersonations';
const bo = { id: 'usr_b', name: 'Bo', email: 'bo@example.com' } as AdminUser;

let world: TestEnvironment;
let outside: Outside;
beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
  outside = { request: createRequest(), environment: world };
});

const keys = () => world.server.callsOf(GRANT).map(({ headers }) => headers.get('idempotency-key'));

describe('granting credits', () => {
  const granted: unknown[] = [];
  function filled() {
    granted.length = 0;
    const form = createGrantForm(
      outside,
      () => bo,
      (grant) => granted.push(grant),
    );
    form.change('credits', '100');
    form.change('reason', 'Sorry');
    return form;
  }

  it('R17 sends amount, reason and last day, and is empty again afterwards', async () => {
    world.server.answer(GRANT, { grant: { credits: 100, available_credits: 600 } });
    const form = filled();
    form.change('expires_on', '2026-03-31');
    expect(await form.submit()).toBe(true);
    const body = { user_id: 'usr_b', credits: 100, reason: 'Sorry', expires_on: '2026-03-31' };
    expect(world.server.callsOf(GRANT)[0]?.body).toEqual(body);
    expect(granted).toEqual([{ credits: 100, available: 600 }]);
    expect(form.$form.get().values.credits).toBe('');
  });

  it('R17 keeps its key while it is tried again, and takes a new one for another grant', async () => {
    world.server.unreachable(GRANT);
    const form = filled();
    await form.submit();
    await form.submit();
    world.server.answer(GRANT, { grant: { credits: 100, available_credits: 600 } });
    await form.submit();
    form.change('credits', '100');
    form.change('reason', 'Sorry');
    await form.submit();
    const [first, ...others] = keys();
    expect(others.slice(0, 2)).toEqual([first, first]);
    expect(others[2]).not.toBe(first);
  });

  it.each(['', '0', '1.5', '-3', '100001', 'ten', '1e3'])(
    'R17 sends nothing for %j credits',
    async (credits) => {
      const form = filled();
      form.change('credits', credits);
      expect(await form.submit()).toBe(false);
      expect(form.$form.get().fieldErrors.credits).toMatch(/whole credits/);
      expect(world.server.calls).toHaveLength(0);
    },
  );
});

describe('viewing as a user', () => {
  const went: string[] = [];
  function filled() {
    went.length = 0;
    const form = createImpersonateForm(
      outside,
      () => bo,
      (to) => went.push(to),
    );
    form.change('reason', 'Ticket 12');
    form.change('password', 'secret');
    return form;
  }

  it('R18 asks for 15 minutes of reading by default, and goes where the code is exchanged', async () => {
    world.server.answer(VIEW, { code: 'a+b' });
    await filled().submit();
    expect(world.server.callsOf(VIEW)[0]?.body).toEqual({
      user_id: 'usr_b',
      reason: 'Ticket 12',
      minutes: 15,
      is_read_only: true,
      password: 'secret',
    });
    expect(went).toEqual(['/chat?adminToken=a%2Bb']);
  });

  it.each([
    ['reason', '  '],
    ['minutes', '31'],
    ['minutes', '0'],
    ['password', ''],
  ] as const)('R18 says at its place that %s %j will not do', async (field, value) => {
    const form = filled();
    form.change(field, value);
    expect(await form.submit()).toBe(false);
    expect(form.$form.get().fieldErrors[field]).toBeTruthy();
    expect(world.server.calls).toHaveLength(0);
  });

  it('R18 says at the password that it was wrong, and keeps what was typed', async () => {
    world.server.refuse(VIEW, 400, 'account.wrong_password', { field: 'password' });
    const form = filled();
    await form.submit();
    expect(form.$form.get().fieldErrors.password).toBe('This is not your password.');
    expect(form.$form.get().values.reason).toBe('Ticket 12');
    expect(went).toEqual([]);
  });
});

it('R18 finds a user, and takes the one the address names', async () => {
  world.server.answer('GET /admin/users', { users: [bo], total: 1, next_cursor: null });
  world.server.answer('GET /admin/users/usr_b', { user: bo });
  const picker = createUserPicker(outside);
  await picker.chooseById('usr_b');
  expect(picker.$chosen.get()).toEqual(bo);
  picker.choose(null);
  picker.search('bo');
  await world.advance(250);
  expect(picker.$found.get()).toMatchObject({ state: 'ready', value: [bo] });
});

it('R17 shows no search while the account that the address names is looked up, and a focus does not lose it', async () => {
  world.server.answer('GET /admin/users', { users: [bo], total: 1, next_cursor: null });
  const answer = world.server.hang('GET /admin/users/usr_b');
  const picker = createUserPicker(outside);
  const naming = picker.chooseById('usr_b');
  await picker.load();
  expect(picker.$isNameKnown.get()).toBe(false);
  answer.release({ user: bo });
  await naming;
  expect([picker.$isNameKnown.get(), picker.$chosen.get()]).toEqual([true, bo]);

  world.server.refuse('GET /admin/users/usr_x', 404, 'user.not_found');
  const unknown = createUserPicker(outside);
  await unknown.chooseById('usr_x');
  expect([unknown.$isNameKnown.get(), unknown.$chosen.get()]).toEqual([true, null]);
});

describe('the audit log', () => {
  const AUDIT = 'GET /admin/audit';
  const line = {
    id: 'aud_1',
    at: 'x',
    action: 'a',
    actor: null,
    impersonator: null,
    subject: null,
    detail: '',
    ip: null,
  };

  it('R17 exports every page of the filter in force', async () => {
    world.server.on(AUDIT, ({ query }) =>
      Response.json({
        data: { entries: [line], actions: ['a'], next_cursor: query['cursor'] ? null : 'c2' },
      }),
    );
    const page = createAuditPage(outside);
    page.filter({ action: 'a', isImpersonated: true });
    await world.advance(0);
    await page.exportCsv();
    expect(world.server.calls.map(({ query }) => query['cursor'])).toEqual([undefined, undefined, 'c2']);
    expect(world.server.calls.at(-1)?.query).toMatchObject({ action: 'a', impersonated: 'true' });
    const [file] = world.files;
    expect(file?.name).toMatch(/^audit_01-05-2026_\d\d-\d\d[ap]m\.csv$/);
    expect((await file?.content.text())?.split('\r\n')).toHaveLength(4);
  });

  it('R17 saves nothing when a page of the export fails, and says so', async () => {
    world.server.refuse(AUDIT, 500, 'server.unexpected');
    const page = createAuditPage(outside);
    await page.exportCsv();
    expect([page.$export.get(), world.files]).toEqual(['failed', []]);
  });
});

import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { createDevice } from '../notifications/testing/fake-device.ts';
import { askingCard, card, createBuyer, goodCard } from '../payments/testing/shop.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ env: { TRUST_PROXY: 'on' } });
});
afterEach(() => server.close());

const email = 'ada@example.com';

type Section = Record<string, unknown>;

async function exportOf(token: string, from = '198.51.100.1') {
  const answer = await server.app.inject({
    url: '/api/account/export',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
  });
  expect(answer.statusCode).toBe(200);
  return { body: answer.body, data: answer.json<Record<string, Section[]> & { profile: Section }>() };
}

describe('what an admin did', () => {
  const adminIp = '203.0.113.9';
  const headers = {
    'x-forwarded-for': adminIp,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  };

  it('R21 R18 is in the export of the account without the address and the device of the admin', async () => {
    const { token, user } = await server.signUp({ email });
    const admin = await signUpAdmin(server);
    const asked = await server.api('POST /admin/impersonations', {
      token: admin.token,
      headers,
      body: { user_id: user.id, reason: 'Ticket 12', password: testPassword, is_read_only: false },
    });
    const { code } = asked.data;
    const view = await server.api('POST /auth/impersonate', { token: admin.token, headers, body: { code } });
    const made = await server.api('POST /chats', { token: view.data.token, headers, body: {} });
    expect(made.status).toBe(201);
    const { body, data } = await exportOf(token);
    expect(body).not.toContain(adminIp);
    expect(body).not.toContain('Firefox');
    expect(data['sessions']).toHaveLength(1);
    for (const action of ['impersonation.requested', 'impersonation.started', 'impersonation.changed'])
      expect(data['activity']).toContainEqual(expect.objectContaining({ action, ip: null }));
  });

  it('R21 leaves the addresses from which the person, or a stranger, tried the account', async () => {
    const { token } = await server.signUp({ email });
    await server.api('POST /auth/login', {
      headers: { 'x-forwarded-for': '192.0.2.66' },
      body: { email, password: 'a wrong guess' },
    });
    const { data } = await exportOf(token, '198.51.100.7');
    for (const [action, ip] of [
      ['session.failed', '192.0.2.66'],
      ['account.exported', '198.51.100.7'],
    ])
      expect(data['activity']).toContainEqual(expect.objectContaining({ action, ip }));
  });
});

describe('what the export holds of what a person gave and did', () => {
  it('R21 R9 R11 R15 is purchases, invoices, plan, billing details and cards, and no token of a card', async () => {
    const { token, buy, user } = await createBuyer(server);
    const details = {
      name: 'Ada Lovelace',
      company: 'Engines',
      address: '1 Mill',
      country: 'UK',
      tax_id: 'GB1',
    };
    await server.api('POST /billing/details', { token, body: details });
    expect((await buy({ top_up: 'credits_500', card: card(goodCard) })).data.checkout.status).toBe('paid');
    const waiting = await buy({ top_up: 'credits_2000', card: { ...card(askingCard), name: 'A. Lovelace' } });
    expect(waiting.data.checkout.status).toBe('needs_confirmation');
    const { body, data } = await exportOf(token);
    expect(data['billing_details']).toEqual(details);
    expect(data['plan']).toMatchObject({ plan: 'free', status: 'active' });
    expect(data['cards']).toMatchObject([{ last4: '4242', exp_month: 12, exp_year: 2030, removed_at: null }]);
    expect(data['purchases']?.map(({ status }) => status).toSorted()).toEqual(['needs_confirmation', 'paid']);
    expect(data['purchases']).toContainEqual(
      expect.objectContaining({
        status: 'needs_confirmation',
        card: expect.objectContaining({ name: 'A. Lovelace' }),
      }),
    );
    expect(data['invoices']).toMatchObject([
      {
        payer: { name: 'Ada Lovelace', email: user.email },
        amount_minor: expect.any(Number),
        currency: 'EUR',
      },
    ]);
    const { rows } = await server.deps.pool.query<{ token: string }>(
      `select token from payment_methods union select card->>'token' from checkouts where card is not null`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const kept of rows) expect(body).not.toContain(kept.token);
  });

  it('R21 is all purchases, however many', async () => {
    const { token, user } = await server.signUp({ email });
    await server.deps.pool.query(
      `insert into invoices (id, user_id, number, cause, status, title, lines, amount_minor, currency, payer, issued_at)
       select 'inv_' || n, $1, '2026-' || lpad(n::text, 6, '0'), 'cause ' || n, 'paid', 'Credits', '[]', 100, 'USD',
         '{}', now() from generate_series(1, 1203) n`,
      [user.id],
    );
    const { data } = await exportOf(token);
    expect(new Set(data['invoices']?.map(({ number }) => number)).size).toBe(1203);
  });

  it('R21 P1 is the devices that are notified: which service and since when, not their addresses', async () => {
    const { token } = await server.signUp({ email });
    const device = createDevice('https://updates.push.services.mozilla.com/wpush/v2/a-secret-address');
    const browser = { kind: 'web_push' as const, endpoint: device.endpoint, keys: device.keys };
    expect((await server.api('POST /notifications/subscriptions', { token, body: browser })).status).toBe(
      201,
    );
    const login = await server.api('POST /auth/login', { body: { email, password: testPassword } });
    const phone = { kind: 'fcm' as const, token: 'a-secret-token' };
    await server.api('POST /notifications/subscriptions', { token: login.data.token, body: phone });
    await server.api('POST /notifications/settings', { token, body: { kinds: ['run_failed'] } });
    const { body, data } = await exportOf(token);
    const service = 'https://updates.push.services.mozilla.com';
    expect(data['notification_devices']).toHaveLength(2);
    for (const known of [
      { kind: 'web_push', service },
      { kind: 'fcm', service: null },
    ])
      expect(data['notification_devices']).toContainEqual({
        ...known,
        session_id: expect.stringMatching(/^ses_/),
        created_at: server.clock.now().toISOString(),
      });
    expect(data['notification_kinds']).toEqual(['run_failed']);
    for (const secret of ['a-secret', device.keys.p256dh, device.keys.auth])
      expect(body).not.toContain(secret);
  });

  it('R21 is the e-mail that waits to be confirmed', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const next = 'ada@new.example';
    await server.api('POST /account/email', { token, body: { email: next, password: testPassword } });
    const { data } = await exportOf(token);
    expect(data['email_links']).toContainEqual(expect.objectContaining({ email: next, closed_at: null }));
    expect(data.profile['email_confirmed_at']).toBe(server.clock.now().toISOString());
  });

  it('R21 R13 is whom the person invited, without their addresses, and by whom not', async () => {
    const ada = await server.signUp({ email });
    const { code } = (await server.api('GET /billing/referral', { token: ada.token })).data;
    const bob = await server.signUp({ email: 'bob@example.com', referral_code: code });
    const ofAda = await exportOf(ada.token);
    expect(ofAda.data['invitations']).toEqual([
      { who: 'b…@example.com', joined_at: server.clock.now().toISOString(), rewarded_at: null, credits: 0 },
    ]);
    for (const ofBob of ['bob@', bob.user.id]) expect(ofAda.body).not.toContain(ofBob);
    const ofBob = await exportOf(bob.token);
    expect(ofBob.data.profile['came_by_invitation']).toBe(true);
    for (const ofInviter of [email, ada.user.id]) expect(ofBob.body).not.toContain(ofInviter);
  });

  it('R21 R18 is when and why support viewed the account', async () => {
    const { token, user } = await server.signUp({ email });
    const admin = await signUpAdmin(server);
    const body = { user_id: user.id, reason: 'Ticket 12', password: testPassword };
    const { code } = (await server.api('POST /admin/impersonations', { token: admin.token, body })).data;
    await server.api('POST /auth/impersonate', { token: admin.token, body: { code } });
    const { body: text, data } = await exportOf(token);
    expect(data['support_views']).toMatchObject([{ reason: 'Ticket 12', is_read_only: true }]);
    expect(text).not.toContain(admin.user.id);
  });

  it('R21 docs/privacy.md names every section of the export', async () => {
    const { token } = await server.signUp({ email });
    const { data } = await exportOf(token);
    const text = await readFile(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
    const sections = Object.keys(data).filter((name) => name !== 'exported_at');
    expect(sections.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

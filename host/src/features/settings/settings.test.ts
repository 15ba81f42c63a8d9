import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { $session, $user, openSession } from '@loupe/shared/stores/session';
import { $snackbar, closeSnackbar } from '@loupe/shared/stores/snackbar';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createEmailForm, createLeaveForm, createNameForm, createPasswordForm } from './account-forms.ts';
import { createApiKeysStore } from './api-keys-store.ts';
import { createDataExport } from './data-export.ts';
import { createOwnEmailStore } from './own-email-store.ts';
import { chooseLanguage } from './language-choice.ts';
import { createSessionsStore } from './sessions-store.ts';

const ada = { id: 'usr_1', email: 'ada@example.com', name: 'Ada', permissions: ['view_explore'] };
const draft = ['draft:usr_1:new', '{"text":"unsent"}'] as const;

let world: TestEnvironment;
beforeEach(() => {
  world = createTestEnvironment({
    stored: {
      token: '"secret"',
      user: JSON.stringify(ada),
      userPermissions: '["view_explore"]',
      [draft[0]]: draft[1],
    },
  });
  provideEnvironment(world);
  openSession();
  closeSnackbar();
});

const session = (id: string, isCurrent = false) => ({
  id,
  device: 'Firefox on Linux',
  ip: null,
  created_at: '2026-01-01T00:00:00.000Z',
  last_used_at: '2026-01-02T00:00:00.000Z',
  is_current: isCurrent,
});
const key = (id: string) => ({
  id,
  name: `Key ${id}`,
  prefix: 'lpe_abcdef',
  created_at: '2026-01-01T00:00:00.000Z',
  last_used_at: null,
  expires_at: null,
});

describe('the forms of the account', () => {
  it('R21 the name is saved and shown everywhere at once', async () => {
    world.server.answer('POST /account/name', { user: { ...ada, name: 'Ada Lovelace' } });
    const form = createNameForm(createRequest());
    expect(form.$form.get().values.name).toBe('Ada');
    form.change('name', ' Ada Lovelace ');
    expect(await form.submit()).toBe(true);
    expect(world.server.callsOf('POST /account/name')[0]?.body).toEqual({ name: 'Ada Lovelace' });
    expect($user.get()?.name).toBe('Ada Lovelace');
  });

  it('R21 a wrong password is reported at its field, nothing typed is lost, nobody is logged out', async () => {
    world.server.refuse('POST /account/password', 400, 'account.wrong_password', {
      field: 'current_password',
    });
    const form = createPasswordForm(createRequest(), () => {});
    form.change('current_password', 'wrong');
    form.change('new_password', 'gentle harbour lantern');
    expect(await form.submit()).toBe(false);
    expect(form.$form.get()).toMatchObject({
      values: { current_password: 'wrong', new_password: 'gentle harbour lantern' },
      fieldErrors: { current_password: 'This is not your current password.' },
    });
    expect($session.get()).not.toBeNull();
  });

  it('R21 a changed password empties the form and says how many sessions and keys ended', async () => {
    world.server.answer('POST /account/password', { ended_sessions: 2, ended_api_keys: 1 });
    let isDone = false;
    const form = createPasswordForm(createRequest(), () => (isDone = true));
    form.change('current_password', 'quiet otter parade');
    form.change('new_password', 'gentle harbour lantern');
    await form.submit();
    expect(form.$form.get().values).toEqual({ current_password: '', new_password: '', keep_api_keys: false });
    expect($snackbar.get().message).toBe(
      'Your password is changed, 2 other sessions ended, 1 API key revoked',
    );
    expect(isDone).toBe(true);
  });

  it('R21 a change of the e-mail is asked for with an address and the password', async () => {
    world.server.answer('POST /account/email', {});
    let isSent = false;
    const form = createEmailForm(createRequest(), () => (isSent = true));
    form.change('email', 'nothing');
    form.change('password', 'quiet otter parade');
    expect(await form.submit()).toBe(false);
    expect(world.server.calls).toEqual([]);
    form.change('email', ' new@example.com ');
    await form.submit();
    expect(world.server.callsOf('POST /account/email')[0]?.body).toEqual({
      email: 'new@example.com',
      password: 'quiet otter parade',
    });
    expect([isSent, $user.get()?.email]).toEqual([true, 'ada@example.com']);
  });

  it('R21 the account is deleted only with the own e-mail typed again, and then this browser forgets it', async () => {
    world.server.answer('POST /account/delete', {});
    const form = createLeaveForm(createRequest());
    form.change('confirmation', 'bob@example.com');
    form.change('password', 'quiet otter parade');
    expect(await form.submit()).toBe(false);
    expect(world.server.calls).toEqual([]);
    form.change('confirmation', 'Ada@example.com');
    expect(await form.submit()).toBe(true);
    expect($session.get()).toBeNull();
    expect(world.browser.stored.has('token')).toBe(false);
  });

  it('R21 H1 offline nothing is sent and what was typed stays', async () => {
    world.setOnline(false);
    const form = createNameForm(createRequest());
    form.change('name', 'Ada Lovelace');
    expect(await form.submit()).toBe(false);
    expect(world.server.calls).toEqual([]);
    expect(form.$form.get().values.name).toBe('Ada Lovelace');
    expect(form.$form.get().error?.message).toMatch(/offline/i);
  });
});

describe('the own e-mail', () => {
  const own = { email: 'ada@example.com', is_confirmed: true, pending: null };
  const pending = { email: 'new@example.com', expires_at: '2026-01-02T00:00:00.000Z' };

  it('R21 a link that was followed changes nothing before the person says so', async () => {
    world.server.answer('GET /account/email', { ...own, pending });
    world.server.answer('POST /account/email/confirm', { user: { ...ada, email: 'new@example.com' } });
    const store = createOwnEmailStore(createRequest());
    store.ask({ token: 'token of the mail', kind: 'change' });
    await store.email.load();
    expect(store.$link.get().state).toBe('asked');
    expect(world.server.callsOf('POST /account/email/confirm')).toEqual([]);
    expect($user.get()?.email).toBe('ada@example.com');

    world.server.answer('GET /account/email', { ...own, email: 'new@example.com' });
    await Promise.all([store.confirm(), store.confirm()]);
    expect(world.server.callsOf('POST /account/email/confirm').map(({ body }) => body)).toEqual([
      { token: 'token of the mail' },
    ]);
    expect(store.$link.get()).toEqual({ state: 'confirmed', email: 'new@example.com' });
    expect(store.email.$loadable.get()).toMatchObject({ value: { email: 'new@example.com', pending: null } });
    expect($user.get()?.email).toBe('new@example.com');
  });

  it('R21 a link that is not wanted is forgotten without a request', () => {
    const store = createOwnEmailStore(createRequest());
    store.ask({ token: 'token of the mail', kind: 'change' });
    store.dismiss();
    expect([store.$link.get().state, world.server.calls]).toEqual(['none', []]);
  });

  it('R21 a link that is over says so', async () => {
    world.server.refuse('POST /account/email/confirm', 400, 'account.email_token_invalid');
    const store = createOwnEmailStore(createRequest());
    store.ask({ token: 'token of the mail', kind: 'change' });
    await store.confirm();
    expect(store.$link.get()).toEqual({
      state: 'failed',
      message: 'This link was used before or is not valid any more.',
    });
  });

  it('R21 the mail is sent again, once for two clicks, and a refusal is shown', async () => {
    world.server.answer('POST /account/email/resend', {});
    const store = createOwnEmailStore(createRequest());
    await Promise.all([store.resend(), store.resend()]);
    expect(world.server.callsOf('POST /account/email/resend')).toHaveLength(1);
    expect($snackbar.get().message).toBe('The mail is on its way');
    world.server.refuse('POST /account/email/resend', 429, 'request.too_many', { message: 'In an hour.' });
    await store.resend();
    expect($snackbar.get()).toMatchObject({ message: 'In an hour.', color: 'error' });
  });

  it('R21 a change that waits is stopped', async () => {
    world.server.answer('GET /account/email', { ...own, pending });
    world.server.answer('DELETE /account/email/pending', {});
    const store = createOwnEmailStore(createRequest());
    await store.email.load();
    world.server.answer('GET /account/email', own);
    await store.cancelChange();
    expect(store.email.$loadable.get()).toMatchObject({ value: { pending: null } });
    expect($snackbar.get().message).toBe('Your e-mail stays as it is');
  });
});

describe('the sessions', () => {
  it('R21 ends one, or all others, and this one stays', async () => {
    world.server.answer('GET /sessions', {
      sessions: [session('ses_1', true), session('ses_2'), session('ses_3'), session('ses_4')],
    });
    world.server.answer('DELETE /sessions/ses_2', {});
    world.server.answer('DELETE /sessions', { ended_sessions: 2 });
    const store = createSessionsStore(createRequest());
    const shown = () => {
      const sessions = store.sessions.$loadable.get();
      return sessions.state === 'ready' ? sessions.value.map(({ id }) => id) : sessions.state;
    };
    await store.sessions.load();
    await store.end('ses_2');
    expect(shown()).toEqual(['ses_1', 'ses_3', 'ses_4']);
    await store.endOthers();
    expect(shown()).toEqual(['ses_1']);
    expect($snackbar.get().message).toBe('2 sessions were ended');
  });

  it('R21 a session that could not be ended stays in the list', async () => {
    world.server.answer('GET /sessions', { sessions: [session('ses_1', true), session('ses_2')] });
    world.server.refuse('DELETE /sessions', 500, 'server.unexpected', { message: 'Not now.' });
    const store = createSessionsStore(createRequest());
    await store.sessions.load();
    await store.endOthers();
    expect(store.sessions.$loadable.get()).toMatchObject({ state: 'ready', value: { length: 2 } });
    expect($snackbar.get()).toMatchObject({ message: 'Not now.', color: 'error' });
  });
});

describe('the API keys', () => {
  it('R21 a new key shows its secret until it is dismissed, and the list never has it', async () => {
    world.server.answer('GET /api-keys', { api_keys: [key('key_1')] });
    world.server.answer('POST /api-keys', { api_key: key('key_2'), secret: 'lpe_secret' }, { status: 201 });
    const store = createApiKeysStore(createRequest());
    await store.keys.load();
    expect(await store.form.submit()).toBe(false);
    store.form.change('name', ' Nightly ');
    store.form.change('expires_on', '2026-12-31');
    await store.form.submit();
    expect(world.server.callsOf('POST /api-keys')[0]?.body).toEqual({
      name: 'Nightly',
      expires_on: '2026-12-31',
    });
    expect(store.$secret.get()).toBe('lpe_secret');
    expect(JSON.stringify(store.keys.$loadable.get())).not.toContain('lpe_secret');
    expect(JSON.stringify([...world.browser.stored])).not.toContain('lpe_secret');
    store.dismissSecret();
    expect(store.$secret.get()).toBeNull();
  });

  it('R21 a revoked key leaves the list, one that could not be revoked stays', async () => {
    world.server.answer('GET /api-keys', { api_keys: [key('key_1'), key('key_2')] });
    world.server.answer('DELETE /api-keys/key_1', {});
    world.server.refuse('DELETE /api-keys/key_2', 404, 'request.not_found');
    const store = createApiKeysStore(createRequest());
    await store.keys.load();
    expect(await store.revoke('key_1')).toBe(true);
    expect(await store.revoke('key_2')).toBe(false);
    expect(store.keys.$loadable.get()).toMatchObject({ state: 'ready', value: [{ id: 'key_2' }] });
  });
});

describe('taking the data along', () => {
  it('R21 H6 F7 saves the export under the brand and the time', async () => {
    world.server.on('GET /account/export', () => new Response('{"profile":{}}'));
    await createDataExport().download();
    const [file] = world.files;
    expect(file?.name).toMatch(/^loupe-data-\d{2}-\d{2}-\d{4}_\d{2}-\d{2}(am|pm)\.json$/);
    expect(await file?.content.text()).toBe('{"profile":{}}');
    const [call] = world.server.callsOf('GET /account/export');
    expect(call?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('R21 E3 a failed export is reported and can be tried again', async () => {
    world.server.on('GET /account/export', () => new Response('', { status: 503 }));
    const store = createDataExport();
    await store.download();
    expect([store.$hasFailed.get(), store.$isBusy.get(), world.files]).toEqual([true, false, []]);
    expect(world.errors).toContain('HTTP error! status: 503');
    world.server.on('GET /account/export', () => new Response('{}'));
    await store.download();
    expect([store.$hasFailed.get(), world.files.length]).toEqual([false, 1]);
  });
});

describe('the language', () => {
  it('R21 is kept on the device and in the account, reloads the page and leaves drafts alone', () => {
    world.server.answer('POST /account/language', {});
    chooseLanguage('de');
    expect(world.browser.stored.get('language')).toBe('de');
    expect(world.browser.stored.get(draft[0])).toBe(draft[1]);
    expect(world.reloads()).toBe(1);
    expect(world.server.callsOf('POST /account/language')[0]?.body).toEqual({ language: 'de' });
  });

  it('R21 changes nothing when it is the language of the page already', () => {
    chooseLanguage('en');
    expect(world.reloads()).toBe(0);
  });
});

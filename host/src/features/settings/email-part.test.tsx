// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { openSession } from '@loupe/shared/stores/session';
import { cleanup, click, focus, render } from '@loupe/shared/testing/render';
import { settled } from '@loupe/shared/testing/test-clock';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { SiteContext, type Site } from '../../services/site.ts';
import { EmailPart } from './email-part.tsx';

const CONFIRM = 'POST /account/email/confirm';
const ada = { id: 'usr_1', email: 'ada@example.com', name: 'Ada', permissions: [] };
const own = { email: 'ada@example.com', is_confirmed: true, pending: null };
const pending = { email: 'new@example.com', expires_at: '2026-01-02T00:00:00.000Z' };

const answered = () => act(settled);
const focused = () => (document.activeElement?.matches('p') ? document.activeElement.textContent : '');

describe('a press on the own e-mail that takes its button away', () => {
  let world: TestEnvironment;
  let container: HTMLElement;

  beforeEach(() => {
    world = createTestEnvironment({
      stored: { token: '"secret"', user: JSON.stringify(ada), userPermissions: '[]' },
    });
    provideEnvironment(world);
    openSession();
    world.server.answer('GET /account/email', { ...own, pending });
  });
  afterEach(cleanup);

  async function show(query: string): Promise<void> {
    const site = { host: { request: createRequest() } } as Partial<Site> as Site;
    ({ container } = render(
      <SiteContext value={site}>
        <EmailPart query={query} />
      </SiteContext>,
    ));
    await answered();
  }

  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null;

  it('R21 leads to what came of it, when the e-mail was confirmed', async () => {
    world.server.answer(CONFIRM, { user: { ...ada, email: 'new@example.com' } });
    await show('?email_token=abc');
    world.server.answer('GET /account/email', { ...own, email: 'new@example.com' });
    click(button('Confirm e-mail'));
    await answered();
    expect(focused()).toContain('Your e-mail is new@example.com.');
    expect(container.textContent).toContain('new@example.com is confirmed.');
  });

  it('R21 leads to the e-mail as it is, when the link is refused, not wanted, or the change is stopped', async () => {
    world.server.refuse(CONFIRM, 400, 'account.email_token_invalid');
    await show('?email_token=abc');
    click(button('Confirm e-mail'));
    await answered();
    expect(focused()).toContain('Your e-mail is ada@example.com.');
    cleanup();
    await show('?email_token=abc');
    click(button('Not now'));
    expect(focused()).toContain('Your e-mail is ada@example.com.');
    world.server.answer('DELETE /account/email/pending', {});
    world.server.answer('GET /account/email', own);
    click(button('Keep the old one'));
    await answered();
    expect(button('Keep the old one')).toBeNull();
    expect(focused()).toContain('Your e-mail is ada@example.com.');
  });

  it('R21 keeps the button, the focus and the reason, when the answer did not come', async () => {
    world.server.unreachable(CONFIRM);
    await show('?email_token=abc');
    click(button('Confirm e-mail'));
    await answered();
    expect(document.activeElement).toBe(button('Confirm e-mail'));
    expect(container.textContent).toContain('The server could not be reached.');
    expect(container.textContent).not.toContain('Nothing was changed');
  });

  it('R21 does not fetch the focus of somebody who has gone on meanwhile', async () => {
    const late = world.server.hang(CONFIRM);
    await show('?email_token=abc');
    click(button('Confirm e-mail'));
    focus(button('Change e-mail'));
    late.release({ user: { ...ada, email: 'new@example.com' } });
    await answered();
    expect(container.textContent).toContain('new@example.com is confirmed.');
    expect(document.activeElement).toBe(button('Change e-mail'));
  });
});

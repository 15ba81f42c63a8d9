import { expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import type { Api } from '../fixtures/api.ts';
import { expect, test, type Reader } from '../fixtures/test.ts';
import { authPages } from '../pages/auth.ts';
import { chatPage } from '../pages/chat-page.ts';
import { frame } from '../pages/frame.ts';
import { shareDialog, sharePage } from '../pages/share-page.ts';

interface ShareWire {
  readonly share: { readonly id: string; readonly url: string };
}

test.use({ account: async ({ reader }, use) => await use(reader) });

const password = 'blue lantern';

test('X1 X2 F10: a link is chosen, previewed, made, copied and given on, and nothing is loaded from elsewhere', async ({
  page,
  context,
  reader,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  await page.goto(`/chat/${reader.chatId}`);
  await chatPage(page).expectDone();
  const share = shareDialog(page);
  await share.open();
  await share.dialog.getByRole('switch', { name: 'My questions' }).click();
  await share.dialog.getByRole('button', { name: 'Preview as a stranger' }).click();
  const preview = share.dialog.getByRole('region', { name: 'What a stranger will see' });
  await expect(preview.getByText('The question is not shared.')).toBeVisible();
  await share.dialog.getByLabel('Link works').selectOption('7');
  await share.make.click();

  const address = (await share.newLink.getByRole('link').first().getAttribute('href')) ?? '';
  expect(address).toMatch(/\/share\/[\w-]{27}$/);
  const targets = share.newLink.getByRole('list', { name: 'Share the link' });
  const hrefs = await targets
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('rel')] as const),
    );
  expect(hrefs.map(([href]) => new URL(href).host || new URL(href).protocol)).toEqual([
    'www.facebook.com',
    'x.com',
    'www.linkedin.com',
    'wa.me',
    't.me',
    'www.reddit.com',
    'www.pinterest.com',
    'mailto:',
  ]);
  for (const [href, rel] of hrefs) {
    expect(href).toContain(encodeURIComponent(address));
    expect(rel).toBe('noopener noreferrer');
  }
  await targets.getByRole('button', { name: 'Copy link' }).click();
  await expect(frame(page).snackbar('Copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(share.links.first()).toContainText(/until .*without questions/);
  expect(foreign).toEqual([]);
});

test('X2: a protected chat opens by its password alone, without a token and with nothing in the address', async ({
  openBrowser,
  api,
  reader,
}) => {
  const { share } = (
    await api.call<ShareWire>('POST', `/chats/${reader.chatId}/shares`, {
      token: reader.token,
      body: { password },
    })
  ).data;
  const stranger = await (await openBrowser()).newPage();
  const addresses: string[] = [];
  const tokens: string[] = [];
  stranger.on('request', (request) => {
    addresses.push(request.url());
    if (request.headers()['authorization']) tokens.push(request.url());
  });
  await stranger.goto(`/share/${share.id}`);
  const shared = sharePage(stranger);
  await shared.password.fill('red lantern');
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByText('The password is not right.')).toBeVisible();
  await expect(shared.password).toBeFocused();
  await expect(shared.password).toHaveValue('red lantern');
  await shared.password.fill(password);
  await shared.open.click();
  await expect(shared.report).toBeVisible();
  expect(addresses.join(' ')).not.toContain('lantern');
  expect(tokens).toEqual([]);
  await stranger.reload();
  await expect(shared.password).toBeVisible();
});

/** A link that was open and has expired since. On a busy machine its time may pass before it is seen open: another one is made then. */
async function expiredShare(api: Api, { token, chatId }: Reader): Promise<string> {
  let id = '';
  const statusOf = async () => (await api.call('GET', `/public/shares/${id}`)).status;
  await expect(async () => {
    const body = { expires_at: new Date(Date.now() + 1_500).toISOString() };
    const { data } = await api.call<ShareWire>('POST', `/chats/${chatId}/shares`, { token, body });
    id = data.share.id;
    expect(await statusOf()).toBe(200);
  }).toPass();
  await expect.poll(statusOf).toBe(404);
  return id;
}

test('X2: revoked, expired, unknown and deleted ones look the same', async ({
  page,
  openBrowser,
  api,
  reader,
}) => {
  const own = await api.signup('Sam Sharer');
  const copied = await api.call<{ chat_id: string }>(
    'POST',
    `/shares/${(await api.share(reader.token, reader.chatId)).id}/copies`,
    { token: own.token },
  );
  const deleted = await api.share(own.token, copied.data.chat_id);
  await api.call('DELETE', `/chats/${copied.data.chat_id}`, { token: own.token });
  const expiredId = await expiredShare(api, reader);

  await page.goto(`/chat/${reader.chatId}`);
  await chatPage(page).expectDone();
  const dialog = shareDialog(page);
  await dialog.open();
  await dialog.make.click();
  const address = (await dialog.newLink.getByRole('link').first().getAttribute('href')) ?? '';
  const stranger = await (await openBrowser()).newPage();
  await stranger.goto(address);
  await expect(sharePage(stranger).report).toBeVisible();
  const row = dialog.links.filter({ hasText: new URL(address).pathname }).first();
  await row.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(row.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await row.getByRole('button', { name: 'Revoke link' }).click();
  await expect(frame(page).snackbar(/Link revoked/)).toBeVisible();
  await expect(dialog.newLink).toHaveCount(0);

  const pages: (string | null)[] = [];
  for (const path of [
    new URL(address).pathname,
    `/share/${expiredId}`,
    `/share/${deleted.id}/replay`,
    '/share/unknown',
    '/share',
  ]) {
    await stranger.goto(path);
    await expect(sharePage(stranger).unavailable).toBeVisible();
    pages.push(await stranger.getByRole('main').textContent());
  }
  expect(new Set(pages).size).toBe(1);
  const robots = stranger.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute('content', 'noindex');
});

test('X2: a visitor signs up and comes back to a copy of their own', async ({ openBrowser, api, reader }) => {
  const { id } = await api.share(reader.token, reader.chatId);
  const visitor = await (await openBrowser()).newPage();
  await visitor.goto(`/share/${id}`);
  await sharePage(visitor).copy.click();
  await expect(visitor).toHaveURL(/\/auth\?next=/);
  await visitor.getByRole('link', { name: 'Sign up' }).click();
  const auth = authPages(visitor);
  await auth.email.fill(`copier-${Date.now()}@example.com`);
  await auth.password.fill('a quiet reading desk');
  await auth.submitSignup.click();
  const chat = chatPage(visitor);
  const chatId = await chat.chatId();
  expect(chatId).not.toBe(reader.chatId);
  await chat.expectDone();
  await expect(chat.report.getByRole('heading').first()).toBeVisible();
  await chat.openTab('Sources');
  await expect(chat.panel.getByText(/northwind/).first()).toBeVisible();
});

test('R14 X3: the replay is played, stepped and sought with the keyboard, and ends where the result is', async ({
  openBrowser,
  api,
  reader,
}) => {
  const { id } = await api.share(reader.token, reader.chatId);
  const stranger = await (await openBrowser()).newPage();
  await stranger.goto(`/share/${id}`);
  const shared = sharePage(stranger);
  // A long report is drawn part by part: it is counted when its last line is there.
  await expect(shared.report.getByText('Prepared by the built-in analyst')).toBeAttached();
  const headings = await shared.report.getByRole('heading').allTextContents();
  const rows = await shared.report.getByRole('row').count();
  await shared.replay.click();
  await expect(stranger).toHaveURL(new RegExp(`/share/${id}/replay$`));
  await expect(stranger).toHaveTitle(/replay/);
  await shared.expectAt(0);
  const { length } = await shared.position();
  expect(length).toBeGreaterThan(20);
  await expect(shared.report).toHaveCount(0);

  await stranger.keyboard.press('ArrowRight');
  await shared.expectAt(1);
  await stranger.keyboard.press('ArrowLeft');
  await shared.expectAt(0);
  await stranger.keyboard.press('Shift+ArrowRight');
  await expect(shared.slider).toHaveAttribute('aria-valuetext', /, Read the file$/);
  await expect(shared.announced.filter({ hasText: 'Stage: Read the file' })).toHaveCount(1);
  await stranger.keyboard.press('End');
  await shared.expectAt(length);
  await expect(shared.report.getByRole('heading')).toHaveText(headings);
  await expect(shared.report.getByRole('row')).toHaveCount(rows);
  await stranger.keyboard.press('Home');
  await shared.expectAt(0);
  await shared.player.getByRole('radio', { name: '8×' }).check();
  await shared.replay.focus();
  await stranger.keyboard.press('Space');
  await expect(shared.player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await shared.expectPlayedTo(length);
  await expect(shared.player.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(shared.report.getByRole('heading')).toHaveText(headings);

  await stranger.goBack();
  await expect(stranger).toHaveURL(new RegExp(`/share/${id}$`));
  await expect(shared.player).toHaveCount(0);
  await expect(shared.report).toBeVisible();
});

test('X3: with reduced motion the replay goes on by whole pieces', async ({ openBrowser, api, reader }) => {
  const { id } = await api.share(reader.token, reader.chatId);
  const stranger = await (await openBrowser()).newPage();
  await stranger.emulateMedia({ reducedMotion: 'reduce' });
  await stranger.goto(`/share/${id}/replay`);
  const shared = sharePage(stranger);
  const { length } = await shared.position();
  await shared.player.getByRole('radio', { name: '8×' }).check();
  await stranger.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => seen.add(document.querySelector('output')?.textContent ?? '')).observe(
      document.body,
      { subtree: true, childList: true, characterData: true },
    );
  });
  await shared.player.getByRole('button', { name: 'Play', exact: true }).click();
  await shared.expectPlayedTo(length);
  const shown = await stranger.evaluate(() => (globalThis as unknown as { seen: Set<string> }).seen.size);
  expect(shown).toBeLessThan(length);
});

test('R14 X1 X3: the share pages and dialog are accessible, light and dark, wide and narrow', async ({
  page,
  openBrowser,
  api,
  reader,
}) => {
  const open = await api.share(reader.token, reader.chatId);
  const { share: locked } = (
    await api.call<ShareWire>('POST', `/chats/${reader.chatId}/shares`, {
      token: reader.token,
      body: { password },
    })
  ).data;
  const stranger = await (await openBrowser()).newPage();
  await stranger.goto(`/share/${locked.id}`);
  await expect(sharePage(stranger).password).toBeVisible();
  await expectAccessibleInLooks(stranger, fewLooks);
  await stranger.goto(`/share/${open.id}/replay`);
  await sharePage(stranger).expectAt(0);
  await stranger.keyboard.press('Shift+ArrowRight');
  await stranger.keyboard.press('Shift+ArrowRight');
  await expectAccessibleInLooks(stranger, fewLooks);
  await stranger.keyboard.press('End');
  await expectAccessibleInLooks(stranger, fewLooks);

  await page.goto(`/chat/${reader.chatId}`);
  await chatPage(page).expectDone();
  const dialog = shareDialog(page);
  await dialog.open();
  await dialog.dialog.getByRole('button', { name: 'Preview as a stranger' }).click();
  await dialog.make.click();
  await expect(dialog.newLink).toBeVisible();
  await dialog.links
    .first()
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await expectAccessibleInLooks(page, fewLooks);
});

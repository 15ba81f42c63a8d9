import { dress, expectAccessibleInLooks, fewLooks } from '../fixtures/accessibility.ts';
import { fakePushService, pushOf, workerPath, type PushText } from '../fixtures/push.ts';
import { expect, test } from '../fixtures/test.ts';
import { chatPage } from '../pages/chat-page.ts';
import { frame } from '../pages/frame.ts';
import { startSite } from '../../scripts/site-process.ts';

test.use({ engine: 'model', permissions: ['notifications'] });

function message(id: string, chatId: string, more: Partial<PushText> = {}): PushText {
  return {
    id: `ntc_${id}`,
    kind: 'run_done',
    run_id: 'run_1',
    chat_id: chatId,
    chat_title: 'Price of pears',
    agent_title: 'Chat',
    ...more,
  };
}

test('H11: the service worker is registered on page load, for every page, and keeps none', async ({
  page,
  openBrowser,
}) => {
  const problems: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  await page.goto('/explore');
  const { worker } = await pushOf(page);
  expect(new URL(worker.url()).pathname).toBe(workerPath);
  const registration = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return { scope: new URL(scope).pathname, script: active?.scriptURL };
  });
  expect(registration).toEqual({ scope: '/', script: worker.url() });

  const response = await page.request.get(workerPath);
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
  });
  const again = await page.reload();
  expect(again?.fromServiceWorker()).toBe(false);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(problems).toEqual([]);

  const guest = await (await openBrowser()).newPage();
  await guest.goto('/auth');
  await expect
    .poll(() => guest.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(1);
});

test('P2 P3: a push message is shown once, also when it comes again after the site was closed', async ({
  page,
}) => {
  await page.goto('/explore');
  const push = await pushOf(page);
  await push.lookAway();
  const first = message('1', 'cht_1');
  await Promise.all([push.deliver(first), push.deliver(first)]);
  await push.expectShown(['Finished: Price of pears / Chat']);
  await page.goto('about:blank');
  await push.deliver(first);
  await push.deliver('not a message');
  const { id, ...rest } = message('2', 'cht_2', { kind: 'run_failed', chat_title: 'Apples' });
  // The envelope that FCM puts around the same fields.
  await push.deliver(JSON.stringify({ fcmMessageId: 'm', from: '1', data: { id, ...rest } }));
  await push.expectShown(['Finished: Price of pears / Chat', 'Failed: Apples / Chat']);
});

test('P2 P3: who looks at the page is notified by the page, and not again by the system', async ({
  page,
}) => {
  await page.goto('/explore');
  const push = await pushOf(page);
  await push.deliver(message('1', 'cht_1'));
  await expect(frame(page).snackbar('Finished: Price of pears')).toBeVisible();
  await push.lookAway();
  await push.deliver(message('1', 'cht_1'));
  await push.deliver(message('2', 'cht_1', { kind: 'run_waiting' }));
  await push.expectShown(['Waiting for you: Price of pears / Chat']);
});

test('P3: a notification speaks the language of the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await page.goto('/explore');
  const push = await pushOf(page);
  await push.lookAway();
  await push.deliver(message('1', 'cht_1'));
  await push.expectShown(['Fertig: Price of pears / Chat']);
});

test('P3: a click on a notification leads to the chat of the run', async ({ page, model, api, account }) => {
  model.script('click here', [{ text: ['Clicked.'] }]);
  const { chatId, runId } = await api.start(account.token, { text: 'click here' });
  await expect.poll(async () => (await api.run(account.token, runId)).status).toBe('done');
  await page.goto('/explore');
  const push = await pushOf(page);
  await push.lookAway();
  await push.deliver(message('1', chatId));
  await push.expectShown(['Finished: Price of pears / Chat']);
  await push.click();
  await expect(page).toHaveURL(new RegExp(`/chat/${chatId}$`));
  await expect(page.getByText('Clicked.')).toBeVisible();
  await push.expectShown([]);
});

test('P3: without push a run that ends elsewhere says so in the page, and stays marked until it is read', async ({
  page,
  model,
  account,
  api,
}) => {
  model.script('slow pears', [{ text: ['Pears ', { gate: 'slow pears' }, 'are slow.'] }]);
  await page.goto('/chat');
  const chat = chatPage(page);
  await chat.ask('Tell me of slow pears');
  await model.reached('slow pears');
  const chatId = await chat.chatId();
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL(/\/explore$/);
  model.open('slow pears');
  const { runs } = await api.chat(account.token, chatId);
  await expect.poll(async () => (await api.run(account.token, runs[0]?.id ?? '')).status).toBe('done');
  // What a reader does who comes back to the window.
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
  await expect(frame(page).snackbar(/^Finished: /)).toBeVisible();

  const runsLink = page.getByRole('link', { name: /^Runs/ });
  await expect(runsLink.getByRole('img', { name: '1 new result' })).toBeVisible();
  await runsLink.click();
  const row = page.locator('tr[data-run]').first();
  await expect(row.getByRole('img', { name: 'New' })).toBeVisible();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/chat/${chatId}#`));
  await expect(runsLink.getByRole('img', { name: '1 new result' })).toHaveCount(0);
  await page.reload();
  await chat.expectDone();
  await expect(runsLink.getByRole('img', { name: '1 new result' })).toHaveCount(0);
});

test('P1: the run bar offers notifications; the browser is asked only after the page explained', async ({
  page,
  model,
  account,
  api,
}) => {
  await fakePushService(page);
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { asked: number };
    counted.asked = 0;
    Notification.requestPermission = async () => {
      counted.asked += 1;
      return 'granted';
    };
  });
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
  model.script('long pears', [{ text: ['Pears ', { gate: 'long pears' }, 'are long.'] }]);
  await page.goto('/chat');
  const chat = chatPage(page);
  await chat.ask('Tell me of long pears');
  await model.reached('long pears');
  await page.getByRole('button', { name: 'Notify me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Be notified when a run ends?' });
  await expect(dialog).toContainText('Your browser asks for permission next.');
  expect(await asked()).toBe(0);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(frame(page).snackbar('Notifications are on for this device')).toBeVisible();
  expect(await asked()).toBe(1);
  await expect(page.getByText('You can close this page. We will notify you.')).toBeVisible();
  const settings = async () =>
    (
      await api.call<{ is_subscribed: boolean; kinds: string[] }>('GET', '/notifications/settings', {
        token: account.token,
      })
    ).data;
  expect(await settings()).toMatchObject({ is_subscribed: true });
  model.open('long pears');
  await chat.expectDone();

  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Notifications' });
  await expect(section.getByText('On. You are notified also when this page is closed.')).toBeVisible();
  await section.getByRole('switch', { name: 'A run has failed' }).click();
  await expect.poll(async () => (await settings()).kinds).toEqual(['run_done', 'run_waiting', 'run_changed']);
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByText('Off. You find what has ended under Runs.')).toBeVisible();
  expect(await settings()).toMatchObject({ is_subscribed: false });
});

test.describe('refused', () => {
  // A browser that was given permissions refuses all others.
  test.use({ permissions: ['clipboard-read'] });

  test('P1: a refused permission is explained, with how to undo it', async ({ page }) => {
    await page.goto('/settings');
    const section = page.getByRole('region', { name: 'Notifications' });
    await expect(section.getByText('Blocked in this browser')).toBeVisible();
    const howToUndo = section.getByRole('button', { name: 'How to undo' });
    await howToUndo.click();
    const dialog = page.getByRole('dialog', { name: 'Notifications are blocked' });
    await expect(dialog).toContainText('open the site settings beside the address');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(howToUndo).toBeFocused();
  });
});

for (const look of fewLooks)
  test(`P1: the explanation is accessible, ${look.theme} at ${look.width} px`, async ({ page }) => {
    // Opened in this look: what a modal dialog hides of the page is decided when it opens.
    await dress(page, look);
    await page.goto('/settings');
    const section = page.getByRole('region', { name: 'Notifications' });
    await section.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInLooks(page, [look]);
  });

test('P1: Firebase is loaded only when it is configured, and then passes the strict policy', async ({
  page,
  browser,
}) => {
  const ofFirebase = async (of: typeof page) => {
    const found: string[] = [];
    of.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      const text = await response.text().catch(() => '');
      if (text.includes('fcmregistrations.googleapis.com')) found.push(response.url());
    });
    return found;
  };
  const plain = await ofFirebase(page);
  await page.goto('/explore');
  await pushOf(page);
  expect(plain).toEqual([]);

  const site = await startSite({
    env: {
      FIREBASE_CONFIG: JSON.stringify({
        apiKey: 'key',
        projectId: 'loupe',
        messagingSenderId: '1',
        appId: '1:1:web:1',
      }),
      FCM_SERVICE_ACCOUNT: JSON.stringify({
        project_id: 'loupe',
        client_email: 'push@loupe.example',
        private_key: '-----BEGIN PRIVATE KEY-----',
      }),
    },
  });
  try {
    const context = await browser.newContext();
    const configured = await context.newPage();
    const problems: string[] = [];
    configured.on('console', (line) => {
      if (line.type() === 'error') problems.push(line.text());
    });
    const found = await ofFirebase(configured);
    const answer = await configured.goto(`${site.url}/auth`);
    expect(answer?.headers()['content-security-policy']).toContain('https://fcmregistrations.googleapis.com');
    await expect.poll(() => found.length).toBe(1);
    await pushOf(configured);
    expect(problems).toEqual([]);
    await context.close();
  } finally {
    await site.stop();
  }
});

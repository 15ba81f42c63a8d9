import type { BrowserContext, Page } from '@playwright/test';
import { startSite, type SiteProcess } from '../scripts/site-process.ts';
import { releasesOf, sliceNames } from './fixtures/composition.ts';
import { archiveOf, deployTokenFor, promote, upload } from './fixtures/releases.ts';
import { admin, expect, test as base } from './fixtures/test.ts';
import { comeBackTo, openWorkingTab, type WorkingTab } from './fixtures/working-tab.ts';
import { agentPage } from './pages/agent-page.ts';
import { chatPage } from './pages/chat-page.ts';
import { paymentPage, testCards } from './pages/payment-page.ts';
import { settingsPage } from './pages/settings-page.ts';
import { shareDialog, sharePage } from './pages/share-page.ts';

/** A site of its own: what is promoted here stays in force. */
const test = base.extend<object, { site: SiteProcess }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite({
        env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const released = '9.1.0-deployed';

/** What somebody does in a tab. */
interface Work {
  readonly path: string;
  readonly who: 'reader' | 'admin' | 'guest';
  /** Something is typed that leaving the page would lose. */
  readonly hasDraft: boolean;
  begin(page: Page): Promise<unknown>;
  /** All that was typed, and the place, is still there. */
  expectKept(page: Page): Promise<unknown>;
  /** Uses a part of the page that is loaded when it is first asked for. */
  continueWork(page: Page): Promise<unknown>;
}

/** The search of the chat slice is loaded when it is first opened, in whatever page. */
async function searchChats(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search', exact: true });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

function reading(path: string, heading: string, who: Work['who'] = 'reader'): Work {
  const look = (page: Page) => expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  return { path, who, hasDraft: false, begin: look, expectKept: look, continueWork: searchChats };
}

function writing(path: string, draft: string, continueWork: Work['continueWork']): Work {
  return {
    path,
    who: 'reader',
    hasDraft: true,
    begin: (page) => chatPage(page).message.fill(draft),
    expectKept: (page) => expect(chatPage(page).message).toHaveValue(draft),
    continueWork,
  };
}

const agentForm: Work = {
  path: '/detail-page?agent=stock-market-analysis',
  who: 'reader',
  hasDraft: true,
  async begin(page) {
    const { form, chooseDepth } = agentPage(page);
    await form.getByRole('textbox').first().fill('Barley, 2024');
    await chooseDepth('Deep');
  },
  async expectKept(page) {
    const { form } = agentPage(page);
    await expect(form.getByRole('textbox').first()).toHaveValue('Barley, 2024');
    await expect(form.getByRole('radio', { name: 'Deep' })).toBeChecked();
  },
  continueWork: searchChats,
};

const nameOf = (page: Page) => settingsPage(page).section('Profile').getByRole('textbox', { name: 'Name' });
const settingsForm: Work = {
  path: '/settings',
  who: 'reader',
  hasDraft: true,
  begin: (page) => nameOf(page).fill('Ada Lovelace'),
  expectKept: (page) => expect(nameOf(page)).toHaveValue('Ada Lovelace'),
  continueWork: searchChats,
};

const paying: Work = {
  path: '/payment?plan=plus&interval=monthly',
  who: 'reader',
  hasDraft: true,
  begin: (page) => paymentPage(page).typeCard(testCards.pays),
  expectKept: (page) => paymentPage(page).expectTyped(testCards.pays),
  continueWork: searchChats,
};

const userSearch = (page: Page) => page.getByRole('main').getByRole('searchbox').first();
const administering: Work = {
  path: '/admin',
  who: 'admin',
  hasDraft: false,
  begin: (page) => userSearch(page).fill('robin'),
  expectKept: (page) => expect(userSearch(page)).toHaveValue('robin'),
  continueWork: searchChats,
};

/** Shows the result at the end of a replay, whose parts are loaded with it. */
function replaying(shareId: string): Work {
  return {
    path: `/share/${shareId}/replay`,
    who: 'guest',
    hasDraft: false,
    begin: (page) => sharePage(page).expectAt(0),
    expectKept: (page) => expect(sharePage(page).player).toBeVisible(),
    async continueWork(page) {
      await page.keyboard.press('End');
      await expect(sharePage(page).report).toBeVisible();
    },
  };
}

async function openShareDialog(page: Page): Promise<void> {
  const { open, dialog } = shareDialog(page);
  await open();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
}

interface Busy extends WorkingTab {
  readonly work: Work;
}

async function expectUndisturbed(tab: Busy, composition: ReadonlyMap<string, string>): Promise<void> {
  await tab.expectWhole();
  await tab.work.expectKept(tab.page);
  expect(tab.documents()).toBe(1);
  for (const name of sliceNames) {
    const version = composition.get(name);
    expect([[], [version]]).toContainEqual(tab.versionsOf(name));
  }
}

async function expectOffered({ page, work }: Busy): Promise<void> {
  const offer = page.getByRole('region', { name: 'A new version is ready' });
  await expect(offer).toBeVisible();
  const now = offer.getByRole('button', { name: 'Update now' });
  await expect(now, work.path).toHaveCount(work.hasDraft ? 0 : 1);
}

/** Goes to another page by the frame's own ways. */
async function leave({ page }: WorkingTab): Promise<void> {
  const isExplore = page.url().endsWith('/explore');
  const way = isExplore
    ? page.getByRole('button', { name: 'New chat', exact: true })
    : page.getByRole('link', { name: 'Explore', exact: true });
  await way.first().click();
  await expect(page).toHaveURL(isExplore ? /\/chat$/ : /\/explore$/);
}

interface Deployment {
  readonly siteUrl: string;
  /** Deploy token of each slice. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** Every slice is released again, one after the other, as four teams would. */
async function deployAll({ siteUrl, tokens }: Deployment): Promise<void> {
  for (const name of sliceNames) {
    expect(await upload(siteUrl, tokens.get(name)!, archiveOf(name, released))).toBe('201 stored');
    await promote(siteUrl, tokens.get(name)!, name, released);
  }
}

async function versionsInForce(siteUrl: string): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await releasesOf(siteUrl)).values()].map(({ name, version }) => [name, version]));
}

test('ten tabs work while every slice is deployed and one is rolled back: none reloads by itself, none loses a draft', async ({
  site,
  api,
  reader,
  openBrowser,
}) => {
  test.setTimeout(240_000);
  const office = await api.login(admin.email, admin.password);
  const { id: shareId } = await api.share(reader.token, reader.chatId);
  const contexts: Record<Work['who'], BrowserContext> = {
    reader: await openBrowser(reader),
    admin: await openBrowser(office),
    guest: await openBrowser(),
  };
  const tokens = new Map<string, string>();
  for (const name of sliceNames) tokens.set(name, await deployTokenFor(site.url, office, name));
  const atFirst = await versionsInForce(site.url);

  const works = [
    writing('/chat', 'Which grain was dearest in March?', searchChats),
    writing(`/chat/${reader.chatId}`, 'And what about April', openShareDialog),
    reading('/explore', 'What would you like to know?'),
    agentForm,
    settingsForm,
    reading('/credit-usage', 'Credit usage'),
    reading('/pricing', 'Plans and prices'),
    paying,
    administering,
    replaying(shareId),
  ];
  const tabs = await Promise.all(
    works.map(async (work): Promise<Busy> => {
      const tab = await openWorkingTab(contexts[work.who], work.path);
      await work.begin(tab.page);
      return { ...tab, work };
    }),
  );
  const filesBefore = tabs.map((tab) => tab.files());

  await test.step('four teams deploy', async () => deployAll({ siteUrl: site.url, tokens }));

  await test.step('every tab goes on with the versions it began with, and offers the new ones', async () => {
    await Promise.all(
      tabs.map(async (tab, at) => {
        await tab.work.continueWork(tab.page);
        expect(tab.files()).toBeGreaterThan(filesBefore[at]!);
        await comeBackTo(tab.page);
        if (tab.work.who !== 'guest') await expectOffered(tab);
        await expectUndisturbed(tab, atFirst);
      }),
    );
  });

  const movers = tabs.filter(({ work }) => !work.hasDraft && work.who !== 'guest');
  const keepers = tabs.filter((tab) => !movers.includes(tab));

  await test.step('a new tab, and a tab that moves on with nothing unsaved, get the new versions', async () => {
    const added = await openWorkingTab(contexts.guest, `/share/${shareId}`);
    expect(added.versionsOf('share')).toEqual([released]);
    await Promise.all(
      movers.map(async (tab) => {
        await leave(tab);
        await expect.poll(() => tab.documents()).toBe(2);
        await tab.expectWhole();
        await expect.poll(() => tab.versionsOf('chat')).toEqual([released]);
      }),
    );
    await Promise.all(keepers.map(async (tab) => expectUndisturbed(tab, atFirst)));
  });

  const [chat] = tabs as [Busy, ...Busy[]];
  await test.step('a tab with a draft goes to another page and back without a reload', async () => {
    await leave(chat);
    await chat.expectWhole();
    await chat.page.goBack();
    await expectUndisturbed(chat, atFirst);
  });

  await test.step('an admin rolls one back by hand', async () => {
    const { page } = await openWorkingTab(contexts.admin, '/admin/releases');
    await page.getByRole('button', { name: 'Roll back chat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await expect.poll(async () => (await versionsInForce(site.url)).get('chat')).toBe(atFirst.get('chat'));
  });

  await test.step('again nobody is disturbed, whichever versions a tab has', async () => {
    await Promise.all(tabs.map(({ page }) => comeBackTo(page)));
    await Promise.all(keepers.map(async (tab) => expectUndisturbed(tab, atFirst)));
    await Promise.all(
      movers.map(async (tab) => {
        const before = tab.files();
        await searchChats(tab.page);
        expect(tab.files()).toBeGreaterThan(before);
        expect(tab.versionsOf('chat')).toEqual([released]);
        expect(tab.documents()).toBe(2);
        await tab.expectWhole();
        await expect(tab.page.getByText('A new version is ready')).toBeVisible();
      }),
    );
    const added = await openWorkingTab(contexts.reader, '/pricing');
    await expect.poll(() => added.versionsOf('chat')).toEqual([atFirst.get('chat')]);
    expect(added.versionsOf('billing')).toEqual([released]);
  });

  await test.step('a draft that is done no longer holds a tab back', async () => {
    await chatPage(chat.page).message.fill('');
    await expect(chat.page.getByRole('button', { name: 'Update now' })).toBeVisible();
    await leave(chat);
    await expect.poll(() => chat.documents()).toBe(2);
    await chat.expectWhole();
    expect(chat.versionsOf('chat')).toEqual([atFirst.get('chat')]);
  });
});

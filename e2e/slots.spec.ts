import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, fewLooks } from './fixtures/accessibility.ts';
import { fillingArchive, fillingVersion, type FillingSlice } from './fixtures/filling-slice.ts';
import { deployTokenFor, promote, upload } from './fixtures/releases.ts';
import { admin, expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';

const panel = (text: string, inside = '') =>
  `{ Panel: ({ host, data }) => h('div', null, ${text}${inside && `, ${inside}`}) }`;
const action = (text: string) => `{ run: ({ host, data }) => host.notify(${text}, 'success') }`;

const crm: FillingSlice = {
  name: 'crm',
  opens: { contact: '1.0.0' },
  fills: {
    'chat.dashboard': { label: { en: 'Your contacts' }, module: panel(`'Nobody waits for you'`) },
    'report.panel': {
      label: { en: 'Contacts' },
      module: panel(
        `'Contacts for ' + data.runId`,
        `h(host.slots.Panels, { slot: 'crm.contact', data: { contact: 'Ada' } })`,
      ),
    },
    'settings.section': { label: { en: 'Contact book' }, module: panel(`'Kept for a year'`) },
    'admin.section': { label: { en: 'Contact books' }, module: panel(`'Two books'`) },
    'chat.action': { label: { en: 'Link a contact' }, module: action(`'Linked ' + data.chatId`) },
    'report.action': { label: { en: 'Send to the CRM' }, module: action(`'Sent ' + data.runId`) },
    'account.action': { label: { en: 'Contact card' }, module: action(`'Your card'`) },
    'palette.command': {
      label: { en: 'New contact' },
      module: `{ run: () => { throw new Error('full'); } }`,
    },
  },
};
const notes: FillingSlice = {
  name: 'notes',
  opens: { margin: '1.0.0' },
  fills: {
    'crm.contact': {
      label: { en: 'Notes' },
      module: panel(
        `'Note on ' + data.contact`,
        `h(host.slots.Panels, { slot: 'notes.margin', data: { line: 1 } })`,
      ),
    },
  },
};
const tasks: FillingSlice = {
  name: 'tasks',
  fills: { 'notes.margin': { label: { en: 'Tasks' }, module: panel(`'A task'`) } },
};

test.use({ siteFor: 'slices in the pages of others' });

async function expectSaid(page: Page, text: string): Promise<void> {
  await expect(frame(page).snackbar(text)).toBeVisible();
}

test('slices show and offer things in the pages of the site and of one another, two panels deep', async ({
  page,
  site,
  api,
  reader,
  openBrowser,
}) => {
  const office = await api.login(admin.email, admin.password);
  for (const slice of [crm, notes, tasks]) {
    const token = await deployTokenFor(site.url, office, slice.name);
    expect(await upload(site.url, token, fillingArchive(slice))).toBe('201 stored');
    await promote(site.url, token, slice.name, fillingVersion);
  }

  await page.goto('/chat');
  await expect(page.getByRole('region', { name: 'Your contacts' })).toContainText('Nobody waits for you');
  await expectAccessibleInLooks(page, fewLooks);
  await page.setViewportSize({ width: 1280, height: 800 });

  await frame(page).openAccountMenu();
  await page.getByRole('menuitem', { name: 'Contact card' }).click();
  await expectSaid(page, 'Your card');

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('contact');
  await page.getByRole('button', { name: 'New contact' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('“New contact” did not work. Please try again.')).toBeVisible();

  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Contact book' });
  await expect(section).toContainText('Kept for a year');
  await page
    .getByRole('navigation', { name: 'Settings sections' })
    .getByRole('link', { name: 'Contact book' })
    .click();
  await expect(section).toBeInViewport();

  const owner = await (await openBrowser(reader)).newPage();
  await owner.goto(`/chat/${reader.chatId}`);
  const contacts = owner.getByRole('region', { name: 'Contacts' });
  await expect(contacts).toContainText(`Contacts for ${reader.runId}`);
  await expect(contacts.getByRole('region', { name: 'Notes' })).toContainText('Note on Ada');
  await expect(owner.getByText('A task')).toBeHidden();
  await expectAccessibleInLooks(owner, fewLooks);
  await owner.setViewportSize({ width: 1280, height: 800 });
  await owner.getByRole('button', { name: 'More for this report' }).click();
  await owner.getByRole('menuitem', { name: 'Send to the CRM' }).click();
  await expectSaid(owner, `Sent ${reader.runId}`);
  await owner.getByRole('button', { name: 'More for this chat' }).click();
  await owner.getByRole('menuitem', { name: 'Link a contact' }).click();
  await expectSaid(owner, `Linked ${reader.chatId}`);

  const desk = await (await openBrowser(office)).newPage();
  await desk.goto('/admin');
  await expect(desk.getByRole('region', { name: 'Contact books' })).toContainText('Two books');
});

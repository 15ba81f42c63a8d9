import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, storageOf, test } from '../fixtures/test.ts';
import { openWeakLine, type WeakLine } from '../fixtures/weak-line.ts';

const MB = 1024 * 1024;
const name = 'ledger.txt';
/** Three chunks of 1 MB travel side by side: past 3 MB one at least has arrived, and before 5 MB not all. */
const halfBytes = 3.5 * MB;

/** 5 MB of text, no two lines alike. */
function ledger(): Buffer {
  const lines = Array.from({ length: 250_000 }, (_, n) => `Line ${n} of the ledger\n`);
  return Buffer.from(lines.join('')).subarray(0, 5 * MB);
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The chip of the file in the composer. */
function fileChip(page: Page) {
  const chip = page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  return {
    chip,
    choose: (path: string) => page.locator('input[type=file]').setInputFiles(path),
    pause: chip.getByRole('button', { name: `Pause ${name}` }),
    resume: chip.getByRole('button', { name: `Go on with ${name}` }),
    remove: chip.getByRole('button', { name: `Remove ${name}` }),
  };
}

/** Numbers of the chunks the page has sent to the end, and the file it got. */
function watchUpload(page: Page) {
  const seen = { chunks: [] as number[], fileId: '' };
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    const chunk = /\/chunks\/(\d+)$/.exec(path)?.[1];
    if (chunk !== undefined && response.ok()) seen.chunks.push(Number(chunk));
    if (path.endsWith('/finish') && response.ok())
      seen.fileId = ((await response.json()) as { data: { file: { id: string } } }).data.file.id;
  });
  return seen;
}

async function download(siteUrl: string, token: string, fileId: string): Promise<Response> {
  return await fetch(`${siteUrl}/api/files/${fileId}`, { headers: { authorization: `Bearer ${token}` } });
}

/** How many copies of files the browser keeps; with `clear` none any more. */
async function keptCopies(page: Page, action: 'count' | 'clear' = 'count'): Promise<number> {
  return await page.evaluate(async (wanted) => {
    // Asked for before the site has made it, it would be made without its store.
    const all = await indexedDB.databases();
    if (!all.some(({ name: known }) => known === 'files')) return 0;
    return await new Promise<number>((resolve, reject) => {
      const opened = indexedDB.open('files', 1);
      opened.addEventListener('error', () => reject(new Error('There is no database')));
      opened.addEventListener('success', () => {
        const store = opened.result.transaction('kept', 'readwrite').objectStore('kept');
        const answer = wanted === 'clear' ? store.clear() : store.count();
        answer.addEventListener('success', () => {
          opened.result.close();
          resolve(answer.result ?? 0);
        });
      });
    });
  }, action);
}

test.describe('an upload over a weak line', () => {
  let line: WeakLine;
  let page: Page;
  let path: string;
  const bytes = ledger();
  test.beforeEach(async ({ browser, site, account, contextOptions }, info) => {
    path = info.outputPath(name);
    await mkdir(info.outputPath(), { recursive: true });
    await writeFile(path, bytes);
    line = await openWeakLine(site.url);
    const context = await browser.newContext({
      ...contextOptions,
      baseURL: line.url,
      storageState: storageOf(line.url, account),
    });
    page = await context.newPage();
    await page.goto('/chat');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });
  test.afterEach(async () => {
    await page.context().close();
    await line.close();
  });

  test('U1 a 5 MB file survives a cut in the middle, a pause and a reload, and arrives unchanged', async ({
    site,
    account,
  }) => {
    const file = fileChip(page);
    const seen = watchUpload(page);
    line.cutAfter(1.4 * MB);
    // The line is cut for the site's own code as well: what it loads for keeping the copy.
    await page.route('**/*.js', (route) => route.abort());
    await file.choose(path);
    await expect(file.chip).toContainText('Waiting for the connection');

    await page.unroute('**/*.js');
    line.holdAfter(halfBytes);
    await expect.poll(() => seen.chunks.length, { timeout: 60_000 }).toBeGreaterThan(0);
    await file.pause.click();
    await expect(file.chip).toContainText(/Paused at [1-4]\.\d MB of 5\.2 MB/);
    const before = [...seen.chunks];
    expect(before.length).toBeGreaterThan(0);

    line.mend();
    // Without its copy the file would have to be chosen again.
    await expect.poll(() => keptCopies(page)).toBe(1);
    await page.reload();
    await expect(file.chip).toContainText('Paused');
    await file.resume.click();
    await expect(file.chip).toContainText(/\d+ (lines|words|passages)|5\.2 MB$/, { timeout: 60_000 });
    await expect.poll(() => seen.fileId).toMatch(/^fil_/);
    const after = seen.chunks.slice(before.length);
    expect(after.filter((n) => before.includes(n))).toEqual([]);

    await expectUnchanged(site.url, account.token, seen.fileId);
  });

  /** Leaves the upload of the file half done, with the line held and a copy kept. */
  async function sendHalf(): Promise<{ fileId: string; chunks: number[] }> {
    const seen = watchUpload(page);
    line.holdAfter(halfBytes);
    await fileChip(page).choose(path);
    await expect.poll(() => seen.chunks.length).toBeGreaterThan(0);
    await expect.poll(() => keptCopies(page)).toBe(1);
    return seen;
  }

  async function expectUnchanged(siteUrl: string, token: string, fileId: string): Promise<void> {
    const answer = await download(siteUrl, token, fileId);
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(bytes));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }

  test('U1 a half upload goes on by itself after a reload, and its copy is forgotten', async ({
    site,
    account,
  }) => {
    const seen = await sendHalf();
    line.mend();
    await page.reload();
    await expect.poll(() => seen.fileId, { timeout: 60_000 }).toMatch(/^fil_/);
    expect(new Set(seen.chunks).size, 'no chunk twice').toBe(seen.chunks.length);
    await expectUnchanged(site.url, account.token, seen.fileId);
    await expect.poll(() => keptCopies(page)).toBe(0);
  });

  test('U1 a half upload whose copy is gone asks for the file, and sends only what is missing', async ({
    site,
    account,
  }) => {
    const file = fileChip(page);
    const seen = await sendHalf();
    await keptCopies(page, 'clear');
    line.mend();
    await page.reload();
    await expect(file.chip).toContainText('Choose this file again to go on');
    await file.choose(path);
    await expect.poll(() => seen.fileId, { timeout: 60_000 }).toMatch(/^fil_/);
    await expect(file.chip).toHaveCount(1);
    expect(new Set(seen.chunks).size, 'no chunk twice').toBe(seen.chunks.length);
    await expectUnchanged(site.url, account.token, seen.fileId);
  });

  test('U1 a file that is taken out on its way leaves nothing', async ({ account, site }) => {
    const file = fileChip(page);
    const created = page.waitForResponse((response) => response.url().endsWith('/api/uploads'));
    await sendHalf();
    line.mend();
    const { data } = (await (await created).json()) as { data: { upload: { id: string } } };
    await file.remove.click();
    await expect(file.chip).toHaveCount(0);
    await expect
      .poll(
        async () =>
          (
            await fetch(`${site.url}/api/uploads/${data.upload.id}`, {
              headers: { authorization: `Bearer ${account.token}` },
            })
          ).status,
      )
      .toBe(404);
    expect(await keptCopies(page)).toBe(0);
  });
});

import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite } from '../scripts/site-process.ts';
import { createApi } from './fixtures/api.ts';
import { expect, storageOf, test } from './fixtures/test.ts';

/** A server of the slices' files alone, like a delivery network in front of the site: it passes on `/remotes/…`. */
async function openSlicesServer(siteOf: () => string): Promise<{ origin: string; server: Server }> {
  const server = createServer((asked, answer) => {
    if (!asked.url?.startsWith('/remotes/')) return answer.writeHead(404).end();
    const { 'accept-encoding': encoding = 'identity' } = asked.headers;
    forward(`${siteOf()}${asked.url}`, { headers: { 'accept-encoding': encoding } }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    })
      .on('error', () => answer.writeHead(502).end())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

test('slices come from a second origin, which the policy of the page takes from the registry', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  let siteUrl = '';
  const { origin, server } = await openSlicesServer(() => siteUrl);
  const site = await startSite({ env: { REMOTES_ORIGIN: `${origin}/` } });
  siteUrl = site.url;
  try {
    const account = await createApi(site.url).signup();
    const context = await browser.newContext({
      baseURL: site.url,
      storageState: storageOf(site.url, account),
    });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/violates|Loading the|refused to load|TrustedScriptURL|integrity/i.test(message.text()))
        refused.push(message.text());
    });
    const files: string[] = [];
    page.on('request', (request) => {
      if (/\/remotes\/\w+\//.test(request.url())) files.push(request.url());
    });
    const answer = await page.goto('/chat');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' ${origin} 'sha256-`);
    expect(policy).toContain(`style-src 'self' ${origin};`);
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    for (const path of ['/credit-usage', '/pricing', '/explore']) {
      await page.goto(path);
      await expect(page.locator('main [data-remote]')).toHaveAttribute('data-remote-state', 'ready');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((url) => !url.startsWith(`${origin}/remotes/`))).toEqual([]);
    expect(refused).toEqual([]);

    const strange = await page.evaluate(async () => {
      try {
        document.createElement('script').src = 'https://elsewhere.example/x.js';
        return 'allowed';
      } catch {
        return 'refused';
      }
    });
    expect(strange).toBe('refused');
    await context.close();
  } finally {
    await site.stop();
    await new Promise((resolve) => server.close(resolve));
  }
});

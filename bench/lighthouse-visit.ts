import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts';
import { throwAwayFolder } from '../scripts/throw-away-folder.ts';

/** A page, and who looks at it; without a session a guest. */
export interface Visit {
  readonly path: string;
  readonly session?: { readonly token: string; readonly permissions: readonly string[] };
}

/** One visit by Lighthouse in a browser that was never used. Throws with Lighthouse's reason when the page did not load. */
export async function visitOnce(
  siteUrl: string,
  { path, session }: Visit,
  settings: Pick<Flags, 'onlyCategories' | 'formFactor' | 'screenEmulation'>,
): Promise<Result> {
  const profile = throwAwayFolder('lighthouse');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--remote-debugging-port=0'],
    // Lighthouse makes the phone itself.
    viewport: null,
  });
  try {
    if (session) await keepSession(context, siteUrl, session);
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    const visit = await lighthouse(`${siteUrl}${path}`, {
      port: Number(port),
      logLevel: 'error',
      ...settings,
    });
    if (!visit || visit.lhr.runtimeError)
      throw new Error(`${path} was not measured: ${visit?.lhr.runtimeError?.message ?? 'no result'}`);
    return visit.lhr;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Written from an answer of the API: no file of the site is in the cache afterwards. */
async function keepSession(
  context: BrowserContext,
  siteUrl: string,
  { token, permissions }: NonNullable<Visit['session']>,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${siteUrl}/api/health`);
  await page.evaluate(
    ([kept, may]) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('userPermissions', may);
    },
    [JSON.stringify(token), JSON.stringify(permissions)] as const,
  );
  await page.close();
}

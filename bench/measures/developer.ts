import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts';
import { signUp } from '../../scripts/first-load.ts';
import { seeInAnswer, seeInPage, seenInPage, type Seen } from '../developer/changes.ts';
import { startDevelopment, type DevelopmentSite } from '../developer/development-site.ts';
import { median, rounded } from '../machine.ts';
import { say, type Measure } from '../measure.ts';
import { copyRepository } from '../working-copy.ts';

const rounds = 5;
const oneTestFile = 'packages/shared/lib/language.test.ts';

/** What a developer waits for, many times a day. */
export const developer: Measure = {
  target: {
    readySeconds: 15,
    sliceMs: 1000,
    sharedMs: 1000,
    hostMs: 1000,
    serverMs: 2000,
    checkSeconds: 15,
    oneTestFileSeconds: 2,
  },
  how: `A copy of the repository with its builds and caches. ready: \`npm run dev\` to "Ready at", the second start. A change in a slice, in packages/shared, in the host (an attribute more in what /chat shows, a text typed there) until the open page shows it, and in the server until it answers with it; median of ${rounds}, and whether page and text were kept each time. check: \`npm run check\` after a change of one file of the host, and with nothing changed. oneTestFile: vitest with one file.`,
  async run() {
    const copy = await mkdtemp(join(tmpdir(), 'loupe-developer-'));
    try {
      await copyRepository(copy, { withBuilds: true });
      const dev = await developing(copy);
      return { ...dev, ...commands(copy) };
    } finally {
      await rm(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
    }
  },
};

async function developing(copy: string) {
  await (await startDevelopment(copy)).stop();
  const site = await startDevelopment(copy);
  say(`ready: ${rounded(site.readyMs / 1000)} s`);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await openChat(await browser.newPage({ locale: 'en-US' }), site);
    const seen = {
      slice: await seeAll(page, copy, 'slice'),
      shared: await seeAll(page, copy, 'shared'),
      host: await seeAll(page, copy, 'host'),
    };
    const server: number[] = [];
    for (let round = 0; round < rounds; round++)
      server.push(await seeInAnswer(site.url, copy, `changed ${round}`));
    return { readySeconds: rounded(site.readyMs / 1000), ...seen, serverMs: rounded(median(server)) };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function openChat(page: Page, { url }: DevelopmentSite): Promise<Page> {
  const session = await signUp(url);
  await page.goto(`${url}/auth/`);
  await page.evaluate(({ token, permissions }) => {
    localStorage.setItem('token', JSON.stringify(token));
    localStorage.setItem('userPermissions', JSON.stringify(permissions));
  }, session);
  await page.goto(`${url}/chat`);
  await page.getByRole('textbox', { name: 'Message' }).waitFor({ timeout: 60_000 });
  return page;
}

async function seeAll(page: Page, copy: string, where: keyof typeof seenInPage) {
  const seen: Seen[] = [];
  for (let round = 0; round < rounds; round++)
    seen.push(await seeInPage(page, copy, seenInPage[where], `${where}-${round}`));
  const times = seen.map(({ ms }) => rounded(ms));
  say(`${where}: ${times.join(', ')} ms`);
  return {
    ms: median(times),
    times,
    keptState: seen.every(({ keptState }) => keptState),
  };
}

function commands(copy: string) {
  // What a check has read is known by what the repository lists.
  secondsOf(copy, 'git', 'init', '--quiet');
  const check = () => secondsOf(copy, 'node', 'scripts/check.ts');
  check();
  const checkUnchangedSeconds = check();
  appendFileSync(join(copy, seenInPage.host.file), '\n/* Changed. */\n');
  const checkSeconds = check();
  say(`check: ${checkSeconds} s, with nothing changed ${checkUnchangedSeconds} s`);
  const test = () => secondsOf(copy, 'vitest', 'run', oneTestFile);
  test();
  return { checkSeconds, checkUnchangedSeconds, oneTestFileSeconds: test() };
}

function secondsOf(copy: string, program: string, ...args: readonly string[]): number {
  const startedMs = performance.now();
  const bin = join(copy, 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return rounded((performance.now() - startedMs) / 1000);
}

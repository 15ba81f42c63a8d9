import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts';
import { makeReport, measureFirstLoad, signUp } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { rounded } from '../machine.ts';
import type { Measure } from '../measure.ts';

const idleMs = 30_000;

interface Memory {
  readonly processes: number;
  /** Each shared page counted once, split among those who share it: what the machine really gives. */
  readonly pssMB: number;
  readonly rssMB: number;
  readonly serverPssMB: number;
}

/** Server and embedded database, doing nothing. */
export const memory: Measure = {
  target: { idlePssMB: 250 },
  how: `Sum of PSS over the server and all processes below it (PostgreSQL included), from /proc, ${idleMs / 1000} s after the last request: once freshly started, once after a sign-up, a page load and two reports.`,
  async run() {
    const site = await startSite();
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
    try {
      await after(idleMs);
      const fresh = await memoryOf(site.pid);
      const session = await signUp(site.url);
      await makeReport(site.url, session.token);
      await makeReport(site.url, session.token, 'company-research');
      await measureFirstLoad(browser, site.url, { path: '/chat', content: 'textarea', ...session });
      await after(idleMs);
      return { fresh, used: await memoryOf(site.pid) };
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

async function memoryOf(root: number): Promise<Memory> {
  const family = await withDescendants(root);
  const sizes = await Promise.all(family.map(sizesOf));
  const total = (key: 'pss' | 'rss') => rounded(sizes.reduce((sum, one) => sum + one[key], 0) / 1024, 1);
  return {
    processes: family.length,
    pssMB: total('pss'),
    rssMB: total('rss'),
    serverPssMB: rounded((sizes[0]?.pss ?? 0) / 1024, 1),
  };
}

/** The process itself first, then everything below it. */
async function withDescendants(root: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The second field is the program's name in brackets and may hold blanks.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent) parents.set(Number(name), parent);
  }
  const family = [root];
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

/** Kilobytes. */
async function sizesOf(pid: number): Promise<{ pss: number; rss: number }> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const read = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0);
  return { pss: read('Pss'), rss: read('Rss') };
}

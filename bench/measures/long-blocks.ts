import { chromium, type Browser } from '@playwright/test';
import { startBareSite } from '../../e2e/markdown/bare-site.ts';
import { slowTexts } from '../../packages/shared/testing/slow-texts.ts';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts';
import { rounded } from '../machine.ts';
import type { Measure } from '../measure.ts';
import { longestTask } from './task-time.ts';

interface BarePage {
  stream(text: string, piece: number): Promise<void>;
}

const numbered = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i));

const texts: Readonly<Record<string, string>> = {
  'table of 5,000 rows': `| a | b | c | d |\n|---|---|---|---|\n${numbered(5_000, (i) => `| row ${i} | ${i * 2} | text **x** | ${i}.5 % |`).join('\n')}`,
  'list of 3,000 items with fences': numbered(
    3_000,
    (i) => `- item ${i} with words\n\n  \`\`\`js\n  let a = ${i};\n  \`\`\``,
  ).join('\n'),
  '10,000 links in a list': numbered(10_000, (i) => `- [link ${i}](https://e.example/${i})`).join('\n'),
  '10,000 links in paragraphs': numbered(10_000, (i) => `[link ${i}](https://e.example/${i})`).join('\n\n'),
  '10,000 links in one paragraph': numbered(10_000, (i) => `[link ${i}](https://e.example/${i})`).join(' '),
  'code block of 260 KB': `\`\`\`js\n${'let value = compute(1, 2, 3); // words\n'.repeat(6_700)}\`\`\``,
  '800 formulas': '\\(\\frac{a}{b}+\\sqrt{x}\\) and \\(x_1\\)\n\n'.repeat(400),
  'formula of 660 sizes': `\\(${'\\tiny '.repeat(660)}x\\)`,
  ...Object.fromEntries(slowTexts),
  'formula of 660 signs': `\\(${'a+'.repeat(330)}a\\)`,
};
const WARM_UP = '**Bold** [link](https://a.example) \\(x\\)\n\n- item\n\n| a |\n|---|\n| 1 |\n\n'.repeat(20);

async function longest(browser: Browser, url: string, text: string, pieces: number): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    const stream = (all: string, piece: number) =>
      page.evaluate(([whole, size]) => (globalThis as unknown as BarePage).stream(whole, size), [
        all,
        piece,
      ] as const);
    await stream(WARM_UP, 60);
    return rounded(await longestTask(page, () => stream(text, Math.ceil((text.length + 1) / pieces))));
  } finally {
    await page.close();
  }
}

/** A clock that does not see a task of some hundred milliseconds would call everything fast. */
async function checkClock(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const busy = () =>
    page.evaluate(() => {
      for (const end = performance.now() + 500; performance.now() < end;) document.title = String(end);
    });
  const seen = await longestTask(page, busy);
  await page.close();
  if (seen < 100) throw new Error(`The clock of tasks saw ${seen} ms of 500`);
}

/** The longest task that one very long block of markdown takes of the page's thread. */
export const longBlocks: Measure = {
  target: { longestTaskMs: 50 },
  how: 'Processor time of the longest task of the page, once for the whole text at once and once in sixty pieces; very long blocks, and texts that are slow to parse.',
  async run() {
    const site = await startBareSite();
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
    const result: Record<string, { wholeMs: number; inPiecesMs: number }> = {};
    try {
      await checkClock(browser);
      for (const [name, text] of Object.entries(texts)) {
        const wholeMs = await longest(browser, site.url, text, 1);
        result[name] = { wholeMs, inPiecesMs: await longest(browser, site.url, text, 60) };
        process.stdout.write(`${name}: ${JSON.stringify(result[name])}\n`);
      }
    } finally {
      await browser.close();
      await site.close();
    }
    return result;
  },
};

import { expect, test as base, type Page } from '@playwright/test';
import { startBareSite, type BareSite } from './bare-site.ts';
import { slowTexts } from '../../packages/shared/testing/slow-texts.ts';
import { payloads } from './payloads.ts';

const test = base.extend<object, { bare: BareSite }>({
  bare: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const bare = await startBareSite();
      await use(bare);
      await bare.close();
    },
    { scope: 'worker' },
  ],
});

interface BarePage {
  show(text: string, piece: number | null): Promise<string>;
  intrusions: string[];
}

/** Opens the page and notes whatever a text manages to do: to run, to ask a host, to open a dialog or to go elsewhere. */
async function openBare(page: Page, { url }: BareSite): Promise<string[]> {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:font'))
      seen.push(`asked ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    seen.push(`said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (frame.url() !== `${url}/`) seen.push(`went to ${frame.url()}`);
  });
  await page.addInitScript(() => {
    const bare = globalThis as unknown as BarePage;
    bare.intrusions = [];
    for (const name of ['alert', 'prompt', 'confirm', 'print', 'open'])
      Object.assign(globalThis, { [name]: () => bare.intrusions.push(`called ${name}`) });
  });
  await page.goto(url);
  return seen;
}

/** Draws each text whole and in pieces. Answers with what is wrong with it, text by text. */
function drawAll(page: Page, texts: readonly string[], piece: number): Promise<string[]> {
  return page.evaluate(
    async ([all, size]) => {
      const bare = globalThis as unknown as BarePage;
      const elements = new Set(
        'div section p h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li table thead tbody tr th td a br code del em input span strong sup button svg path rect polyline circle line'.split(
          ' ',
        ),
      );
      // What KaTeX draws a formula with; it is inside a formula only.
      const inFormula = new Set(
        'math semantics mrow mi mo mn ms mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr mtd mstyle mpadded mphantom menclose annotation g'.split(
          ' ',
        ),
      );
      const isHarmless = (element: Element): string | null => {
        const name = element.localName;
        const isFormula = element.closest('[data-math]') !== null;
        if (!elements.has(name) && !(isFormula && inFormula.has(name))) return `element ${name}`;
        for (const attribute of element.attributes) {
          if (/^on/i.test(attribute.name)) return `attribute ${attribute.name}`;
          if (
            /^(?:srcdoc|formaction|action|ping|background|poster|data|xlink:href|srcset)$/i.test(
              attribute.name,
            )
          )
            return `attribute ${attribute.name}`;
          if (/url\(|expression\(|@import/i.test(attribute.value) && attribute.name === 'style')
            return `style ${attribute.value}`;
        }
        const href = element.getAttribute('href');
        if (
          href !== null &&
          !['http:', 'https:', 'mailto:'].includes((element as HTMLAnchorElement).protocol)
        )
          return `address ${href}`;
        if (href !== null && element.getAttribute('rel') !== 'noopener noreferrer') return `link without rel`;
        if (isFormula && name === 'a') return 'a link in a formula';
        if (element.id === 'root' || (isFormula && element.id !== '')) return `id ${element.id}`;
        return null;
      };
      const wrong: string[] = [];
      const place = document.querySelector('main')!;
      for (const text of all) {
        const say = (what: string) => wrong.push(`${what} ← ${JSON.stringify(text.slice(0, 200))}`);
        try {
          const whole = await bare.show(text, null);
          for (const element of place.querySelectorAll('*')) {
            const found = isHarmless(element);
            if (found !== null) say(found);
          }
          if ((await bare.show(text, size)) !== whole) say('streamed and whole differ');
        } catch (error) {
          say(`threw ${String(error)}`);
        }
        for (const done of bare.intrusions.splice(0)) say(done);
        if (document.title !== 'Markdown' || document.querySelectorAll('main').length !== 1)
          say('left its place');
      }
      return wrong;
    },
    [texts, piece] as const,
  );
}

test(`M2 M3 M5 M7 none of ${payloads.length} hostile texts runs, loads or breaks out, whole or streamed`, async ({
  page,
  bare,
}) => {
  expect(payloads.length).toBeGreaterThanOrEqual(300);
  const seen = await openBare(page, bare);
  expect(await drawAll(page, payloads, 7)).toEqual([]);
  expect(seen).toEqual([]);
});

test('M2 the texts that cost a careless parser minutes are drawn, whole and streamed', async ({
  page,
  bare,
}) => {
  const seen = await openBare(page, bare);
  for (const [what, text] of slowTexts) expect(await drawAll(page, [text], 4_000), what).toEqual([]);
  expect(seen).toEqual([]);
});

test('M4 a price sentence with two dollar signs stays text', async ({ page, bare }) => {
  await openBare(page, bare);
  await page.evaluate(
    async (text) => (globalThis as unknown as BarePage).show(text, 3),
    'Between $5 and $10, or $1,200 and $3.5 million.',
  );
  await expect(page.locator('main')).toHaveText('Between $5 and $10, or $1,200 and $3.5 million.');
  await expect(page.locator('[data-math]')).toHaveCount(0);
});

test('M4 draws formulas and named characters under the policy of the site', async ({ page, bare }) => {
  const refused: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && refused.push(message.text())));
  await page.addInitScript(() => {
    // The site's own, for the addresses of scripts, is made by its host (host/src/trusted-types.ts).
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    trustedTypes.createPolicy('default', { createScriptURL: (address: string) => address });
  });
  await page.goto(`${bare.url}/strict`);
  await page.evaluate(
    (text) => (globalThis as unknown as BarePage).show(text, 3),
    'Tom &amp; Ann &hearts; \\(\\frac{a}{b}\\), &CounterClockwiseContourIntegral; &nosuch;\n\n$$\\sqrt{x^2}$$',
  );
  const main = page.locator('main');
  await expect(main).toContainText('Tom & Ann ♥');
  await expect(main).toContainText('∳ &nosuch;');
  await expect(main.locator('[data-state="ready"] .katex')).toHaveCount(2);
  // Sizes come by name, through the browser's own style object.
  const height = await main
    .locator('.strut')
    .first()
    .evaluate((strut) => getComputedStyle(strut).height);
  expect(parseFloat(height)).toBeGreaterThan(0);
  expect(refused).toEqual([]);
});

test('the oracle sees what it is there for', async ({ page, bare }) => {
  const seen = await openBare(page, bare);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.setAttribute('onerror', 'alert(1)');
    image.src = 'https://evil.example/a.png';
    document.body.append(image);
  });
  await expect.poll(() => seen).toContain('asked https://evil.example/a.png');
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as BarePage).intrusions))
    .toEqual(['called alert']);
});

import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { readReport } from '../markdown/read-report.ts';
import { writeHtml } from './write-html.ts';

const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';

const markdown = `# Prices: up

The close of [97.42](#figure:close) was read in **Łódź** by שלום.[1](#source:1)

## Numbers

| Name | Close |
| --- | ---: |
| \\<script\\>alert(1)\\</script\\> | [97.42](#figure:close) |

[Cost by month](#block:chart-bar)

| Month | Cost |
| --- | ---: |
| May | 4 |
| June | 7 |

[Go](https://prices.example/?a=1&b=2) or [not](javascript:alert(1)).

$$\\frac{a}{b}$$

[What is not known](#block:limits)

- Nothing of the rest.

- [ ] To do
- [x] Done
`;

const page = writeHtml({
  runId: 'run_1',
  title: `Prices ${attack}`,
  blocks: readReport(markdown, '.'),
  findings: [{ id: 'gap', title: `Gap ${attack}`, detail: 'of 7.6 %', status: 'for review' }],
  sources: [
    {
      n: 1,
      kind: 'web',
      title: `Page ${attack}`,
      locator: 'line 7',
      url: 'javascript:alert(1)',
      file_id: null,
      excerpt: `says ${attack}`,
      fetched_at: '2026-03-01T08:15:00.000Z',
      is_sample: true,
    },
  ],
  figures: [
    {
      id: 'close"><script>',
      label: 'x',
      value: '1',
      formula: 'x',
      inputs: [],
      source_n: null,
    },
    {
      id: 'close',
      label: 'Close',
      value: '97.42',
      formula: '\\frac{a}{b}',
      inputs: [{ name: 'Sum', value: '194.84', from: 'line 7' }],
      source_n: 1,
    },
  ],
  head: ['Stock Market Analysis, 1 November 2026', 'Prepared by the built-in analyst'],
  finishedAt: '2026-11-01T08:00:00.000Z',
  isUnfinished: true,
  brand: 'Loupe',
});
const { document } = parseHTML(page);
const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';

describe('a report as a web page', () => {
  it('runs nothing and fetches nothing, whatever its documents say', () => {
    for (const name of ['script', 'img', 'link', 'iframe', 'object', 'embed', 'form', 'base'])
      expect([name, document.querySelectorAll(name).length]).toEqual([name, 0]);
    const attributes = [...document.querySelectorAll('*')].flatMap((one) => [...one.attributes]);
    expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'src')).toEqual([]);
    expect(page).not.toMatch(/url\(|@import|javascript:alert\(1\)["']/);
    expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(document.title).toBe(`Prices ${attack}`);
    expect(textOf('td')).toBe('<script>alert(1)</script>');
    expect(textOf('.sources li')).toContain(attack);
  });

  it('leads each number to its formula and each citation to its source, on the same page', () => {
    const links = [...document.querySelectorAll('main a')].map((one) => one.getAttribute('href') ?? '');
    const inside = links.filter((href) => href.startsWith('#'));
    expect(inside.length).toBeGreaterThanOrEqual(3);
    for (const href of inside) expect(document.getElementById(href.slice(1)), href).not.toBeNull();
    const figure = document.querySelector('a.figure')?.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(figure)?.textContent).toMatch(/Close.*97\.42.*Sum = 194\.84/);
    expect(links.filter((href) => !href.startsWith('#'))).toEqual(['https://prices.example/?a=1&b=2']);
  });

  it('has tables with heads, a chart that is read out, formulas, tasks, and one heading of the first level', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect([...document.querySelectorAll('th')].every((one) => one.getAttribute('scope') === 'col')).toBe(
      true,
    );
    expect(document.querySelectorAll('svg rect')).toHaveLength(2);
    expect(document.querySelector('svg')?.getAttribute('aria-label')).toMatch(
      /^Chart: Cost by month\. .*May.*June/,
    );
    expect(document.querySelector('math')).not.toBeNull();
    expect([...document.querySelectorAll('.box')].map((one) => one.textContent)).toEqual(['☐', '☑']);
    expect(textOf('.limits')).toContain('Nothing of the rest.');
    expect(textOf('.unfinished')).toContain('ended before its report was whole');
    expect(document.documentElement.getAttribute('lang')).toBe('en');
  });
});

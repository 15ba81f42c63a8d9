import { describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { readReport } from '../markdown/read-report.ts';
import type { ReportDocument } from '../report-document.ts';
import { writePdf } from './write-pdf.ts';

const documentOf = (markdown: string): ReportDocument => ({
  title: 'A report',
  blocks: readReport(markdown, '.'),
  findings: [],
  sources: [],
  figures: [],
  head: ['Agent, 1 November 2026', 'Engine'],
  runId: 'run_1',
  finishedAt: '2026-11-01T08:00:00.000Z',
  isUnfinished: false,
  brand: 'Loupe',
});

async function pagesOf(markdown: string): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await writePdf(documentOf(markdown))));
  return (await extractText(pdf, { mergePages: false })).text.map((page) => page.normalize('NFKC'));
}

describe('a PDF', () => {
  it('goes on with a table over pages, its head on each, no row lost', async () => {
    const rows = Array.from({ length: 150 }, (_, at) => `| Row ${at}. | ${at} |`);
    const pages = await pagesOf(['| Name | Amount |', '| --- | ---: |', ...rows].join('\n'));
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Name');
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    }
    for (let at = 0; at < rows.length; at += 1) expect(pages.join(' ')).toContain(`Row ${at}.`);
  });

  it('keeps names that read from right to left in their order, within a line of the other direction', async () => {
    const text = (await pagesOf('The owner محمد علي met שלום כהן in 2009.')).join(' ');
    for (const word of ['محمد', 'علي', 'שלום', 'כהן', 'The owner', 'in 2009.']) expect(text).toContain(word);
  });

  it('draws a wide table in parts, a row higher than a page over pages, and a word longer than a line', async () => {
    const wide = Array.from({ length: 200 }, (_, at) => `column${at}x`);
    const table = [
      `| ${wide.join(' | ')} |`,
      `|${' --- |'.repeat(200)}`,
      `| ${wide.map((one) => `${one}y`).join(' | ')} |`,
    ];
    const tall = ['| a |', '| --- |', `| ${'word '.repeat(4000)}end. |`];
    const text = (await pagesOf([...table, '', ...tall, '', 'x'.repeat(600)].join('\n'))).join(' ');
    for (const one of wide) expect(text).toContain(`${one}y`);
    expect(text).toContain('end.');
    expect(text.replaceAll(/\s/g, '')).toContain('x'.repeat(200));
  });

  it('sets a formula as text that can be found, and shows TeX that is not known as it is', async () => {
    const text = (await pagesOf('$$\\frac{alpha_1}{2} + \\sqrt{252}$$\n\nand \\(\\unknown{x}\\)')).join(' ');
    expect(text).toContain('252');
    expect(text).toContain('\\unknown{x}');
  });

  it('is written of any text, however odd', async () => {
    for (const markdown of ['\u0000\u202e\ufffe', '# \n\n>\n\n- \n\n|a|\n|-|', '😀'.repeat(50), '\ud800'])
      expect((await pagesOf(markdown || ' ')).length).toBe(1);
  });
});

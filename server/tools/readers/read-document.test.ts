import { describe, expect, it } from 'vitest';
import { bytesOf, makeDocx, makePdf, makeXlsx, makeZip } from '../testing/make-files.ts';
import { readDocument as readFor } from './read-document.ts';
import { readInProcess } from './read-in-process.ts';

const readDocument = (bytes: Uint8Array, name: string) => readFor('somebody', bytes, name);

describe('U2 reading files', () => {
  it.each([
    ['commas', 'Date,Close\n2026-11-18,96.24\n2026-11-19,97.42\n'],
    ['semicolons and decimal commas', 'Date;Close\n2026-11-18;96,24\n2026-11-19;97,42\n'],
    ['tabs', 'Date\tClose\n2026-11-18\t96.24\n2026-11-19\t97.42\n'],
    ['bars', 'Date|Close\n2026-11-18|96.24\n2026-11-19|97.42\n'],
    ['a sep= hint and Windows line ends', 'sep=;\r\nDate;Close\r\n2026-11-18;96.24\r\n2026-11-19;97.42\r\n'],
    ['quotes', '"Date","Close"\n"2026-11-18","96.24"\n"2026-11-19","97.42"\n'],
  ])('finds the separator of a table with %s', async (_, text) => {
    const read = await readDocument(bytesOf(text), 'prices.csv');
    expect(read).toMatchObject({ kind: 'table', mime: 'text/csv', summary: '2 rows, 2 columns' });
    expect(read.tables[0]?.columns).toEqual(['Date', 'Close']);
  });

  it('keeps the line of every row, also when a quoted value spans lines', async () => {
    const read = await readDocument(bytesOf('Name,Note\nA,"first\nsecond"\n\nB,plain\n'), 'notes.csv');
    expect(read.tables[0]?.lines).toEqual([2, 5]);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffName;Ort\nMüller;Köln\n')],
    ['UTF-16 little endian with a mark', Buffer.from('\ufeffName;Ort\nMüller;Köln\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Name;Ort\nMüller;Köln\n', 'utf16le')],
    ['UTF-16 big endian', Buffer.from('\ufeffName;Ort\nMüller;Köln\n', 'utf16le').swap16()],
    ['Latin-1', Buffer.from('Name;Ort\nMüller;Köln\n', 'latin1')],
  ])('reads %s', async (_, bytes) => {
    const read = await readDocument(new Uint8Array(bytes), 'people.csv');
    expect(read.tables[0]?.columns).toEqual(['Name', 'Ort']);
    expect(read.tables[0]?.rows[0]).toEqual(['Müller', 'Köln']);
  });

  it('reads a workbook with dates, numbers and two sheets', async () => {
    const bytes = makeXlsx({
      Prices: [
        ['Date', 'Close'],
        [new Date('2026-11-19T00:00:00Z'), 97.42],
      ],
      Notes: [
        ['Key', 'Value'],
        ['Owner', 'Desk 4'],
      ],
    });
    const read = await readDocument(bytes, 'book.xlsx');
    expect(read).toMatchObject({ kind: 'table', summary: '2 rows, 2 sheets' });
    expect(read.tables[0]?.rows[0]).toEqual(['2026-11-19', 97.42]);
    expect(read.passages.map((passage) => passage.text).join(' ')).toContain('Value: Desk 4');
  });

  it('reads a PDF page by page', async () => {
    const read = await readDocument(
      makePdf(['Revenue grew to 412 million.', 'The board met in May.']),
      'report.pdf',
    );
    expect(read).toMatchObject({ kind: 'document', summary: '2 pages' });
    expect(read.passages[1]).toEqual({
      title: 'report.pdf',
      locator: 'page 2',
      text: 'The board met in May.',
    });
  });

  it('reads a Word document by headings, with its tables', async () => {
    const read = await readDocument(
      makeDocx([
        '# Profile',
        'Founded in 2009 in Rotterdam.',
        [
          ['Year', 'Revenue'],
          ['2025', '389'],
        ],
      ]),
      'profile.docx',
    );
    expect(read.kind).toBe('document');
    expect(read.passages[0]).toMatchObject({ locator: 'section “Profile”' });
    expect(read.passages[0]?.text).toContain('Founded in 2009');
    expect(read.tables[0]).toMatchObject({ columns: ['Year', 'Revenue'], rows: [['2025', '389']] });
  });

  it('reads the main text of a web page and leaves scripts out', async () => {
    const paragraph =
      'The terminal in Gdynia opened in March and handles containers for the northern lanes. '.repeat(4);
    const read = await readDocument(
      bytesOf(
        `<html><head><title>Terminal</title><script>alert(1)</script></head><body><nav><a href="/">Home</a></nav><article><h1>Terminal</h1><p>${paragraph}</p><p>${paragraph}</p></article></body></html>`,
      ),
      'page.html',
    );
    const text = read.passages.map((passage) => passage.text).join(' ');
    expect(text).toContain('Gdynia');
    expect(text).not.toContain('alert');
  });

  it('reads Markdown sections with their lines and pipe tables', async () => {
    const read = await readDocument(
      bytesOf('# Plan\n\nIntro.\n\n## Figures\n\n| Year | Revenue |\n|---|---:|\n| 2025 | 389 |\n'),
      'plan.md',
    );
    expect(read.passages.map((passage) => passage.locator)).toEqual(['lines 1-3', 'lines 5-9']);
    expect(read.tables[0]).toMatchObject({ name: 'Figures', columns: ['Year', 'Revenue'], lines: [9] });
  });

  it.each([
    ['an empty file', 'a.csv', new Uint8Array(), 'file.empty', /empty/],
    ['an unknown ending', 'a.exe', bytesOf('x'), 'file.type_unsupported', /cannot be read here/],
    ['an old workbook', 'a.xls', bytesOf('x'), 'file.type_unsupported', /Save it as \.xlsx/],
    ['a PDF named CSV', 'a.csv', makePdf(['x']), 'file.unreadable', /named like a CSV file but holds a PDF/],
    ['text named PDF', 'a.pdf', bytesOf('hello'), 'file.unreadable', /named like a PDF file/],
    ['a damaged PDF', 'a.pdf', bytesOf('%PDF-1.4\nnothing'), 'file.unreadable', /damaged/],
    ['a PDF of pictures', 'a.pdf', makePdf(['', '']), 'file.unreadable', /pictures of pages/],
    [
      'a PDF with too many pages',
      'a.pdf',
      makePdf(Array.from({ length: 501 }, () => 'x')),
      'file.unreadable',
      /501 pages/,
    ],
    [
      'a zip that is no workbook',
      'a.xlsx',
      makeZip({ 'a.txt': 'x' }),
      'file.unreadable',
      /not an Excel workbook/,
    ],
    ['a cut-off workbook', 'a.xlsx', makeXlsx({ A: [['x']] }).slice(0, 300), 'file.unreadable', /damaged/],
    [
      'bytes that are no text',
      'a.txt',
      new Uint8Array([0, 1, 2, 3, 0, 255, 0, 7, 9, 9, 9]),
      'file.unreadable',
      /does not hold text/,
    ],
  ])('refuses %s with a sentence', async (_, name, bytes, code, sentence) => {
    await expect(readDocument(bytes, name)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(sentence),
    });
  });

  it('refuses a packed bomb before any parser sees it', async () => {
    const bomb = makeZip({ 'xl/workbook.xml': new Uint8Array(210 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(readDocument(bomb, 'bomb.xlsx')).rejects.toMatchObject({
      code: 'file.unreadable',
      message: expect.stringContaining('200 MB'),
    });
  });

  it('ends the process of a reader at its time limit', async () => {
    const text = `a,b\n${'"x,1\n'.repeat(200_000)}`;
    await expect(
      readInProcess(
        'somebody',
        { task: 'document', bytes: bytesOf(text), name: 'slow.csv' },
        { milliseconds: 1 },
      ),
    ).rejects.toMatchObject({ code: 'file.unreadable', message: expect.stringContaining('too long') });
  });
});

it('reads the items of a list within a list one by one, and their lead once', async () => {
  const page =
    '<ol><li>Bring:<ul><li>a plan<ol><li>of the yard</li></ol></li><li>a list</li></ul></li><li>Pay.</li></ol>';
  const { passages } = await readFor('tests', bytesOf(`<html><body>${page}</body></html>`), 'list.html');
  expect(passages.map(({ text }) => text).join('\n\n')).toBe(
    'Bring:\n\n- a plan\n\n- of the yard\n\n- a list\n\nPay.',
  );
});

import { describe, expect, it } from 'vitest';
import type { SourcePlace } from '@loupe/shared/contract/evidence';
import { bytesOf, makeDocx, makePdf, makeXlsx } from '../tools/testing/make-files.ts';
import { resolvePlace } from './resolve-place.ts';
import { copyOf, textOf } from './testing/memory-copy.ts';

async function litText(
  bytes: Uint8Array,
  name: string,
  source: { locator: string | null; excerpt: string; title?: string; place?: SourcePlace },
) {
  const copy = await copyOf(bytes, name);
  const text = await textOf(copy);
  const resolved = await resolvePlace(copy, { title: name, ...source });
  return {
    match: resolved.match,
    lit: resolved.marks.map((mark) =>
      mark.kind === 'span'
        ? text.slice(mark.start, mark.end)
        : { table: mark.table, rows: mark.rows, columns: mark.columns },
    ),
  };
}

const prices = bytesOf(
  `Date,Open,Close\n${Array.from({ length: 3_000 }, (_, i) => `day ${i},${i},${i + 0.5}`).join('\n')}\n`,
);
const notes = bytesOf(
  [
    '# Harbour report',
    '',
    'The harbour counted **ninety** ships in March. It was',
    'the “best month” since 2019.',
    '',
    '## Outlook',
    '',
    '| Year | Ships |',
    '|---|---|',
    '| 2025 | 1,020 |',
    '| 2026 | 1,100 |',
    '',
    'The harbour counted ninety ships in April too.',
    '',
  ].join('\n'),
);

describe('R14 the place of a source in its kept copy', () => {
  it.each(['line 2757, column Close', 'Zeile 2757, Spalte Close'])(
    'is the cell that %s names, in English and German',
    async (locator) => {
      expect(await litText(prices, 'prices.csv', { locator, excerpt: 'Close 2755.5' })).toEqual({
        match: 'words',
        lit: [{ table: 0, rows: [[2757, 2757]], columns: [2] }],
      });
    },
  );

  it.each([
    ['lines 2757-2759, column Open, Close', [[2757, 2759]], [1, 2]],
    ['Zeilen 2757–2759, Spalte Open, Close', [[2757, 2759]], [1, 2]],
    [
      'lines 3-4, 6, 2757-2759, column Close',
      [
        [3, 4],
        [6, 6],
        [2757, 2759],
      ],
      [2],
    ],
    [
      'Zeilen 3–4, 6, Spalte Open, Close',
      [
        [3, 4],
        [6, 6],
      ],
      [1, 2],
    ],
  ] as const)('is every cell of the rows and columns that %s lists', async (locator, ranges, columns) => {
    const lit = ranges.map((range) => ({ table: 0, rows: [range], columns }));
    expect(await litText(prices, 'prices.csv', { locator, excerpt: '' })).toEqual({ match: 'words', lit });
  });

  it('is the column whose own name has a comma, not the two that it seems to list', async () => {
    const bytes = bytesOf('Day,Close,"Close, adjusted"\n1,5,6\n2,7,8\n');
    for (const [column, columns] of [
      ['Close, adjusted', [2]],
      ['Close, adjusted, Close', [2, 1]],
    ] as const)
      expect(
        (await litText(bytes, 'a.csv', { locator: `lines 2-3, column ${column}`, excerpt: '' })).lit,
      ).toEqual([{ table: 0, rows: [[2, 3]], columns }]);
  });

  it('is the lines and rows that are named, where the quote is not written like that', async () => {
    const source = { locator: 'lines 8-13', excerpt: 'A sentence that nobody wrote anywhere.' };
    expect(await litText(notes, 'notes.md', source)).toEqual({
      match: 'place',
      lit: [{ table: 0, rows: [[8, 13]], columns: [] }, 'The harbour counted ninety ships in April too.'],
    });
  });

  it('is not called right where rows are named and nothing of them can be lit', async () => {
    const source = { locator: 'lines 2-9, column Volume', excerpt: 'Volume 17' };
    expect(await litText(prices, 'prices.csv', source)).toEqual({ match: 'none', lit: [] });
  });

  it('is whole rows when no column is named', async () => {
    const { lit } = await litText(prices, 'prices.csv', { locator: 'lines 2-3001', excerpt: 'day 0' });
    expect(lit).toEqual([{ table: 0, rows: [[2, 3001]], columns: [] }]);
  });

  it('is the sentence, whatever marks, quotes and line ends the quote was written with', async () => {
    const quote = 'ninety ships in March. It was the "best month" since 2019.';
    const { match, lit } = await litText(notes, 'notes.md', { locator: 'lines 1-4', excerpt: quote });
    expect(match).toBe('words');
    expect(lit).toEqual(['ninety** ships in March. It was\nthe “best month” since 2019.']);
  });

  it('is the sentence at the named line when the words come twice', async () => {
    const excerpt = 'The harbour counted ninety ships';
    const first = await litText(notes, 'notes.md', { locator: 'lines 3-4', excerpt });
    expect(first.lit).toEqual(['The harbour counted **ninety** ships']);
  });

  it('is the row of a table within a text', async () => {
    const { lit } = await litText(notes, 'notes.md', {
      locator: 'line 11',
      excerpt: 'Year: 2026 · Ships: 1,100',
    });
    expect(lit).toEqual([{ table: 0, rows: [[11, 11]], columns: [] }]);
  });

  it('is the line alone, and says so, when the quote is not there', async () => {
    const source = { locator: 'line 3', excerpt: 'A sentence that nobody wrote anywhere.' };
    expect(await litText(notes, 'notes.md', source)).toEqual({
      match: 'place',
      lit: ['The harbour counted **ninety** ships in March. It was'],
    });
  });

  it('is on the page of a PDF, not on another with the same words', async () => {
    const page = 'Revenue was flat. The dividend rises.';
    const copy = await copyOf(makePdf([page, `Second page. ${page}`]), 'a.pdf');
    const resolved = await resolvePlace(copy, {
      title: 'a.pdf',
      locator: 'page 2',
      excerpt: 'The dividend rises.',
    });
    const text = await textOf(copy);
    const [mark] = resolved.marks;
    expect(mark?.kind === 'span' && text.slice(mark.start, mark.end)).toBe('The dividend rises.');
    expect(copy.index.parts[resolved.part]?.[1]).toBe(2);
  });

  it('is in the section of a Word document, its tables where they are', async () => {
    const bytes = makeDocx([
      'Before the table.',
      [
        ['Item', '2024'],
        ['Revenue', '219,800'],
      ],
      'After the table revenue grew.',
    ]);
    const copy = await copyOf(bytes, 'a.docx');
    const kinds = (await Promise.all(copy.index.parts.map((_, i) => copy.part(i)))).flat();
    expect(kinds.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'table', 'paragraph']);
    expect(
      (await litText(bytes, 'a.docx', { locator: 'section “a.docx”', excerpt: 'revenue grew' })).lit,
    ).toEqual(['revenue grew']);
  });

  it('is in the sheet whose cells the quote holds, where two sheets have the row', async () => {
    const bytes = makeXlsx({
      Balance: [
        ['Item', '2024'],
        ['Assets', 258_400],
      ],
      PL: [
        ['Item', '2024'],
        ['Revenue', 219_800],
      ],
    });
    const source = { locator: 'row 2, column 2024', excerpt: 'Item: Revenue · 2024: 219800' };
    expect((await litText(bytes, 'a.xlsx', source)).lit).toEqual([
      { table: 1, rows: [[2, 2]], columns: [1] },
    ]);
  });

  it('is in the sheet that the place names, without any words to look for', async () => {
    const staff = [
      ['Name', 'Pay'],
      ['Alba', '4150'],
      ['Ben', '3480'],
    ];
    const bytes = makeXlsx({ 'Staff, 2026': staff, 'Staff, 2025': staff });
    for (const locator of [
      'book.xlsx, sheet Staff, 2025, row 3, column Pay',
      'book.xlsx, Blatt Staff, 2025, Zeile 3, Spalte Pay',
    ])
      expect(await litText(bytes, 'book.xlsx', { locator, excerpt: '' })).toEqual({
        match: 'words',
        lit: [{ table: 1, rows: [[3, 3]], columns: [1] }],
      });
  });

  it('is what was stored with the source, as long as the words are there', async () => {
    const copy = await copyOf(notes, 'notes.md');
    const at = (await textOf(copy)).indexOf('ninety ships in April');
    const place = { kind: 'span', start: at, end: at + 21 } as const;
    const excerpt = 'The harbour counted ninety ships in April too.';
    expect((await litText(notes, 'notes.md', { locator: null, excerpt, place })).lit).toEqual([
      'ninety ships in April',
    ]);
    const moved = { ...place, start: 3, end: 20 };
    expect((await litText(notes, 'notes.md', { locator: null, excerpt, place: moved })).lit).toEqual([
      excerpt,
    ]);
  });

  it('is nowhere for words that are nowhere, and for a number within another', async () => {
    expect(await litText(notes, 'notes.md', { locator: null, excerpt: 'Nothing of this kind.' })).toEqual({
      match: 'none',
      lit: [],
    });
    const text = bytesOf('The margin was 19.3 percent.\n');
    expect((await litText(text, 'a.txt', { locator: null, excerpt: '9.3 percent' })).match).toBe('none');
  });
});

describe('R14 a kept copy', () => {
  it('has the same characters each time, and every row of a long table', async () => {
    const [first, second] = await Promise.all([copyOf(prices, 'prices.csv'), copyOf(prices, 'prices.csv')]);
    expect(second.index).toEqual(first.index);
    const text = await textOf(first);
    expect(text.split('\n')).toHaveLength(3_000);
    expect(text).toHaveLength(first.index.characters);
  });

  it('counts characters of a text through all its parts', async () => {
    const sentences = Array.from({ length: 2_000 }, (_, i) => `Sentence number ${i} of a long text.`);
    const copy = await copyOf(bytesOf(`${sentences.join(' ')}\n`), 'long.txt');
    expect(copy.index.parts.length).toBeGreaterThan(5);
    const text = (await textOf(copy)).replaceAll('\n', ' ');
    expect(text === sentences.join(' ')).toBe(true);
  });
});

import { constants, deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bytesOf, makeXlsx, makeZip } from '../testing/make-files.ts';
import { markdownSections } from './markdown-reader.ts';
import { readDocument } from './read-document.ts';

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook of one sheet with this inside. */
function workbook(sheet: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  return makeZip({
    'xl/workbook.xml': `<workbook xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${sheet}</worksheet>`,
    ...parts,
  });
}

const rows = (...cells: string[]) =>
  `<sheetData>${cells.map((cell) => `<row>${cell}</row>`).join('')}</sheetData>`;
const cell = (place: string) => `<c r="${place}"><v>1</v></c>`;

function wordDocument(body: string): Uint8Array {
  return makeZip({
    '[Content_Types].xml': `<Types xmlns="${packaging}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });
}

const nested = (times: number, open: string, close: string) => `${open.repeat(times)}x${close.repeat(times)}`;

/** A page whose content unpacks to so many bytes of spaces. */
function pdfBomb(megabytes: number): Uint8Array {
  // One megabyte, packed so that it may be followed by itself.
  const piece = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([
    Buffer.from('789c', 'hex'),
    ...Array.from({ length: megabytes }, () => piece),
  ]);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [4 0 R] >>\nendobj\n4 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> /Contents 5 0 R >>\nendobj\n5 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF'),
  ]);
}

it.each<[string, string, Uint8Array, RegExp]>([
  [
    'two cells in opposite corners',
    'a.xlsx',
    workbook(rows(cell('A1'), cell('XFD1048576'))),
    /reaches so far/,
  ],
  [
    'a row of a number no sheet has',
    'a.xlsx',
    workbook('<sheetData><row r="99999999999"/></sheetData>'),
    /reaches so far/,
  ],
  ['a cell behind the last column', 'a.xlsx', workbook(rows(cell('ZZZ1'))), /reaches so far/],
  [
    'a far place hidden behind a near one',
    'a.xlsx',
    workbook(rows(cell('A1'), '<c r="A2" x:r="XFD1048576"><v>1</v></c>')),
    /its sheets cannot be read/,
  ],
  [
    'a far place written in references',
    'a.xlsx',
    workbook(rows(cell('A1'), cell('XFD&#49;048576'))),
    /its sheets cannot be read/,
  ],
  [
    'many sheets that are too much together',
    'a.xlsx',
    makeZip(
      Object.fromEntries(
        [1, 2, 3].map((n) => [
          `xl/worksheets/sheet${n}.xml`,
          `<worksheet>${rows(cell('A1'), cell('XFD100'))}</worksheet>`,
        ]),
      ),
    ),
    /reaches so far/,
  ],
  ['tags inside tags in a workbook', 'a.xlsx', workbook(nested(3_000, '<a>', '</a>')), /nested too deeply/],
  [
    'more parts than any document has',
    'a.xlsx',
    makeZip(Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`xl/${i}.bin`, '']))),
    /more than 5,000 parts/,
  ],
  [
    'one long text as the value of thousands of cells',
    'a.xlsx',
    workbook(
      `<sheetData>${Array.from({ length: 2_500 }, (_, r) => `<row r="${r + 1}"><c r="A${r + 1}" t="s"><v>0</v></c></row>`).join('')}</sheetData>`,
      { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(40_000)}</t></si></sst>` },
    ),
    /too large or too complex/,
  ],
  [
    'boxes inside boxes in a Word document',
    'a.docx',
    wordDocument(nested(3_000, '<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>')),
    /nested too deeply/,
  ],
  [
    '300,000 tags inside each other in a page',
    'a.html',
    bytesOf('<div>'.repeat(300_000)),
    /nested too deeply/,
  ],
  [
    'more tags in a page than are read',
    'a.html',
    bytesOf('<p>a</p>'.repeat(200_001)),
    /too large or too complex/,
  ],
  [
    'a tag with thousands of attributes',
    'a.html',
    bytesOf(`<div ${Array.from({ length: 5_000 }, (_, i) => `a${i}`).join(' ')}>x</div>`),
    /too large or too complex/,
  ],
  ['a million columns', 'a.csv', bytesOf(`${'a,'.repeat(1_000_000)}\n1\n`), /more than 16,384 columns/],
  [
    'a million columns in one row, with quotes',
    'a.csv',
    bytesOf(`a,b\n${'"1",'.repeat(1_000_000)}\n`),
    /16,384 columns/,
  ],
  [
    'more cells than are read',
    'a.csv',
    bytesOf(`a,b\n${`${'1,'.repeat(9_999)}\n`.repeat(1_201)}`),
    /more than 12,000,000 cells/,
  ],
])('U2 refuses %s', async (_, name, bytes, sentence) => {
  await expect(readDocument('somebody', bytes, name)).rejects.toMatchObject({
    code: 'file.unreadable',
    message: expect.stringMatching(sentence),
  });
});

it(
  'U2 ends reading a page that unpacks to gigabytes before it has taken the memory for them',
  { timeout: 60_000 },
  async () => {
    await expect(readDocument('somebody', pdfBomb(4_000), 'a.pdf')).rejects.toMatchObject({
      code: 'file.unreadable',
      message: expect.stringMatching(/too large or too complex|too long/),
    });
    expect(process.memoryUsage().rss).toBeLessThan(3_000 * 1024 * 1024);
  },
);

it('U2 reads a workbook with an empty cell far out, which its writer left there', async () => {
  const bytes = workbook(
    `<dimension ref="A1:XFD1048576"/>${rows(cell('A1') + cell('B1'), cell('A2') + cell('B2'), '<c r="XFD1048576" s="1"/>')}<mergeCells><mergeCell ref="A4:XFD1048576"/></mergeCells>`,
  );
  const read = await readDocument('somebody', bytes, 'a.xlsx');
  expect(read.tables[0]).toMatchObject({
    rowCount: 2,
    rows: [
      [1, 1],
      [1, 1],
    ],
  });
});

it('U2 reads only what the directory of a workbook lists', async () => {
  const hidden = makeXlsx({
    Hidden: [
      ['a', 'b'],
      ['hidden', 1],
    ],
  });
  const shown = makeXlsx({
    Shown: [
      ['a', 'b'],
      ['shown', 1],
    ],
  });
  const end = Buffer.from(shown).lastIndexOf(Buffer.from('504b0506', 'hex'));
  const both = Buffer.concat([hidden, shown]);
  // The directory of the second, its places moved by the length of the first.
  const start = hidden.length + both.readUInt32LE(hidden.length + end + 16);
  both.writeUInt32LE(start, hidden.length + end + 16);
  for (let at = start; both.readUInt32LE(at) === 0x02014b50;) {
    both.writeUInt32LE(both.readUInt32LE(at + 42) + hidden.length, at + 42);
    at += 46 + both.readUInt16LE(at + 28) + both.readUInt16LE(at + 30) + both.readUInt16LE(at + 32);
  }
  const read = await readDocument('somebody', both, 'a.xlsx');
  expect(read.tables[0]?.rows).toEqual([['shown', 1]]);
});

it.each([
  ['a heading with spaces inside', `# a${' '.repeat(60_000)}b`],
  ['bars and spaces below a table’s head', `a|b\n${' |'.repeat(30_000)}x`],
  ['spaces, then bars, below a table’s head', `a|b\n${' '.repeat(3_000)}${'|'.repeat(3_000)}-x`],
])('U2 reads Markdown with %s in a time that grows with its length', async (_, text) => {
  const read = await readDocument('somebody', bytesOf(text), 'a.md');
  expect(read.tables).toEqual([]);
  expect(read.passages.length).toBeGreaterThan(0);
});

it.each([
  ['# Plan #', 'Plan'],
  ['# In C# ##', 'In C#'],
  ['#\tTabbed', 'Tabbed'],
])('takes the marks off the heading %j', (line, heading) => {
  expect(markdownSections(`${line}\n\nText\n`, 'a.md')[0]?.heading).toBe(heading);
});

it('U2 says a long name of a column once, not in every row', async () => {
  const read = await readDocument(
    'somebody',
    bytesOf(`${'h'.repeat(30_000)},b\n${'1,1\n'.repeat(50)}`),
    'a.csv',
  );
  expect(read.tables[0]?.columns[0]).toHaveLength(200);
});

it('reads a page all the same when looking for its main text would take too long', async () => {
  const page = `<html><body>${nested(200, '<div>', '</div>').repeat(20)}<p>The terminal opened in March.</p></body></html>`;
  const read = await readDocument('somebody', bytesOf(page), 'a.html');
  expect(read.passages.map(({ text }) => text).join(' ')).toContain('The terminal opened in March.');
});

it('takes only the inner tables of a page that is laid out by tables', async () => {
  const data = '<table><tr><th>Year</th><th>Sum</th></tr><tr><td>2025</td><td>3</td></tr></table>';
  const page = `<html><body><table><tr><td>Left</td><td>${data}</td></tr><tr><td>a</td><td>b</td></tr></table></body></html>`;
  const read = await readDocument('somebody', bytesOf(page), 'a.html');
  expect(read.tables.map(({ columns }) => columns)).toEqual([['Year', 'Sum']]);
});

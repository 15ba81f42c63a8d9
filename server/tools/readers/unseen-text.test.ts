import { describe, expect, it } from 'vitest';
import { bytesOf, makeDocx } from '../testing/make-files.ts';
import { makePdfPages, tableLines } from '../testing/make-pdf-pages.ts';
import { readDocument } from './read-document.ts';

const textOf = async (bytes: Uint8Array, name: string) =>
  (await readDocument('tests', bytes, name)).passages.map(({ text }) => text).join('\n');

const run = (properties: string, text: string) => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;

describe('U2 what nobody sees in a page', () => {
  it.each([
    ['<p style="display:none">Secret 1</p>'],
    ['<p style="color: red; visibility : hidden">Secret 2</p>'],
    ['<p hidden>Secret 3</p>'],
    ['<p style="font-size:0">Secret 4</p>'],
    ['<p style="font-size: 1px;">Secret 5</p>'],
    ['<p style="opacity:0">Secret 6</p>'],
    ['<p style="color:#fff;background-color:white">Secret 7</p>'],
    ['<p>Price <del>Secret 8</del><s>Secret 9</s> 12 EUR</p>'],
    ['<template><p>Secret 10</p></template><noscript>Secret 11</noscript>'],
  ])('is not read: %s', async (hidden) => {
    const text = await textOf(bytesOf(`<html><body><p>Seen before.</p>${hidden}</body></html>`), 'page.html');
    expect(text).toContain('Seen before.');
    expect(text).not.toContain('Secret');
  });

  it.each([
    ['.x{display:none}', '<p class="x">Secret</p>'],
    [
      'p.x , #y { color: red; visibility: hidden !important; }',
      '<p class="x">Secret</p><p id="y">Secret</p>',
    ],
    ['/* a */ @media screen { .off { display:none } }', '<div class="off"><p>Secret</p></div>'],
    ['@import url(a.css); .x{display:none}', '<p class="x">Secret</p>'],
    ['.x{display:block} p.x{display:none}', '<p class="x">Secret</p>'],
    ['.x{display:none!important}', '<p class="x" style="display:block">Secret</p>'],
  ])('is not read where a style sheet of the page hides it: %s', async (sheet, hidden) => {
    const page = `<html><head><style>${sheet}</style></head><body><p>Seen before.</p>${hidden}</body></html>`;
    const text = await textOf(bytesOf(page), 'page.html');
    expect(text).toContain('Seen before.');
    expect(text).not.toContain('Secret');
  });

  it.each([
    ['.x{display:none} .x{display:block}', '<p class="x">Seen</p>'],
    ['.x{display:none} p.x.y{display:block}', '<p class="x y">Seen</p>'],
    ['.x{display:none}', '<p class="x" style="display:block">Seen</p>'],
    ['@media print{.x{display:none}}', '<p class="x">Seen</p>'],
    ['@media (max-width: 600px){.x{display:none}}', '<p class="x">Seen</p>'],
    ['.x:hover, .x::before{display:none}', '<p class="x">Seen</p>'],
    ['.x{', '<p class="x">Seen</p>'],
    ['body{visibility:hidden}', '<p>Seen</p>'],
    ['.x >>> y{display:none} .z[{display:none}', '<p class="x">Seen</p>'],
  ])('is read where a style sheet shows it after all: %s', async (sheet, shown) => {
    const page = `<html><head><style>${sheet}</style></head><body>${shown}</body></html>`;
    expect(await textOf(bytesOf(page), 'page.html')).toContain('Seen');
  });

  it.each([
    ['<p style="opacity:0.5">Seen</p>'],
    ['<p style="font-size:10px">Seen</p>'],
    ['<p style="color:#fff;background:#003">Seen</p>'],
    ['<p style="display:inline-block;border-color:#fff">Seen</p>'],
  ])('is read where it is seen: %s', async (shown) => {
    expect(await textOf(bytesOf(`<html><body>${shown}</body></html>`), 'page.html')).toContain('Seen');
  });

  it('is no row of a table', async () => {
    const page =
      '<table><tr><th>Site</th><th>Rent</th></tr><tr><td>A</td><td>10</td></tr><tr style="display:none"><td>B</td><td>90</td></tr><tr><td>C</td><td>5</td></tr></table>';
    const { typedTables } = await readDocument('tests', bytesOf(page), 'page.html');
    expect(typedTables.map(({ rowCount }) => rowCount)).toEqual([2]);
  });
});

describe('U2 what Word does not show', () => {
  it('is not read: hidden, deleted, struck out, white and tiny', async () => {
    const runs = [
      run('<w:b/>', 'Seen one. '),
      run('<w:vanish/>', 'Secret 1'),
      run('<w:color w:val="FFFFFF"/><w:sz w:val="2"/>', 'Secret 2'),
      run('<w:strike/>', 'Secret 3'),
      '<w:del w:id="1" w:author="a"><w:r><w:delText>Secret 4</w:delText></w:r></w:del>',
      run('<w:vanish w:val="false"/>', 'Seen two. '),
      run('<w:color w:val="FFFFFF"/><w:sz w:val="24"/>', 'Seen three.'),
    ];
    const text = await textOf(makeDocx(['Before.', `<w:p>${runs.join('')}</w:p>`, 'After.']), 'notes.docx');
    expect(text).not.toContain('Secret');
    for (const seen of ['Before.', 'Seen one.', 'Seen two.', 'Seen three.', 'After.'])
      expect(text).toContain(seen);
  });
});

describe('U2 a page of a PDF', () => {
  const rows = [
    ['Team', 'Goals', 'Points'],
    ['Ajax', '10', '30'],
    ['Brann', '7', '21'],
    ['Celta', '5', '12'],
  ];

  it('is read when it lies on its side, its table too', async () => {
    const lying = tableLines(rows, 500).map((text) => ({ ...text, isTurned: true }));
    const { passages, typedTables } = await readDocument('tests', makePdfPages([lying]), 'lying.pdf');
    expect(passages[0]?.text).toContain('Brann 7 21');
    expect(typedTables[0]?.columns.map(({ name }) => name)).toEqual(['Team', 'Goals', 'Points']);
  });

  it('is read without what is outside it or is too small to be seen', async () => {
    const pages = [
      [
        { text: 'Seen before.', x: 60, y: 700 },
        { text: 'Seen after.', x: 60, y: 600 },
        { text: 'Secret 1', x: -400, y: 650 },
        { text: 'Secret 2', x: 60, y: 900 },
        { text: 'Secret 3', x: 60, y: 650, size: 0.5 },
      ],
    ];
    const text = await textOf(makePdfPages(pages), 'page.pdf');
    expect(text).toContain('Seen before.');
    expect(text).not.toContain('Secret');
  });

  const white = { text: 'Secret 1 in white.', x: 60, y: 650, paint: '1 1 1 rg' };
  const inkless = { text: 'Secret 2 without ink.', x: 60, y: 640, paint: '3 Tr' };
  const around = [
    { text: 'Seen before, in the usual ink of the page.', x: 60, y: 700 },
    { text: 'Seen after.', x: 60, y: 600 },
  ];

  it('is read without white letters on white paper and without letters that have no ink', async () => {
    const text = await textOf(makePdfPages([[...around, white, inkless]]), 'page.pdf');
    expect(text).toContain('Seen after.');
    expect(text).not.toContain('Secret');
  });

  it('is read with white letters on a ground, and whole where nothing has ink', async () => {
    const ground = { ...white, text: 'Seen on blue.', paint: '0 0 0.5 rg 50 640 300 30 re f 1 1 1 rg' };
    expect(await textOf(makePdfPages([[...around, ground]]), 'page.pdf')).toContain('Seen on blue.');
    const scanned = [{ ...inkless, text: 'Seen behind a picture.' }];
    expect(await textOf(makePdfPages([scanned]), 'page.pdf')).toContain('Seen behind a picture.');
  });
});

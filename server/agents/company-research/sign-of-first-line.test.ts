import { expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

/** The table "By year" of the report, without links. */
async function byYear(text: string, language: 'en' | 'de') {
  const { report } = await researchTexts(text.slice(2, text.indexOf('\n')), { 'report.md': text }, language);
  const [, part = ''] = report.split(/\[(?:By year|Jahreswerte)[^\n]*\n\n/u);
  return (part.split('\n\n')[0] ?? '')
    .split('\n')
    .slice(2)
    .map((line) =>
      line.replaceAll(/\[\d+\]\(#source:\d+\)/g, '').replaceAll(/\[([^\]]*)\]\(#figure:[^)]*\)/g, '$1'),
    );
}

it('C3: a statement that writes its sign beside the first and last line counts all lines in it', async () => {
  const text =
    '# Marlowe Kettle Inc.\n\n(in millions, except per share amounts)\n\n| | 2024 | 2023 |\n|---|---|---|\n| Net sales | $1,352 | $1,298 |\n| Operating income | 171 | 205 |\n| Net income | 112 | 149 |\n| Diluted earnings per share | $1.87 | $2.49 |\n| Total assets | $2,112 | $2,149 |\n';
  expect(await byYear(text, 'en')).toEqual([
    '| Revenue | 1,298 | 1,352 |',
    '| Operating profit | 205 | 171 |',
    '| Net income | 149 | 112 |',
    '| Total assets | 2,149 | 2,112 |',
  ]);
});

it('C3: lines of a statement in English part thousands by a comma', async () => {
  const text =
    '# Marlowe Kettle plc\n\n| £m | 2024 | 2023 |\n|---|---|---|\n| Revenue | 1,204 | 1,150 |\n| Operating profit | 119 | 122 |\n';
  expect(await byYear(text, 'en')).toEqual([
    '| Revenue | 1,150 | 1,204 |',
    '| Operating profit | 122 | 119 |',
  ]);
});

it('C3: two currencies beside lines leave the others without one', async () => {
  const text =
    '# Marlowe Kettle Inc.\n\n| | 2024 | 2023 |\n|---|---|---|\n| Net sales | $1,352.5 | $1,298.1 |\n| Operating income | 171.2 | 205.3 |\n| Total assets | €2,112.5 | €2,149.1 |\n';
  expect(await byYear(text, 'en')).not.toContainEqual(expect.stringContaining('Operating'));
});

it('C3: das Zeichen der ersten Zeile gilt für die Zeilen darunter', async () => {
  const text =
    '# Marlowe Kettle AG\n\n| | 2024 | 2023 |\n|---|---|---|\n| Umsatzerlöse | 13.521,5 € | 12.980,2 € |\n| Betriebsergebnis | 1.712,4 | 2.051,3 |\n';
  expect(await byYear(text, 'de')).toEqual([
    '| Umsatz | 12.980,2 | 13.521,5 |',
    '| Operatives Ergebnis | 2.051,3 | 1.712,4 |',
  ]);
});

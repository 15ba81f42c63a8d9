function numbered(count: number, line: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => line(i)).join('');
}

const referencesThenDefinitions = (count: number) =>
  `${numbered(count * 4, (i) => `- [a${i}]\n`)}\nx\n\n${numbered(count, (i) => `[a${i}]: /x\n\n`)}`;
const footnotesThenTexts = (count: number) =>
  `${numbered(count, (i) => `[^a${i}] `)}\n\n${numbered(count, (i) => `[^a${i}]: x\n\ny\n\n`)}`;
const codeOfManyLengths = (count: number) => numbered(count, (i) => `${'`'.repeat(i + 1)}a`);

/** Texts that cost a careless parser minutes: what they are, and the text. */
export const slowTexts: readonly (readonly [what: string, text: string])[] = [
  ['65,000 opening brackets', '['.repeat(65_000)],
  ['65,000 image openings', '!['.repeat(32_500)],
  ['65,000 asterisks with spaces', '*a '.repeat(21_700)],
  ['65,000 underscores and asterisks', '*_'.repeat(32_500)],
  ['65,000 backticks of growing length', Array.from({ length: 360 }, (_, i) => '`'.repeat(i)).join(' ')],
  ['65,000 angle brackets', '<'.repeat(65_000)],
  ['65,000 dollars', '$$a'.repeat(21_700)],
  ['65,000 formula openings', '\\('.repeat(32_500)],
  ['quotes 5,000 deep', '>'.repeat(5_000) + ' a'],
  ['lists 2,000 deep', Array.from({ length: 300 }, (_, i) => `${' '.repeat(i * 2)}- a`).join('\n')],
  ['links inside links', '[a](b'.repeat(10_000)],
  ['20,000 references', Array.from({ length: 5_000 }, (_, i) => `[${i}]: /x\n`).join('')],
  ['20,000 footnotes', Array.from({ length: 2_000 }, (_, i) => `[^${i}] `).join('')],
  ['a table of 3,000 columns', `|${'a|'.repeat(3_000)}\n|${'-|'.repeat(3_000)}\n`],
  ['character references', '&#0;'.repeat(16_000)],
  ['tildes', '~a'.repeat(32_500)],
  ['a list of references, then what each stands for', referencesThenDefinitions(600)],
  ['footnotes, then the text of each', footnotesThenTexts(300)],
  ['one footnote mentioned in 1,500 blocks', `${'a [^1]\n\n'.repeat(1_500)}[^1]: b\n\n`],
  ['1,000 blocks that refer to what comes last', `${'[a] [b]\n\n'.repeat(1_000)}[a]: /x\n\n[b]: /y\n`],
  ['3,000 short blocks', 'a *b* [c](https://d.example)\n\n'.repeat(3_000)],
  ['underlined headings', ']\n===\n'.repeat(1_490)],
  ['titles without an end', '[](a ('.repeat(800) + 'a '.repeat(10_000)],
  ['struck out 500 times over', '~~'.repeat(530) + '(a &#'.repeat(530)],
  ['20,000 tildes that open no fence', `${'~'.repeat(20_000)}&\n`],
  ['images within images', `${'!['.repeat(530)}a${'](a)'.repeat(530)}`],
  ['formulas without an end', `${'\\('.repeat(390)}${'a '.repeat(10_000)}`],
  ['code of many lengths without an end', codeOfManyLengths(55) + 'a '.repeat(10_000)],
  ['emphasis that nothing closes', '_a '.repeat(800) + 'a* '.repeat(800)],
  ['5,000 addresses', '.http://'.repeat(5_000)],
  ['lists that take turns', '* a\n- a\n'.repeat(490)],
  ['quotes that take turns with lists', '> a\n- b\n'.repeat(490)],
  ['a formula of 660 sizes', `\\(${'\\tiny '.repeat(660)}x\\)`],
  ['formulas of forty colours', `\\(${'\\color{red}'.repeat(39)}x\\) `.repeat(20)],
  ['300 formulas', '\\(\\frac{a}{b}\\) and \\(\\sqrt{x}\\)\n\n'.repeat(150)],
  ['2,400 rows without a table', '|-\n'.repeat(2_390)],
  ['links inside links, and a line after them', `${'[a](b'.repeat(4_000)}\nx`],
  ['brackets in emphasis', '*[a '.repeat(4_000)],
  ['2,000 lists in one line', `${'- '.repeat(2_000)}x`],
];

import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['## The **rate** rose', 'The rate rose'],
  ['Rates *fell* in _two_ weeks', 'Rates fell in two weeks'],
  ['- first\n* second\n> quoted', 'first\nsecond\nquoted'],
  ['See [the notes](https://example.com/a_b) and ![a chart](x.png)', 'See the notes and a chart'],
  ['`a_b * c` and a_b_c and 2 * 3 * 4', 'a_b * c and a_b_c and 2 * 3 * 4'],
  ['```sql\nselect * from rates;\n```', 'select * from rates;'],
  ['5\\* is not \\_meant\\_', '5* is not _meant_'],
])('R7 %j reads %j on the page', (markdown, words) => expect(plainText(markdown)).toBe(words));

it('R7 a table is its cells', () => {
  const cells = plainText('| week | rate |\n|---|---:|\n| 1 | 1,190 |').split(/\s+/u).filter(Boolean);
  expect(cells).toEqual(['week', 'rate', '1', '1,190']);
});

import { describe, expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

describe('a line of a CSV', () => {
  it('ends as RFC 4180 wants, with quotes where a cell has signs of its own', () => {
    expect(csvLine(['a', 'b, c', 'say "so"', 'two\nlines'])).toBe('a,"b, c","say ""so""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '-1e', '+'])(
    'keeps a text that a spreadsheet would run as text: %j',
    (text) => {
      expect(csvLine([text]).replaceAll('"', '')).toBe(`'${text}\r\n`);
    },
  );

  it('quotes a formula that has a comma, behind its apostrophe', () => {
    expect(csvLine(['=HYPERLINK("http://a.example","b")'])).toBe(
      `"'=HYPERLINK(""http://a.example"",""b"")"\r\n`,
    );
  });

  it('leaves numbers numbers, and nothing empty', () => {
    expect(csvLine([-1.5e-7, -3, 0, null, ''])).toBe('-1.5e-7,-3,0,,\r\n');
  });

  it('keeps written numbers with a sign as text or as numbers, as asked', () => {
    expect(csvLine(['-4.5', '+12 %'])).toBe("'-4.5,'+12 %\r\n");
    expect(csvLine(['-4.5', '+12 %', '-2+3'], { keepsNumbers: true })).toBe("-4.5,+12 %,'-2+3\r\n");
  });
});

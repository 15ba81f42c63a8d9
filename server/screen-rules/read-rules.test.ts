import { describe, expect, it } from 'vitest';
import { meets, readRuleLines } from './read-rules.ts';

describe('the lines of a screen', () => {
  it.each([
    ['P/E < 15', 'P/E', 'below', 15, 'none'],
    ['ROE >= 12 %', 'ROE', 'least', 12, 'percent'],
    ['KGV höchstens 12,5', 'KGV', 'most', 12.5, 'none'],
    ['Market Cap above 2 billion', 'Market Cap', 'above', 2e9, 'scaled'],
    ['Börsenwert über 500 Mio.', 'Börsenwert', 'above', 5e8, 'scaled'],
    ['- Debt/Equity at most 1.5', 'Debt/Equity', 'most', 1.5, 'none'],
    ['12M Return above -5 %', '12M Return', 'above', -5, 'percent'],
  ])('read “%s”', (text, subject, comparison, limit, unit) => {
    expect(readRuleLines(text)).toEqual([
      expect.objectContaining({ kind: 'number', subject, comparison, limit, unit }),
    ]);
  });

  it('read words that a column holds or does not', () => {
    expect(readRuleLines('Sector is not Energy, Tobacco; Country = USA')).toEqual([
      expect.objectContaining({ subject: 'Sector', words: ['Energy', 'Tobacco'], isNegated: true }),
      expect.objectContaining({ subject: 'Country', words: ['USA'], isNegated: false }),
    ]);
  });

  it('read several rules of one sentence, and leave a list of words together', () => {
    const said = readRuleLines('P/E below 15, ROE at least 10%, market cap over 2 billion and no banks');
    expect(said.map((one) => [one.kind, one.text])).toEqual([
      ['number', 'P/E below 15'],
      ['number', 'ROE at least 10%'],
      ['number', 'market cap over 2 billion'],
      ['without', 'no banks'],
    ]);
    expect(readRuleLines('KGV unter 12,5 und Branche ist nicht Energie, Tabak')).toEqual([
      expect.objectContaining({ kind: 'number', limit: 12.5 }),
      expect.objectContaining({ kind: 'word', words: ['Energie', 'Tabak'] }),
    ]);
    expect(readRuleLines('cheap and good, P/E below 9')).toHaveLength(1);
  });

  it('do not guess at a number whose point may be one of thousands', () => {
    expect(readRuleLines('Market Cap above 1.500')).toEqual([
      expect.objectContaining({ kind: 'not understood' }),
    ]);
  });

  it('keep a value at the limit out of “below” and in “at most”', () => {
    expect([
      meets(15, 'below', 15),
      meets(15, 'most', 15),
      meets(15, 'above', 15),
      meets(15, 'least', 15),
    ]).toEqual([false, true, false, true]);
  });
});

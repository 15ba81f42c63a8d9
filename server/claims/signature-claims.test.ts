import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const letter = (end: string) =>
  ownClaims('Verdane Optics', {
    name: 'letter.txt',
    text: `# Verdane Optics plc: letter to shareholders\n\nWe had a good year, and we thank all of you for the trust that you have placed in us.\n\n${end}`,
    language: 'en',
  });

describe('the signature of a letter', () => {
  it.each<[string, string[]]>([
    ['Jane Roe\nChief Executive', ['ceo Jane Roe']],
    ['*Bart "Bo" Ingle*\nChairman and Chief Executive Officer', ['chair Bart Ingle', 'ceo Bart Ingle']],
    ['Jane Roe III\nPresident and Chief Executive Officer', ['ceo Jane Roe III']],
    ['Jane Roe\nChief Financial Officer\n19 March 2025', ['cfo Jane Roe']],
  ])('%s', (end, claims) => {
    expect(letter(end)).toEqual(claims);
  });

  it.each([
    'Jane Roe\nFormer Chief Executive',
    'Jane Roe\nDeputy Chief Executive',
    'Jane Roe\nChief Executive, Lumen Glas Ltd',
    'Jane Roe\nChief Executive Award Winner',
    'Jane Roe\nInvestor Relations',
  ])('names no officer: %s', (end) => {
    expect(letter(end)).toEqual([]);
  });

  it('is that of who writes, not of who is written to', () => {
    expect(
      ownClaims('Verdane Optics', {
        name: 'letter.txt',
        text: 'To Verdane Optics Ltd\n\nDear Ms Kranich,\n\nWe grind prisms for Verdane.\n\nYours sincerely\n\nJane Roe\nManaging Director',
        language: 'en',
      }),
    ).toEqual([]);
  });
});

describe('who stands behind words in quotation marks', () => {
  it.each<[string, string[]]>([
    ['"We grew more than ever before this year," said Carl Holm, chief executive.', ['ceo Carl Holm']],
    ['"We grew more than ever before this year," said Carl Holm, chief executive of Lumen Glas Ltd.', []],
    [
      '"We grew more than ever before," said Carl Holm, former chief executive of Verdane Optics.',
      ['ceo Carl Holm former'],
    ],
    ['"Carl Holm, the chief executive, must go," said Ida Lund, an analyst at Corvane.', []],
  ])('%s', (sentence, claims) => {
    expect(letter(sentence)).toEqual(claims);
  });
});

describe('people beside an office that is not theirs', () => {
  it.each([
    'They came to us, says Ida Lund, the founder’s great-granddaughter, who likes it.',
    'Down the coast, Kestner’s has named Carl Holm as chief executive from January.',
  ])('%s', (sentence) => {
    expect(letter(sentence)).toEqual([]);
  });
});

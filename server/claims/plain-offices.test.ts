import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const read = (text: string) =>
  ownClaims('Tessel Marine', {
    text: `# Tessel Marine plc\n\nTessel Marine plc makes pumps.\n\n${text}`,
    language: 'en',
  });

describe('C1: offices in plain English words', () => {
  it.each<[string, string[]]>([
    [
      'The board today named Robert Yen chief financial officer, effective June 1, 2024.',
      ['cfo Robert Yen 2024-06-01'],
    ],
    ['The board has appointed Laura Finch interim chief executive.', ['ceo Laura Finch']],
    [
      'Today his daughter Maeve Delahunt chairs the company and Sean Roche is its managing director.',
      ['managing_director Sean Roche', 'chair Maeve Delahunt'],
    ],
    ['Fergus McKay, 58, Chair.', ['chair Fergus McKay']],
    ['Priya Raman has led Tessel Marine since 2018.', ['head Priya Raman 2018']],
    ['Our general manager is Colin Beddoe.', ['general_manager Colin Beddoe']],
    ['The company secretary is Ben Adair.', ['secretary Ben Adair']],
    [
      'On October 3, 2024, Paula Reyes resigned as chief financial officer.',
      ['cfo Paula Reyes until 2024-10-03 former', 'departure Paula Reyes 2024-10-03 former'],
    ],
    [
      'Karen Bright has been CFO since April 2022; her predecessor, Mark Stoll, is now with a competitor.',
      ['cfo Karen Bright 2022-04', 'cfo Mark Stoll former'],
    ],
  ])('%s', (sentence, claims) => {
    expect(read(sentence).toSorted()).toEqual(claims.toSorted());
  });

  it('who follows at a meeting, and whom a new officer replaces', () => {
    expect(
      read(
        'Marcus Tindall retired as Chairman at the annual general meeting in May. He was succeeded by Dame Alison Prewett.',
      ),
    ).toEqual(['chair Marcus Tindall former', 'departure Marcus Tindall former', 'chair Alison Prewett']);
    expect(
      read(
        'The board named Robert Yen chief financial officer, effective June 1. He replaces Karen Bright, who is leaving to become CEO of Halo Grid.',
      ),
    ).toEqual(['cfo Robert Yen', 'cfo Karen Bright former']);
  });

  it('whoever joined from elsewhere leads the company that is named', () => {
    const other = '# Brandt Fibres Ltd\n\nBrandt Fibres Ltd spins yarn.';
    const text =
      '# Tessel Marine plc\n\nTessel Marine is led by chief executive Anja Vogt, who joined from Brandt Fibres in 2021.';
    expect(ownClaims('Tessel Marine', other, { text, language: 'en' })).toEqual(['ceo Anja Vogt']);
    expect(ownClaims('Brandt Fibres', other, { text, language: 'en' })).toEqual([]);
  });

  it.each([
    'Denise Marsh – General Manager, Wells',
    'The general manager of the Wells site is Ada Blom.',
    'Priya Raman runs Tessel Marine in Asia.',
    'Priya Raman has led Tessel Marine’s research since 2018.',
    'Lumen Works named Robert Yen chief financial officer.',
  ])('not those of a site, a part or somebody else: %s', (sentence) => {
    expect(read(sentence)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { pathText, wholeText } from './clause.ts';
import { atOnce } from '../part-by-part.ts';
import { segment } from './segment.ts';
import { clausesOf } from './testing/clauses-of.ts';

const cited = (text: string) => clausesOf(text).map((clause) => `${pathText(clause)} | ${clause.text}`);

describe('cutting a regulation into clauses', () => {
  const english = `# Bottle Deposit Ordinance 2031

## Chapter I General

### Article 1
Scope

This Ordinance applies to bottles placed on the market, as required by
Article 9 of the Basic Act.

### Article 2 – Duties of fillers

(1) The filler shall:
(a) keep records for five years;
(b) report to the Agency:
  (i) the number of bottles, and
  (ii) the number of caps;
(c) mark each bottle.

(2) The filler may name an agent. In accordance with points (a),
(b) and (c), the agent answers for it.

## Annex I
2.1 Board is counted as paper.`;

  it('follows articles, paragraphs, points and Roman numerals', () => {
    expect(cited(english)).toEqual([
      'Chapter I Article 1 | This Ordinance applies to bottles placed on the market, as required by Article 9 of the Basic Act.',
      'Chapter I Article 2 (1) | The filler shall:',
      'Chapter I Article 2 (1) (a) | keep records for five years;',
      'Chapter I Article 2 (1) (b) | report to the Agency:',
      'Chapter I Article 2 (1) (b) (i) | the number of bottles, and',
      'Chapter I Article 2 (1) (b) (ii) | the number of caps;',
      'Chapter I Article 2 (1) (c) | mark each bottle.',
      'Chapter I Article 2 (2) | The filler may name an agent. In accordance with points (a), (b) and (c), the agent answers for it.',
      'Annex I 2.1. | Board is counted as paper.',
    ]);
  });

  it('knows of each clause its heading, its lines and the words its list goes on from', () => {
    const item = clausesOf(english).find(({ number }) => number === '(ii)');
    expect(item).toMatchObject({ heading: 'Duties of fillers', place: 'line 17', document: 'd1' });
    expect(item && wholeText(item)).toBe('The filler shall: report to the Agency: the number of caps;');
    expect(clausesOf(english)[0]).toMatchObject({ heading: 'Scope', place: 'lines 8-9' });
  });

  it('follows paragraphs, numbers and letters of a German text, and takes no reference for a clause', () => {
    const german = `Pfandordnung der Stadt Malden

Teil 1 Allgemeines

§ 1 Geltungsbereich
(1) Diese Ordnung gilt für Flaschen aus Glas. § 4 Abs. 2 bleibt
unberührt.
(2) Sie gilt nicht für
1. Flaschen unter 0,1 Liter,
2. Krüge,
a) die getauscht werden,
b) die dem Abfüller gehören.

§ 2a Pflichten

Der Abfüller hat eine Liste zu führen. Sie enthält
1. den Namen und
2. die Menge.

Dies gilt nicht im Fall des
§ 7 Abs. 3.

Anlage 1 Stoffe`;
    expect(cited(german)).toEqual([
      'Teil 1 § 1 (1) | Diese Ordnung gilt für Flaschen aus Glas. § 4 Abs. 2 bleibt unberührt.',
      'Teil 1 § 1 (2) | Sie gilt nicht für',
      'Teil 1 § 1 (2) 1. | Flaschen unter 0,1 Liter,',
      'Teil 1 § 1 (2) 2. | Krüge,',
      'Teil 1 § 1 (2) 2. (a) | die getauscht werden,',
      'Teil 1 § 1 (2) 2. (b) | die dem Abfüller gehören.',
      'Teil 1 § 2a | Der Abfüller hat eine Liste zu führen. Sie enthält',
      'Teil 1 § 2a 1. | den Namen und',
      'Teil 1 § 2a 2. | die Menge.',
      'Teil 1 § 2a | Dies gilt nicht im Fall des § 7 Abs. 3.',
      'Anlage 1 | Stoffe',
    ]);
  });

  it('takes (i) after (h) for a letter', () => {
    const letters = [...'abcdefghij'].map((one) => `(${one}) vessel ${one};`).join('\n');
    expect(clausesOf(letters).map(({ path }) => path)).toEqual([...'abcdefghij'].map((one) => [`(${one})`]));
  });

  it('falls back to headings, and then to paragraphs', () => {
    const text =
      '# House rules\n\n## Kitchen\n\nCups are washed.\n\nPans are hung.\n\n## Yard\n\nBikes are locked.';
    expect(cited(text)).toEqual([
      'Kitchen | Cups are washed.',
      'Kitchen | Pans are hung.',
      'Yard | Bikes are locked.',
    ]);
  });

  it('begins a clause at a number right below a list, whose items end without a mark', () => {
    const text = '1.1 The bidder shall submit:\n- a plan\n- a price list\n1.2 Late bids are rejected.\n';
    expect(cited(text)).toEqual([
      '1.1. | The bidder shall submit:',
      '1.1. | a plan',
      '1.1. | a price list',
      '1.2. | Late bids are rejected.',
    ]);
  });

  it('begins an item at each letter of a list, whose items end without a mark', () => {
    const text =
      '1.1 The bidder shall submit:\na) a plan\nb) a list of\nprices\n1.2 Late bids are rejected.\n';
    expect(cited(text)).toEqual([
      '1.1. | The bidder shall submit:',
      '1.1. (a) | a plan',
      '1.1. (b) | a list of prices',
      '1.2. | Late bids are rejected.',
    ]);
  });

  it('takes no row of a table for a heading, with or without signs at its ends', () => {
    const text = '1. Dates\n\nSite visit | 20 May 2031\n\nOpening | 21 May 2031\n\n2. The town decides.\n';
    expect(cited(text)).toEqual([
      '1. | Site visit | 20 May 2031',
      '1. | Opening | 21 May 2031',
      '2. | The town decides.',
    ]);
  });

  it('goes on in the middle of a sentence where a page ends', () => {
    const passages = [
      { locator: 'page 1', text: 'Article 1 Scope\nThe keeper of a kiln' },
      { locator: 'page 2', text: 'shall keep a log.\nArticle 2 Fees\nThe fee is EUR 40.' },
    ];
    expect(atOnce(segment({ key: 'd', passages }))).toMatchObject([
      { path: ['Article 1'], text: 'The keeper of a kiln shall keep a log.', place: 'page 1' },
      { path: ['Article 2'], text: 'The fee is EUR 40.', place: 'page 2' },
    ]);
  });
});

it('takes the title above the first number for no clause, and a sentence there for one', () => {
  const rules =
    '12.40.010 Purpose.\nThis chapter protects neighborhoods.\n\n12.40.020 Records.\nThe host shall keep records.\n';
  const texts = (above: string) => clausesOf(`${above}\n\n${rules}`).map(({ text }) => text);
  expect(texts('CITY OF HARROWGATE\nRental Ordinance\nAs adopted March 2021')[0]).toContain('neighborhoods');
  expect(texts('Rental Ordinance\n\nClosing date: 31 January 2031')[0]).toContain('Closing date');
  expect(texts('The council of the city has decided what follows here.')[0]).toContain('The council');
});

describe('letters with a point', () => {
  it('number the clauses of an ordinance, below the name of their section', () => {
    const rules = `12.40.030 License required.
A. A host must obtain a license.
B. A license is valid for
one year.

12.40.035 Local contact.
The host shall name a local contact.

12.40.050 Records.
A. The host shall keep records.
B. Platforms shall submit listings.`;
    expect(clausesOf(rules).map(({ path, heading, text }) => [path.join(' '), heading, text])).toEqual([
      ['12.40.030. A.', 'License required', 'A host must obtain a license.'],
      ['12.40.030. B.', 'License required', 'A license is valid for one year.'],
      ['12.40.035.', '', 'Local contact. The host shall name a local contact.'],
      ['12.40.050. A.', 'Records', 'The host shall keep records.'],
      ['12.40.050. B.', 'Records', 'Platforms shall submit listings.'],
    ]);
  });

  it('hold numbered clauses below their names', () => {
    const terms = `A. Definitions
1. Goods are boats.
2. Days are working days.
B. Delivery
1. The seller shall deliver.`;
    expect(cited(terms)).toEqual([
      'A. 1. | Goods are boats.',
      'A. 2. | Days are working days.',
      'B. 1. | The seller shall deliver.',
    ]);
  });

  it('are names where no second one follows', () => {
    expect(cited('1. The report is due.\nA. Smith shall write it.\n\n2. C. Miller reads it.')).toEqual([
      '1. | The report is due. A. Smith shall write it.',
      '2. | C. Miller reads it.',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { ownClaims, readTexts } from './testing/claims-of.ts';

const en = (...lines: string[]) => ownClaims('Ashgrove Tiles', { text: lines.join('\n\n'), language: 'en' });
const de = (...lines: string[]) =>
  ownClaims('Eschbach Fliesen', { text: lines.join('\n\n'), language: 'de' });

describe('a document with others in it whom nobody knows (H3)', () => {
  it('keeps the paragraphs about two companies apart', () => {
    expect(
      en(
        '# Two tile makers, two roads',
        'Ashgrove Tiles Ltd and Minster Ceramics have little in common but clay.',
        'Minster Ceramics is younger. It was founded in 2011. The company employs 95 people.',
        'Profit before tax was £0.4 million in 2024. Chief executive Dora Finch wants to double that.',
      ),
    ).toEqual([]);
    expect(
      de(
        '# Zwei Wege',
        'Die Eschbach Fliesen GmbH und die Münster-Keramik haben wenig gemein.',
        'Münster-Keramik ist jünger. Das Unternehmen wurde 2011 gegründet.',
        'Der Gewinn vor Steuern betrug 2024 0,4 Mio. Euro. Geschäftsführerin ist Dora Fink.',
      ),
    ).toEqual([]);
  });

  it('gives each section of a survey to its own company', () => {
    expect(
      en(
        '# The British tile industry',
        '## Ashgrove Tiles Ltd',
        'The company employs 310 people.',
        '## Minster Ceramics',
        'Revenue was £9.4 million in 2024. The company employs 95 people.',
        '## Potters of Hanley',
        'Headcount: 44. Revenue 2024: £4.1 million.',
      ),
    ).toEqual(['employees 310']);
    expect(
      de(
        '# Die Fliesenbranche',
        '## Eschbach Fliesen GmbH',
        'Das Unternehmen beschäftigt 310 Mitarbeiter.',
        '## Töpferei Hanle',
        'Gegründet: 1888. Mitarbeiter: 44.',
      ),
    ).toEqual(['employees 310']);
  });

  it('leaves the items of a news page to those whom they name', () => {
    expect(
      en(
        'Business news in brief, 4 April 2025',
        'Ashgrove Tiles Ltd has opened a showroom. Revenue was £31.2 million in 2024.',
        'Bakers Poole & Daughter are to close two shops. Revenue was £2.2 million in 2024. The company employs 41 people.',
        'The Longton Building Society has a new chief executive, Mary Oake. It employs 180 people.',
        'At Trent Cycles, profit before tax was £0.9 million in 2024. The firm was founded in 1979.',
      ),
    ).toEqual(['revenue GBP 31200000 2024']);
    expect(
      en(
        '# News in brief',
        'Ashgrove Tiles Ltd has opened a showroom.',
        '## Poole to close shops',
        'Revenue was £2.2 million in 2024. The company employs 41 people.',
      ),
    ).toEqual([]);
    expect(
      de(
        'Wirtschaft in Kürze, 4. April 2025',
        'Die Eschbach Fliesen GmbH hat in Trier eröffnet.',
        'Bäckerei Pohl schließt zwei Läden. Der Umsatz betrug 2024 2,2 Mio. Euro.',
        'Bei Rad Trent betrug der Gewinn 2024 0,9 Mio. Euro. Die Firma wurde 1979 gegründet.',
      ),
    ).toEqual([]);
  });

  it('takes "we", labels and figures of a supplier or a bank for theirs', () => {
    expect(
      en(
        'Kiln stories',
        'Ashgrove Tiles Ltd came to us in 2022. It wanted to burn less gas.',
        'Our company was founded in 1974. In 2024 revenue was £18 million.',
        'Managing Director: Ian Tarn\nHead office: Leeds',
      ),
    ).toEqual([]);
    expect(
      de(
        'Eschbach Fliesen AG: Kaufen, Kursziel 24 Euro',
        '## Disclaimer',
        'Das Bankhaus Lärchfeld beschäftigt 2.300 Mitarbeiter. Der Umsatz betrug 2024 640 Mio. Euro. Sitz: Bonn',
      ),
    ).toEqual([]);
  });

  it('does not take the forecast of a bank for its own', () => {
    expect(
      en('# Ashgrove Tiles plc: Buy, target 240p', 'We forecast revenue of £34 million in 2025.'),
    ).toEqual([]);
  });

  it('knows no subject where a title sets two sides against each other', () => {
    expect(
      de(
        'Eschbach Fliesen GmbH ./. Nordtor Versicherung',
        'Die Beklagte hat 900 Mitarbeiter. Der Umsatz 2022 betrug 1,1 Mrd. Euro. Vorstandsvorsitzender ist Karl Oster.',
      ),
    ).toEqual([]);
  });

  it('does not take a company of a group for the group', () => {
    const { others } = readTexts('Ashgrove Group plc', [
      {
        text: '# Ashgrove Group plc\n\nAshgrove makes clay goods. Ashgrove Tiles Ltd: revenue £31.2 million.',
        language: 'en',
      },
    ]);
    expect(others.map(({ written }) => written)).toContain('Ashgrove Tiles');
  });

  it('does not take the group for the one of its companies that was named last', () => {
    const text =
      '# Gable Holdings plc\n\nThorne Glass Ltd is run by managing director Alan Pike. Chief executive of the group is Moira Gable.';
    const { claims } = readTexts('Gable Holdings plc', [{ text, language: 'en' }]);
    expect(claims.filter(({ attribute }) => attribute === 'ceo')).toEqual([]);
  });

  it('does not turn to a company named only beside the post that somebody has there', () => {
    const text =
      '# Eschbach Fliesen GmbH: Bericht\n\nNachfolgerin wird Sara Keller, derzeit CFO der Furka Cargo AG. Interimistisch leitet Verwaltungsratspräsident Urs Graf das Unternehmen.';
    const { claims } = readTexts('Eschbach Fliesen', [{ text, language: 'de' }]);
    expect(claims.filter(({ entity }) => entity === 'furka cargo')).toEqual([]);
  });
});

/** Why the company is taken for the subject of a text. */
const reasons = (text: string) => [
  ...readTexts('Ashgrove Tiles', [{ text, language: 'en' }]).reasons.values(),
];

describe('what speaks for whom a document is about (H3)', () => {
  it('is kept: a letter is about whoever signs it and says "we"', () => {
    expect(
      reasons('Hi all,\n\nWe are 448 people now.\n\nOwen Tarn, Chief Executive, Ashgrove Tiles\n\nSee you.'),
    ).toEqual([expect.arrayContaining(['signs', 'speaks'])]);
  });

  it('must be clearly more than for another', () => {
    const letter =
      'We met.\n\nOwen Tarn, Chief Executive, Ashgrove Tiles Ltd\n\nDora Finch, Director, Kessel Glas AG\n\nSee you.';
    expect(reasons(letter)).toEqual([]);
  });

  it('is more than the one thing that the text names only one', () => {
    expect(reasons('The potter remembers Ashgrove Tiles Ltd, of course.')).toEqual([]);
  });
});

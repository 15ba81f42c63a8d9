import { calendarYear } from './business-year.ts';
import { describe, expect, it } from 'vitest';
import { guidanceOf } from '../compare/guidance.ts';
import { companyFigures } from '../packs/company/figures.ts';
import { readTexts, written } from './testing/claims-of.ts';

function read(text: string, language: 'en' | 'de') {
  const form = language === 'en' ? 'Ltd' : 'GmbH';
  const found = readTexts('Verdane Optics', [
    { text: `# Verdane Optics ${form}: news\n\n${text}`, language },
  ]);
  return found.claims.filter(
    (claim) => claim.entity === found.company.key && claim.attribute !== 'legal_name',
  );
}
const states = (text: string, language: 'en' | 'de' = 'en') =>
  guidanceOf(read(text, language), companyFigures, calendarYear).flatMap((one) =>
    one.statements.map(
      ({ claim, state }) => `${written(claim)}, ${state}${claim.saidOn === null ? '' : ` ${claim.saidOn}`}`,
    ),
  );

const first = 'On 5 May 2025 Verdane Optics expected revenue of EUR 520 million to EUR 540 million for 2025.';

describe('what is expected, and what became of it', () => {
  it('takes the figure of “its guidance” from the only expectation before it, and lets the older one go', () => {
    expect(
      states(`${first} On 3 November 2025 it lowered its guidance to EUR 490 million to EUR 505 million.`),
    ).toEqual([
      'revenue EUR 490000000..505000000 2025 expected restated, latest 2025-11-03',
      'revenue EUR 520000000..540000000 2025 expected, superseded 2025-05-05',
    ]);
  });

  it('shows nothing as current that was changed or withdrawn later', () => {
    expect(states(`${first} On 3 November 2025 it withdrew its outlook.`)).toEqual([
      'revenue EUR 520000000..540000000 2025 expected, withdrawn 2025-05-05',
    ]);
    expect(states(`${first} On 3 November 2025 it lowered its guidance considerably.`)).toEqual([
      'revenue EUR 520000000..540000000 2025 expected, changed 2025-05-05',
    ]);
    expect(states(`${first} On 3 November 2025 it confirmed its guidance.`)).toEqual([
      'revenue EUR 520000000..540000000 2025 expected, only 2025-05-05',
    ]);
  });

  it.each<[string, 'en' | 'de']>([
    [
      'For 2025 the company expects revenue of EUR 44 million. The guidance of EUR 45 million given in March has been withdrawn.',
      'en',
    ],
    [
      'Für 2025 erwartet die Geschäftsführung einen Umsatz von 44 Mio. Euro. Die im März genannte Prognose von 45 Mio. Euro wurde zurückgezogen.',
      'de',
    ],
  ])('lets nothing go but the value that is said to be withdrawn: %s', (text, language) => {
    const [current] = states(text, language).filter((one) => one.includes('44000000'));
    expect(current).toMatch(/^revenue EUR 44000000 2025 expected, (?:only|undated)$/);
  });

  it.each<[string, string[]]>([
    [
      'Verdane Optics raised its 2025 revenue outlook from EUR 500 million to EUR 520 million.',
      ['revenue EUR 520000000 2025 expected restated, only'],
    ],
    [
      'Verdane Optics confirmed its revenue guidance of EUR 490 million to EUR 505 million for 2025.',
      ['revenue EUR 490000000..505000000 2025 expected, only'],
    ],
    [
      'For 2025, the company now expects revenue of EUR 490 million to EUR 505 million (previously: EUR 520 million to EUR 540 million).',
      ['revenue EUR 490000000..505000000 2025 expected, only'],
    ],
    [
      'The Board consequently now expects revenue for the year ending 31 December 2025 to be in the range of EUR 490 million to EUR 505 million.',
      ['revenue EUR 490000000..505000000 2025 expected, only'],
    ],
    ['Analysts lowered their revenue forecast for 2025 to EUR 400 million.', []],
    ['Verdane Optics increased revenue EUR 5 million to EUR 7 million in 2024, as expected.', []],
  ])('%s', (text, expected) => {
    expect(states(text)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    [
      'Verdane Optics senkte die Umsatzprognose für 2025 auf 490 bis 505 Mio. Euro.',
      ['revenue EUR 490000000..505000000 2025 expected restated, only'],
    ],
    [
      'Die Gesellschaft erhöhte ihre Prognose für den Umsatz 2025 von 480 auf 500 Mio. Euro.',
      ['revenue EUR 500000000 2025 expected restated, only'],
    ],
    [
      'Die Verdane Optics GmbH erwartet für 2025 einen Umsatz von 4,6 bis 4,8 Mrd. CZK.',
      ['revenue CZK 4600000000..4800000000 2025 expected, only'],
    ],
    [
      'Für 2026 rechnet der Vorstand mit einem Umsatz von rund 500 Mio. Euro.',
      ['revenue EUR 500000000 2026 expected, only'],
    ],
    [
      'Für das Gesamtjahr 2026 rechnet das Unternehmen nun mit einem Umsatz von rund 500 Mio. Euro.',
      ['revenue EUR 500000000 2026 expected, only'],
    ],
    [
      'Am 2. Juli 2026 hob die Verdane Optics GmbH ihre Prognose an. Sie erwartet für 2026 nun Umsatzerlöse zwischen 430 und 440 Mio. EUR.',
      ['revenue EUR 430000000..440000000 2026 expected restated, only'],
    ],
    [
      '# Verdane Optics senkt Prognose\n\nIm ersten Halbjahr 2026 erzielte die Verdane Optics einen Umsatz von 250 Mio. Euro.',
      [],
    ],
    [
      '# Ausblick der Verdane Optics\n\nDer Umsatz der Verdane Optics liegt 2026 bei 500 Mio. Euro.',
      ['revenue EUR 500000000 2026 expected, only'],
    ],
    [
      'Für das Geschäftsjahr 2026 wird ein Umsatz von 500 bis 520 Mio. Euro erwartet.',
      ['revenue EUR 500000000..520000000 2026 expected, only'],
    ],
  ])('%s', (text, expected) => {
    expect(states(text, 'de')).toEqual(expected);
  });

  it('takes the company by its trade for whoever changed what was expected', () => {
    expect(
      states(
        'Verdane Optics Ltd expects revenue of £190 million to £195 million for 2025.\n\nThe mill has raised its outlook for the full year.',
      ),
    ).toEqual(['revenue GBP 190000000..195000000 2025 expected, changed']);
    expect(
      states(
        'Die Verdane Optics GmbH erwartet für 2025 einen Umsatz von 190 bis 195 Mio. Euro.\n\nDen Ausblick für das Gesamtjahr hebt die Fabrik deshalb an.',
        'de',
      ),
    ).toEqual(['revenue EUR 190000000..195000000 2025 expected, changed']);
  });

  it('takes the day of what is said from the dateline', () => {
    expect(states('Leeds, 12 May 2025 – Verdane Optics expects revenue of EUR 50 million in 2026.')).toEqual([
      'revenue EUR 50000000 2026 expected, only 2025-05-12',
    ]);
  });

  it.each<[string, 'en' | 'de']>([
    [
      'Am 3. März 2025 erwartete Verdane Optics für 2025 ein EBITDA von 52 bis 55 Mio. Euro.\n\nPassau, 11. November 2025. Der Vorstand der Verdane Optics hat heute die Prognose für das Geschäftsjahr 2025 angepasst. Das EBITDA wird nun in einer Bandbreite von 47 bis 49 Mio. Euro erwartet (bisher: 52 bis 55 Mio. Euro).',
      'de',
    ],
    [
      'On 3 March 2025 Verdane Optics expected EBITDA of EUR 52 million to EUR 55 million for 2025.\n\nLeeds, 11 November 2025 – The board of Verdane Optics today lowered its guidance for 2025. EBITDA is now expected to be in a range of EUR 47 million to EUR 49 million (previously EUR 52 million to EUR 55 million).',
      'en',
    ],
  ])(
    'reads the board that changes what was expected, and the value in the sentence behind it: %s',
    (text, language) => {
      const [newest, ...others] = states(text, language);
      expect(newest).toMatch(
        /^ebitda EUR 47000000\.\.49000000 2025 expected restated, (?:only|latest) 2025-11-11$/,
      );
      expect(others.every((one) => one.includes('superseded'))).toBe(true);
    },
  );

  it.each<[string, 'en' | 'de']>([
    ['Die Verdane Optics hat die Prognose für 2025 angepasst. Der Umsatz betrug 10 Mio. Euro.', 'de'],
    ['Verdane Optics lowered its guidance for 2025. Revenue was EUR 10 million.', 'en'],
  ])('gives no result the year whose guidance was changed: %s', (text, language) => {
    expect(read(text, language).filter(({ attribute }) => attribute === 'revenue')).toEqual([]);
  });

  it.each<[string, 'en' | 'de']>([
    [
      'Für 2025 rechnet der Vorstand mit Umsatzerlösen von 52 Mio. Euro.\n\nPassau, den 14. März 2025\n\nDer Vorstand',
      'de',
    ],
    ['Verdane Optics expects revenue of EUR 52 million in 2025.\n\nLeeds, 14 March 2025\n\nThe Board', 'en'],
  ])('takes the day on which a report was signed where its head has none: %s', (text, language) => {
    expect(states(text, language)).toEqual(['revenue EUR 52000000 2025 expected, only 2025-03-14']);
  });

  it('takes no day where several are below parts of a text, nor that of a letter which is answered', () => {
    const signed =
      'Für 2025 rechnet der Vorstand mit Umsatzerlösen von 52 Mio. Euro.\n\nPassau, 14. März 2025';
    expect(states(`${signed}\n\nDer Prüfer bestätigt dies.\n\nKöln, 20. März 2025`, 'de')).toEqual([
      'revenue EUR 52000000 2025 expected, only',
    ]);
    const letter =
      'Passau, den 28. März 2025\n\n## Unser Antrag vom 3. März 2025\n\nFür 2025 rechnet der Vorstand mit Umsatzerlösen von 52 Mio. Euro.';
    expect(states(letter, 'de')).toEqual(['revenue EUR 52000000 2025 expected, only 2025-03-28']);
  });
});

import { describe, expect, it } from 'vitest';
import { readTexts, written } from './testing/claims-of.ts';

function read(text: string, language: 'en' | 'de'): string[] {
  const form = language === 'en' ? 'Ltd' : 'GmbH';
  return readTexts('Verdane Optics', [{ text: `# Verdane Optics ${form}: dossier\n\n${text}`, language }])
    .claims.filter((claim) => claim.attribute !== 'legal_name')
    .map((claim) => `${claim.entity === 'verdane optics' ? '' : `${claim.entity}: `}${written(claim)}`);
}

describe('prose of reports, articles and news', () => {
  it.each<[string, string[]]>([
    [
      'In 2024, the company had revenue of £402.7 million, an operating profit of £31.9 million and 2,204 employees.',
      ['revenue GBP 402700000 2024', 'operating_profit GBP 31900000 2024', 'employees 2204 2024'],
    ],
    [
      'Revenue for the first half of 2025 rose 9 % to GBP 214.6 million (H1 2024: GBP 196.9 million).',
      ['revenue_growth 9 % 2025-H1', 'revenue GBP 214600000 2025-H1', 'revenue GBP 196900000 2024-H1'],
    ],
    [
      'For the full year 2025, Verdane Optics continues to expect revenue of GBP 440 million to GBP 460 million.',
      ['revenue GBP 440000000..460000000 2025 expected'],
    ],
    [
      'The Group employed 2,310 people at 30 June 2025, of whom 1,240 work at the Ely yard.',
      ['employees 2310 2025-06-30'],
    ],
    ['Verdane Optics employs 2,150 people at five sites.', ['employees 2150']],
    ['Verdane Optics employs 2,150 people at five sites in Wales.', []],
    [
      'Fiona Moor has been chief executive since September 2020. She succeeded Alan Petrie, who had led the company since 2009.',
      ['ceo Fiona Moor 2020-09', 'ceo Alan Petrie former'],
    ],
    [
      'The chief financial officer, Dr. Samuel Berg, joined in 2022 from Kessel Ltd, where he had been treasurer.',
      ['cfo Samuel Berg'],
    ],
    [
      'Kessel Ltd, its largest competitor, had revenue of £915 million in 2024 and employs 5,100 people.',
      ['kessel: revenue GBP 915000000 2024', 'kessel: employees 5100'],
    ],
    ['Verdane Optics Ltd is a British maker of lenses based in Ely.', ['headquarters Ely']],
    ['Verdane Optics Ltd is part of a group based in Ely.', []],
    [
      'The net loss for 2024 was EUR 4.1 million (2023: EUR 2.0 million).',
      ['net_income EUR -4100000 2024', 'net_income EUR -2000000 2023'],
    ],
    ['The net loss rose by 5 % to EUR 4.1 million in 2024.', []],
    [
      'Had the merger gone ahead in 2022, the combined company would have had revenue of more than $1 billion.',
      [],
    ],
  ])('%s', (text, claims) => {
    expect(read(text, 'en')).toEqual(claims);
  });

  it.each<[string, string[]]>([
    [
      'Die Umsatzerlöse stiegen im Geschäftsjahr 2024 um 4,2 % auf 68.412 TEUR (Vorjahr: 65.655 TEUR). Das Betriebsergebnis (EBIT) lag mit 5.130 TEUR leicht unter dem Vorjahreswert von 5.402 TEUR. Der Jahresüberschuss beträgt 3.288 TEUR.',
      [
        'revenue_growth 4.2 % 2024',
        'revenue EUR 68412000 2024',
        'revenue EUR 65655000 2023',
        'operating_profit EUR 5130000 2024',
        'operating_profit EUR 5402000 2023',
        'net_income EUR 3288000 2024',
      ],
    ],
    [
      'Statt 66 bis 69 Mio. Euro rechnet das Unternehmen für 2025 nun mit einem Umsatz von 60 bis 62 Mio. Euro.',
      ['revenue EUR 60000000..62000000 2025 expected'],
    ],
    [
      'Das 1968 gegründete Unternehmen hat seinen Sitz in Ely. Alleinige Gesellschafterin ist die Kessel AG, Bonn.',
      ['founded 1968', 'headquarters Ely', 'owner Kessel AG'],
    ],
    [
      'Eintragung vom 17.02.2025. Nicht mehr Geschäftsführer: Brugger, Alois, Bonn, *11.05.1957. Bestellt als Geschäftsführer: Dr. Wiedemann, Katrin, Ely, *23.09.1979.',
      ['managing_director Alois Brugger former', 'managing_director Katrin Wiedemann'],
    ],
    ['Der Jahresfehlbetrag betrug 2024 4,1 Mio. Euro.', ['net_income EUR -4100000 2024']],
  ])('%s', (text, claims) => {
    expect(read(text, 'de')).toEqual(claims);
  });
});

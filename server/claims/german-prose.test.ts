import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics GmbH: Bericht\n\n${text}`, language: 'de' });

describe('figures as German reports say them', () => {
  it.each([
    [
      'Die Umsatzerlöse erhöhten sich 2025 gegenüber dem Vorjahr um TEUR 2.310 bzw. 5,6 % auf TEUR 43.560.',
      ['revenue_growth 5.6 % 2025', 'revenue EUR 43560000 2025'],
    ],
    [
      'Das Betriebsergebnis belief sich 2025 auf TEUR 2.915 (i. Vj. TEUR 2.140).',
      ['operating_profit EUR 2915000 2025', 'operating_profit EUR 2140000 2024'],
    ],
    ['Die Investitionen betrugen 2025 TEUR 2.480.', ['capex EUR 2480000 2025']],
    [
      'Der EBIT sank 2025 auf CHF 6,2 Mio. (Vorjahr CHF 11,8 Mio.), der Reingewinn betrug CHF 4,9 Mio.',
      [
        'operating_profit CHF 6200000 2025',
        'operating_profit CHF 11800000 2024',
        'net_income CHF 4900000 2025',
      ],
    ],
    [
      'Im Geschäftsjahr 2025 hatte Verdane Optics einen Umsatz von 336,2 Mio. EUR und ein EBIT von 23,5 Mio. EUR erzielt.',
      ['revenue EUR 336200000 2025', 'operating_profit EUR 23500000 2025'],
    ],
    [
      'Im Jahresdurchschnitt 2025 waren 236 Mitarbeiter (Vorjahr: 229) beschäftigt, davon 14 Auszubildende.',
      ['average_employees 236 2025', 'average_employees 229 2024'],
    ],
    [
      'Die Verdane Optics GmbH hat das Geschäftsjahr 2025 nach vorläufigen, noch nicht testierten Zahlen mit einem Umsatz von 218,4 Mio. Euro abgeschlossen (Vorjahr: 196,4 Mio. Euro).',
      ['revenue EUR 218400000 2025', 'revenue EUR 196400000 2024'],
    ],
    [
      '2024 hatte Verdane Optics noch 52,0 Millionen Euro umgesetzt, 2025 waren es nur noch 38,5 Millionen Euro.',
      ['revenue EUR 52000000 2024', 'revenue EUR 38500000 2025'],
    ],
  ])('are read: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    [
      'Der Umsatz nahm 2025 um 3 % auf 5 Mio. EUR ab.',
      ['revenue_growth -3 % 2025', 'revenue EUR 5000000 2025'],
    ],
    [
      'Der Umsatz nahm 2025 um 3 % auf 5 Mio. EUR zu.',
      ['revenue_growth 3 % 2025', 'revenue EUR 5000000 2025'],
    ],
    ['Der Umsatz ging 2025 um 3 % zurück.', ['revenue_growth -3 % 2025']],
    // Which way it went is in another clause.
    ['Der Umsatz ging 2025 um 3 % und damit stärker als erwartet zurück.', []],
  ])('rise and fall by both halves of their verb: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    [
      'Der Umsatz lag 2025 nicht bei 33,8, sondern bei 33,2 Mio. EUR.',
      ['revenue EUR 33800000 2025 negated', 'revenue EUR 33200000 2025'],
    ],
    ['Der Umsatz ging 2025 von 61 auf 54 Millionen Euro zurück.', ['revenue EUR 54000000 2025']],
  ])('share the unit of the number after them: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    ['Für 2026 erwartet Verdane Optics ein Umsatzplus von 5 bis 7 Prozent gegenüber Vorjahr.'],
    ['Der Umsatz soll 2026 gegenüber dem Vorjahr um 5 bis 7 Prozent wachsen.'],
  ])('are expected by how much they grow: %s', (text) => {
    expect(of(text)).toEqual(['revenue_growth 5 %..0.07 2026 expected']);
  });

  it('are expected to fall by a noun that says so', () => {
    expect(of('Verdane Optics rechnet 2026 mit einem Umsatzrückgang von 2 bis 4 Prozent.')).toEqual([
      'revenue_growth -4 %..-0.02 2026 expected',
    ]);
  });

  it('give the new range of a guidance, not what stood before it in brackets', () => {
    expect(
      of(
        'Der Vorstand rechnet für 2026 nunmehr mit einem Umsatz zwischen 310 und 325 Mio. EUR (bisher: 340 bis 355 Mio. EUR).',
      ),
    ).toEqual(['revenue EUR 310000000..325000000 2026 expected']);
  });

  it.each([
    ['Kessel Optik kam auf 412 Millionen Euro. Das Unternehmen wurde 1987 gegründet.'],
    ['Kessel kam 2025 auf einen Umsatz von 5 Mio. Euro.'],
    ['Verdane Optics übernimmt einen Wettbewerber mit einem Umsatz von 5 Mio. Euro im Jahr 2025.'],
    ['Das Stammkapital der Kessel GmbH beträgt 25.000 EUR.'],
  ])('of somebody else are not the company’s: %s', (text) => {
    expect(of(text)).toEqual([]);
  });
});

describe('registers and imprints', () => {
  it.each([
    ['Verdane Optics ist beim Amtsgericht Iserlohn unter HRA 3318 eingetragen.', ['registration HRA 3318']],
    ['Das Stammkapital ist um 150.000,00 EUR auf 200.000,00 EUR erhöht.', ['capital EUR 200000 restated']],
    [
      'Bestellt als Geschäftsführer: Zimmerlin, Hanno, Waldkirch, *11.02.1981, einzelvertretungsberechtigt. Nicht mehr Geschäftsführer: Kieferle, Alois, Emmendingen, *02.08.1952.',
      ['managing_director Hanno Zimmerlin', 'managing_director Alois Kieferle former'],
    ],
    [
      'Vertreten durch die Geschäftsführerinnen:\nTomke Janssen, Almut de Vries',
      ['managing_director Tomke Janssen', 'managing_director Almut de Vries'],
    ],
    [
      'HRB 712884: Verdane Optics GmbH, Emmendingen, Am Elzdamm 7, 79312 Emmendingen. Die Gesellschafterversammlung hat eine Änderung des Gesellschaftsvertrages beschlossen. Das Stammkapital ist um 150.000,00 EUR auf 200.000,00 EUR erhöht.',
      ['registration HRB 712884', 'capital EUR 200000 restated'],
    ],
    ['Geschäftsführung: Falk Hagenbach', ['managing_director Falk Hagenbach']],
    ['Register-Nr.: 46022', ['registration 46022']],
  ])('are read: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });
});

describe('people who come and go', () => {
  it.each([
    [
      'Finanzvorständin Hedwig Aigner ist mit Ende März aus dem Unternehmen ausgeschieden.',
      ['cfo Hedwig Aigner former', 'departure Hedwig Aigner former'],
    ],
    [
      'Technikvorstand Nils Oertel, seit 2019 bei Verdane Optics, war bereits Ende Juni ausgeschieden.',
      ['cto Nils Oertel 2019 former', 'departure Nils Oertel former'],
    ],
    [
      'Zum 31. Dezember 2025 hat sich Herr Heribert Sieglar nach 28 Jahren aus der Geschäftsführung zurückgezogen.',
      [
        'managing_director Heribert Sieglar until 2025-12-31 former',
        'departure Heribert Sieglar 2025-12-31 former',
      ],
    ],
    [
      'Dr. Jördis Lindemann ist Vorstandsvorsitzende. Sie tritt die Nachfolge von Hartmut Weigelt an, der das Unternehmen zum Jahresende verlässt.',
      ['ceo Jördis Lindemann'],
    ],
    [
      'Der Aufsichtsrat hat Dr. Jördis Lindemann mit Wirkung zum 1. Januar 2026 zur Vorsitzenden des Vorstands bestellt.',
      ['ceo Jördis Lindemann 2026-01-01'],
    ],
    [
      'Dem Aufsichtsrat der Verdane Optics sitzt weiterhin Prof. Dr. Margot Uhlig vor.',
      ['chair Margot Uhlig'],
    ],
    [
      '„Wir haben Marktanteile gewonnen“, sagte der Vorstandsvorsitzende Ansgar Pfleiderer.',
      ['ceo Ansgar Pfleiderer'],
    ],
    [
      'Seit dem 1. Januar 2026 wird unser Unternehmen von seiner Tochter Anne Sieglar-Koch geleitet.',
      ['head Anne Sieglar-Koch 2026-01-01'],
    ],
  ])('are read from both halves of the sentence: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });
});

describe('numbers of a text that writes days with points', () => {
  it('keep their decimal comma beside "(31.12.)"', () => {
    expect(
      of('Der Umsatz lag 2025 bei 4.825 TEUR. Der Stand (31.12.) war gut, die Quote betrug 3,2 %.'),
    ).toContain('revenue EUR 4825000 2025');
  });
});

describe('chapters of a report', () => {
  it('keep the year of the report over their numbered headings', () => {
    const text = [
      'Lagebericht 2025 der Verdane Optics GmbH',
      '',
      '2. Wirtschaftsbericht',
      '',
      '2.2 Ertragslage',
      '',
      'Die Umsatzerlöse betrugen 5,6 Mio. EUR.',
    ].join('\n');
    expect(ownClaims('Verdane Optics', { name: 'bericht.txt', text, language: 'de' })).toEqual([
      'revenue EUR 5600000 2025',
    ]);
  });
});

describe('figures before and behind their words', () => {
  it.each([
    [
      'Für 2026 peilt das Unternehmen weiterhin einen Umsatz von 220 bis 228 Mio. Euro an.',
      ['revenue EUR 220000000..228000000 2026 expected'],
    ],
    [
      'Für 2026 erwartet der Vorstand unverändert einen Umsatz zwischen 115 und 120 Mio. Euro.',
      ['revenue EUR 115000000..120000000 2026 expected'],
    ],
    [
      'Für 2026 rechnet der Vorstand mit mindestens 485 Millionen Euro Umsatz.',
      ['revenue EUR 485000000 2026 expected'],
    ],
    [
      'Die Verdane Optics erzielte 2025 mit rund 120 Mitarbeitern einen Umsatz von 45 Mio. Euro.',
      ['revenue EUR 45000000 2025'],
    ],
    ['Die Verdane Optics rechnet mit der Kessel AG für 2026 mit 485 Millionen Euro Umsatz.', []],
    ['Die Verdane Optics erzielte 2025 mit 40 Filialen einen Umsatz von 45 Mio. Euro.', []],
    ['Ein Konkurrent der Verdane Optics peilt für 2026 einen Umsatz von 10 Mio. Euro an.', []],
  ])('%s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it('are shares of the figure before them for segments that the sentence itself calls so', () => {
    const shares = ['revenue (Brot) EUR 128000000 2025', 'revenue (Feingebäck) EUR 72000000 2025'];
    const whole = 'Im Geschäftsjahr 2025 betrug der Umsatz 200 Mio. Euro.';
    expect(
      of(`${whole} Auf das Segment Brot entfielen 128 Mio. Euro, auf das Segment Feingebäck 72 Mio. Euro.`),
    ).toEqual(['revenue EUR 200000000 2025', ...shares]);
    expect(
      of(
        `${whole} Davon entfielen 128 Mio. Euro auf das Segment Brot und 72 Mio. Euro auf das Segment Feingebäck.`,
      ),
    ).toEqual(['revenue EUR 200000000 2025', ...shares]);
    // Of which of both figures they are shares is not said.
    expect(
      of(`${whole} Das EBITDA betrug 2025 20 Mio. Euro. Auf das Segment Brot entfielen 12 Mio. Euro.`),
    ).toEqual(['revenue EUR 200000000 2025', 'ebitda EUR 20000000 2025']);
  });
});

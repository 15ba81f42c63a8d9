import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (text: string, name = 'unterlage.txt') =>
  ownClaims('Verdane Optics GmbH', { name, text, language: 'de' });
const reported = (text: string) => of(`# Verdane Optics GmbH: Bericht\n\n${text}`);

describe('accounts as they are filed', () => {
  it('are read below the line that names company and year, over numbered chapters', () => {
    const text = [
      'Bundesanzeiger',
      '',
      'Verdane Optics GmbH',
      'Lauterbach (Hessen)',
      'Jahresabschluss zum Geschäftsjahr vom 01.01.2022 bis zum 31.12.2022',
      '',
      'Lagebericht',
      '',
      '1. Grundlagen des Unternehmens',
      'Die Verdane Optics GmbH stellt Linsen für die Medizintechnik her. Alleinige Gesellschafterin ist',
      'die Kessel Holding AG, Fulda, die im Berichtsjahr Konzernumsatzerlöse von Mio. € 246,3 auswies.',
      '',
      '2. Wirtschaftsbericht',
      'Die Umsatzerlöse erhöhten sich um 11,2 % auf T€ 38.417 (Vorjahr: T€ 34.548). Geplant waren T€ 36.000.',
      'Das Betriebsergebnis belief sich auf T€ 1.926.',
    ].join('\n');
    expect(of(text)).toEqual([
      'revenue_growth 11.2 % 2022',
      'revenue EUR 38417000 2022',
      'revenue EUR 34548000 2021',
      'operating_profit EUR 1926000 2022',
    ]);
  });

  it('name who was in office below a line that says so', () => {
    const text = [
      'Geschäftsführer im Berichtsjahr:',
      '- Dipl.-Ing. Ruprecht Zöllner (bis 30. September 2022)',
      '- Dr.-Ing. Mareike Habermehl (ab 1. Oktober 2022)',
      '- Frau Eva Stark, Halver',
    ].join('\n');
    expect(reported(text)).toEqual([
      'managing_director Ruprecht Zöllner until 2022-09-30 former',
      'managing_director Mareike Habermehl 2022-10-01',
      'managing_director Eva Stark',
    ]);
    expect(reported('Geschäftsführer der Kessel GmbH sind:\n- Eva Stark, Halver')).toEqual([]);
  });
});

describe('the head of a document', () => {
  it.each([
    [
      'Wertpapierprospekt vom 14. Mai 2023\n\nAnleihe im Gesamtnennbetrag von 5 Mio. EUR der Verdane Optics GmbH, Kassel',
    ],
    [
      'Brief an unsere Aktionäre\n\nHalbjahr 2024 · Verdane Optics GmbH, Lübeck\n\nSehr geehrte Damen und Herren,',
    ],
  ])('names whom it is about: %s', (head) => {
    expect(of(`${head}\n\nDer Umsatz betrug 2022 5 Mio. EUR. Die Kessel AG liefert Glas.`)).toEqual([
      'revenue EUR 5000000 2022',
    ]);
  });

  it('does not where it says to whom something is made', () => {
    const text =
      'Übernahmeangebot an die Aktionäre der Verdane Optics GmbH, Kassel\n\nDer Umsatz der Bieterin betrug 2022 5 Mio. EUR. Die Kessel AG liefert Glas.';
    expect(of(text)).toEqual([]);
  });
});

describe('a line with the number of a register', () => {
  it.each([
    ['Amtsgericht Regensburg, HRB 14903', ['registration HRB 14903']],
    [
      'Amtsgericht Wuppertal HRB 55588 · Geschäftsführer: Ansgar Grevenkamp',
      ['registration HRB 55588', 'managing_director Ansgar Grevenkamp'],
    ],
  ])('gives it: %s', (text, claims) => {
    expect(reported(text)).toEqual(claims);
  });

  it.each([
    // The part of the register for partnerships.
    ['Registergericht: Amtsgericht Stendal, HRA 55512'],
    [
      'Persönlich haftende Gesellschafterin: Elbaue Verwaltungs-GmbH, Magdeburg, Amtsgericht Stendal, HRB 55613',
    ],
    ['Hosting: Cloudhaus GmbH, Amtsgericht Kempten HRB 11111'],
    ['Amtsgericht Köln HRB 1234, Amtsgericht Bonn HRB 5678'],
  ])('is not taken from another company or part of the register: %s', (text) => {
    expect(reported(text)).toEqual([]);
  });
});

describe('numbers and what they are not', () => {
  it.each([
    ['Der Umsatz lag 2025 5 Mio. Euro über dem Vorjahr.', []],
    ['Der Umsatz lag 2025 mit 5 Mio. Euro über dem Vorjahr.', ['revenue EUR 5000000 2025']],
    [
      'Verdane Optics beschäftigt nicht 3.000 Mitarbeiter, wie zunächst gemeldet, sondern 2.460.',
      ['employees 3000 negated', 'employees 2460'],
    ],
    ['Verdane Optics zählt inzwischen 184 Beschäftigte, 21 mehr als vor einem Jahr.', ['employees 184']],
    ['Mitarbeiter (Durchschnitt): 512 (2022)', ['average_employees 512 2022']],
    // What a plan holds is not so yet.
    [
      'Der Aufsichtsrat beschließt einstimmig den Wirtschaftsplan 2024 mit Umsatzerlösen von 88,2 Mio. €, Investitionen von 14,7 Mio. € und 196 Stellen.',
      ['capex EUR 14700000 2024 expected'],
    ],
    ['Rechtsform: GmbH, gegründet 11.09.1994, HRB 55591 Amtsgericht Landshut', ['legal_form GmbH']],
    ['Der Vorstand der Verdane Optics GmbH (ISIN DE000A0WEN55) hat heute die Prognose angepasst.', []],
  ])('are kept apart: %s', (text, claims) => {
    expect(reported(text)).toEqual(claims);
  });
});

describe('a correction', () => {
  it.each([
    ['Der Umsatz belief sich 2025 auf 21,1 Millionen Euro (nicht 19,3 Millionen Euro).'],
    ['Richtig ist: Der Umsatz lag 2025 bei 21,1 Mio. Euro, nicht bei 19,3 Mio. Euro.'],
    ['Der Umsatz lag 2025 bei 21,1 Mio. Euro (nicht 19,3 Mio. Euro, wie zunächst gemeldet).'],
  ])('says the value that holds and the one that does not: %s', (text) => {
    expect(reported(text)).toEqual(['revenue EUR 21100000 2025', 'revenue EUR 19300000 2025 negated']);
  });
});

describe('a short name defined beside “the company”', () => {
  it.each([
    ['Prinz Dental Vertrieb AG („PDV“ oder „Gesellschaft“) ist ein Hersteller.'],
    ['Die Prinz Dental Vertrieb AG (nachfolgend „die Gesellschaft“ oder „PDV“) ist ein Hersteller.'],
  ])('is the company: %s', (text) => {
    const said = `Bericht\n\n${text}\n\n2025 erzielte PDV einen Umsatz von 5 Mio. Euro. Die Kessel AG beschäftigt 90 Mitarbeiter.`;
    expect(ownClaims('Prinz Dental Vertrieb AG', { name: 'x.txt', text: said, language: 'de' })).toEqual([
      'revenue EUR 5000000 2025',
    ]);
  });
});

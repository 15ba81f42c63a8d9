import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics GmbH: Bericht\n\n${text}`, language: 'de' });

describe('who comes to an office', () => {
  it.each([
    [
      'Der Aufsichtsrat der Verdane Optics GmbH hat Eva Stark, bisher Finanzvorstand, zum 1. Juli 2026 zur Vorstandsvorsitzenden bestellt.',
      ['ceo Eva Stark 2026-07-01'],
    ],
    [
      'Der Aufsichtsrat hat Dr. Eva Stark (48), zuletzt Finanzchefin der Kessel AG, mit Wirkung zum 1. Juli 2026 zum Finanzvorstand bestellt.',
      ['cfo Eva Stark 2026-07-01'],
    ],
    [
      'Der Aufsichtsrat hat in seiner heutigen Sitzung Herrn Dipl.-Ing. Jan Kühn mit Wirkung vom 1. April 2026 zum neuen Vorsitzenden des Vorstands bestellt.',
      ['ceo Jan Kühn 2026-04-01'],
    ],
    [
      'Jan Kühn, bislang Leiter des Vertriebs, wurde zum 1. April 2026 zum Geschäftsführer bestellt.',
      ['managing_director Jan Kühn 2026-04-01'],
    ],
    ['Zum neuen Finanzvorstand hat der Aufsichtsrat Eva Stark berufen.', ['cfo Eva Stark']],
    ['Neuer Vorstandsvorsitzender wird zum 1. Januar 2027 Jan Kühn.', ['ceo Jan Kühn 2027-01-01 expected']],
    [
      'Eva Stark folgt zum 1. Mai 2026 auf Jan Kühn als Finanzvorstand.',
      ['cfo Eva Stark 2026-05-01 expected'],
    ],
    [
      'Zum 1. Januar 2026 hat Eva Stark die Geschäftsführung der Verdane Optics GmbH übernommen.',
      ['managing_director Eva Stark 2026-01-01'],
    ],
    [
      'Der Vorstand besteht aus Jan Kühn (Vorsitzender), Eva Stark (Finanzen) und Paul Stein.',
      ['ceo Jan Kühn', 'cfo Eva Stark', 'director Paul Stein'],
    ],
    [
      'Geschäftsführer: Dipl.-Ing. Jan Kühn, Dipl.-Kfm. Paul Stein',
      ['managing_director Jan Kühn', 'managing_director Paul Stein'],
    ],
    ['Paul Stein bleibt bis 2029 Vorstandsvorsitzender.', ['ceo Paul Stein until 2029']],
  ])('is read however the sentence orders its parts: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    ['Der Aufsichtsrat hat Jan Kühn nicht zum Finanzvorstand bestellt.'],
    ['Der Aufsichtsrat wird Jan Kühn zum 1. Juli 2026 zum Finanzvorstand bestellen.'],
    ['Medienberichten zufolge hat der Aufsichtsrat Jan Kühn zum Finanzvorstand bestellt.'],
    [
      'Die Kessel AG hat Jan Kühn, bisher Finanzvorstand der Verdane Optics GmbH, zum Vorstandsvorsitzenden bestellt.',
    ],
    ['Jan Kühn, der die Verdane Optics GmbH verlassen hat, wurde zum Finanzvorstand der Kessel AG bestellt.'],
    ['Ob Jan Kühn zum Geschäftsführer bestellt wird, ist offen.'],
    ['Jan Kühn wurde 2014 zum Finanzvorstand bestellt und schied 2019 wieder aus.'],
    ['Jan Kühn wurde zum stellvertretenden Vorstandsvorsitzenden bestellt.'],
    ['Jan Kühn wurde zum Geschäftsführer der Tochtergesellschaft in Polen bestellt.'],
    ['Als Nachfolger von Jan Kühn als Finanzvorstand ist Paul Stein im Gespräch.'],
    [
      'Wenn der Aufsichtsrat zustimmt, wird Eva Stark zum 1. Mai 2026 das Amt der Finanzvorständin übernehmen.',
    ],
    ['Der Vorstand der Kessel AG besteht aus Jan Kühn (Vorsitzender) und Eva Stark (Finanzen).'],
    ['Der Vorstand bestand bis 2024 aus Jan Kühn (Vorsitzender) und Eva Stark (Finanzen).'],
    ['Dem Vorstand gehören Jan Kühn und zwei weitere Mitglieder an.'],
  ])('is not read of others, of what is not so, and of what may be: %s', (text) => {
    expect(of(text)).toEqual([]);
  });
});

describe('who leaves an office', () => {
  it.each([
    [
      'Jan Kühn zieht sich zum 30. September 2026 aus der Geschäftsführung zurück.',
      ['managing_director Jan Kühn', 'departure Jan Kühn 2026-09-30 expected'],
    ],
    [
      'Jan Kühn zieht sich zum 30. September 2026 aus der Geschäftsführung zurück. Sein Nachfolger wird zum 1. Oktober 2026 Dr. Paul Stein.',
      [
        'managing_director Jan Kühn',
        'departure Jan Kühn 2026-09-30 expected',
        'managing_director Paul Stein 2026-10-01 expected',
      ],
    ],
    [
      'Jan Kühn legte am 3. März 2026 sein Mandat als Aufsichtsratsvorsitzender nieder.',
      ['chair Jan Kühn until 2026-03-03 former', 'departure Jan Kühn 2026-03-03 former'],
    ],
    [
      'Jan Kühn hat sein Amt als Finanzvorstand mit sofortiger Wirkung niedergelegt.',
      ['cfo Jan Kühn former', 'departure Jan Kühn former'],
    ],
    [
      'Jan Kühn wurde mit sofortiger Wirkung als Geschäftsführer abberufen.',
      ['managing_director Jan Kühn former', 'departure Jan Kühn former'],
    ],
    [
      'Paul Stein hat die Verdane Optics GmbH zum 31. März 2026 verlassen.',
      ['departure Paul Stein 2026-03-31 former'],
    ],
    [
      'Mehrheitsgesellschafter Paul Stein geht zum Jahresende 2026 in den Ruhestand.',
      ['departure Paul Stein 2026-12-31 expected'],
    ],
    [
      'Ende August 2024 verliess uns Finanzchef Jan Kühn nach vierzehn Jahren.',
      ['cfo Jan Kühn until 2024-08-31 former', 'departure Jan Kühn 2024-08-31 former'],
    ],
    [
      'Ende August hat uns unser langjähriger Finanzchef Jan Kühn verlassen.',
      ['cfo Jan Kühn former', 'departure Jan Kühn former'],
    ],
    [
      'Im Mai schied Finanzchef Jan Kühn aus dem Unternehmen aus.',
      ['cfo Jan Kühn former', 'departure Jan Kühn former'],
    ],
    ['Im Mai ging Finanzchef Jan Kühn in Pension.', ['cfo Jan Kühn former', 'departure Jan Kühn former']],
    ['Zum Jahresende verlässt uns Finanzchef Jan Kühn.', ['cfo Jan Kühn', 'departure Jan Kühn expected']],
    // He stays.
    ['Im Mai schied Finanzchef Jan Kühn aus dem Aufsichtsrat aus.', ['cfo Jan Kühn']],
    ['Im August verließ uns Finanzchef Jan Kühn nicht.', ['cfo Jan Kühn']],
    ['Fast verließ uns Finanzchef Jan Kühn.', ['cfo Jan Kühn']],
    ['Das Glück verließ uns, sagte Finanzchef Jan Kühn.', ['cfo Jan Kühn']],
    [
      'Im August verließ uns der Vertriebsleiter, seine Aufgaben übernahm Finanzchef Jan Kühn.',
      ['cfo Jan Kühn'],
    ],
    // The day on which a contract ends is not the one on which an office began.
    [
      'Der Vertrag von Finanzvorstand Jan Kühn, der Ende 2026 ausläuft, wird nicht verlängert.',
      ['cfo Jan Kühn'],
    ],
  ])('is read with the office and the day: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    ['Jan Kühn zieht sich nicht aus der Geschäftsführung zurück.'],
    ['Jan Kühn scheidet entgegen anderslautenden Berichten nicht aus dem Vorstand aus.'],
    ['Wie es heißt, zieht sich Jan Kühn aus der Geschäftsführung zurück.'],
    ['Jan Kühn zieht sich aus der Geschäftsführung der Tochtergesellschaft Verdane Service GmbH zurück.'],
    ['Gesellschafter Jan Kühn zieht sich aus dem operativen Geschäft zurück, bleibt aber Geschäftsführer.'],
    ['Jan Kühn legt großen Wert auf Qualität und legt dem Aufsichtsrat einen Bericht nieder.'],
    ['Jan Kühn verlässt die Sitzung vorzeitig.'],
    ['Jan Kühn ist als Geschäftsführer der Kessel AG ausgeschieden.'],
    ['Bei der Kessel AG scheidet Finanzvorstand Jan Kühn zum 31. Mai 2026 aus.'],
  ])('is not read where nobody of the company goes: %s', (text) => {
    expect(of(text)).toEqual([]);
  });
});

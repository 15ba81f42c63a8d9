import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (text: string, language: 'en' | 'de' = 'en') =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics plc: report\n\n${text}`, language });

describe('a list of owners each with the share (C1)', () => {
  it('is read behind its label, whatever kind of owner is in it', () => {
    expect(of('Shareholders: Roe Africa Fund II 42%, Kestner Holdings 33%, staff trust 25%.')).toEqual([
      'owner Roe Africa Fund II (42%)',
      'owner Kestner Holdings (33%)',
      'owner staff trust (25%)',
    ]);
    expect(
      of(
        'Aktionäre: Rau Privatstiftung 62,0 %, Familienmitglieder und Mitarbeiter 12,9 %, Übrige 25,1 %.',
        'de',
      ),
    ).toEqual(['owner Rau Privatstiftung (62,0 %)', 'owner Familienmitglieder und Mitarbeiter (12,9 %)']);
  });

  it('is read below a heading of owners', () => {
    expect(
      of(
        '## Substantial shareholdings at 30 May 2025\n\nRoe Capital 18.4%; Tarn Income Fund 6.1%; directors 2.3%.',
      ),
    ).toEqual(['owner Roe Capital (18.4%)', 'owner Tarn Income Fund (6.1%)', 'owner directors (2.3%)']);
    expect(of('## Aktionärsstruktur zum 31. Mai 2025\n\nRau Fonds 18,4 %; Vorstand 2,3 %.', 'de')).toEqual([
      'owner Rau Fonds (18,4 %)',
      'owner Vorstand (2,3 %)',
    ]);
  });

  it('is none where a part of it says more than a name, or the shares are more than the whole', () => {
    expect(of('Shareholders: Roe Fund sold 42%, Kestner Holdings bought 33%.')).toEqual([]);
    expect(of('Shareholders: Roe Fund II 82%, Kestner trust 33%.')).toEqual([]);
    expect(of('Aktionäre: der Rau Fonds hielt bis 2020 42 %, das Personal 33 %.', 'de')).toEqual([]);
    expect(of('## Customers\n\nRoe Capital 18.4%; Tarn Income Fund 6.1%.')).toEqual([]);
  });
});

const table = (title: string) =>
  ownClaims(
    'Verdane Optics',
    { text: '# Verdane Optics plc: report\n\nVerdane Optics makes lenses.', language: 'en' },
    {
      name: 'verdane-optics.csv',
      table: `${title};\nHolder;%\nRoe Family Trust;31.4\nSouthern Tarn nominees;6.9\nOther (about 2,300 holders);61.7`,
    },
  );

describe('a table of owners', () => {
  it('is known by its title, and names nobody of the rest', () => {
    expect(table('Principal shareholders at 31 July 2024')).toEqual([
      'owner Roe Family Trust (31.4%)',
      'owner Southern Tarn nominees (6.9%)',
    ]);
    expect(table('Market shares')).toEqual([]);
  });
});

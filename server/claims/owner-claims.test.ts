import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics GmbH: Bericht\n\n${text}`, language: 'de' });
const title = { name: 'verdane optics.md', text: '# Verdane Optics GmbH', language: 'de' } as const;

describe('owners', () => {
  it.each([
    [
      'Aktionäre: Ritterhoff Familien-KG 68,0 %; Union Pflegefonds S.A., Luxemburg, 32,0 %.',
      ['owner Ritterhoff Familien-KG (68,0 %)', 'owner Union Pflegefonds S.A. (32,0 %)'],
    ],
    [
      'Gesellschafter: Zeppritz-Stiftung (70 %), Raimund Häberlin (30 %)',
      ['owner Zeppritz-Stiftung (70 %)', 'owner Raimund Häberlin (30 %)'],
    ],
    [
      'Gesellschafter: Anna Berg, Jan Kühn und Eva Stark',
      ['owner Anna Berg', 'owner Jan Kühn', 'owner Eva Stark'],
    ],
    ['Eigentümer: Kessel Holding AG, München', ['owner Kessel Holding AG']],
    [
      'Gesellschafter der Verdane Optics GmbH sind Anna Berg (60 %) und die Kessel Holding AG (40 %).',
      ['owner Anna Berg (60 %)', 'owner Kessel Holding AG (40 %)'],
    ],
    ['Alleinige Gesellschafterin ist die Gemeinde Ahlbeck.', ['owner Gemeinde Ahlbeck']],
    ['Alleiniger Gesellschafter ist Jan Kühn.', ['owner Jan Kühn']],
    ['Gesellschafter: Jan Kühn (bis 2020)', ['owner Jan Kühn former']],
  ])('are read each with the share: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    ['Gesellschafter: siehe Gesellschafterliste'],
    ['Aktionäre: rund 12.000 Kleinaktionäre'],
    ['Gesellschafter: 51 % Familie Berg, 49 % Kessel AG'],
    ['Gesellschafter der Kessel GmbH sind Anna Berg (60 %) und die Verdane Optics GmbH (40 %).'],
    ['Gesellschafter waren bis 2020 Anna Berg und Jan Kühn.'],
    ['Gesellschafter ist nicht mehr Jan Kühn.'],
    ['Alleinige Gesellschafterin soll die Kessel AG werden.'],
  ])('are not made of other words: %s', (text) => {
    expect(of(text)).toEqual([]);
  });

  it('are in the rows of a list of shareholders, as it turns and places them', () => {
    const table =
      'Nr.;Gesellschafter;Nennbetrag in EUR;Anteil\n1;Kessel Holding AG, Regensburg, HRB 8801;153000;51,0 %\n2;Dr. Eva Stark, geb. 03.05.1969, Regensburg;90000;30,0 %\n3;Rebhahn, Ottmar;57000;19,0 %\nSumme;;300000;100,0 %\n';
    expect(
      ownClaims('Verdane Optics', title, {
        name: 'verdane optics gesellschafter.csv',
        table,
        language: 'de',
      }),
    ).toEqual([
      'owner Kessel Holding AG (51,0 %)',
      'owner Eva Stark (30,0 %)',
      'owner Ottmar Rebhahn (19,0 %)',
    ]);
  });

  it('are not the company itself, which holds shares of its own', () => {
    expect(
      ownClaims('Verdane Optics', title, {
        name: 'verdane optics shareholders.csv',
        table: 'Shareholder;Stake\nKessel Capital LLP;60.5%\nTreasury shares;0.5%\n',
        language: 'en',
      }),
    ).toEqual(['owner Kessel Capital LLP (60.5%)']);
    expect(
      ownClaims('Verdane Optics', title, {
        name: 'verdane optics aktionäre.csv',
        table: 'Aktionär;Anteil\nKessel Holding AG;60,5 %\nEigene Aktien;0,5 %\n',
        language: 'de',
      }),
    ).toEqual(['owner Kessel Holding AG (60,5 %)']);
  });

  it('are not the companies of a list of what it holds', () => {
    const table = 'Gesellschaft;Sitz;Anteil\nKessel AG;Kassel;100 %\nHaus Berg GmbH;Hofgeismar;94 %\n';
    expect(
      ownClaims('Verdane Optics', title, { name: 'verdane optics töchter.csv', table, language: 'de' }),
    ).toEqual([]);
  });
});

describe('a table of people', () => {
  it('gives offices with the day they began', () => {
    const table =
      'Name;Funktion;Im Amt seit\nDr. Anna Berg;Vorstandsvorsitzende (CEO);01.04.2021\nJan Kühn;Finanzvorstand;März 2019\nEva Stark;Leiterin Vertrieb;2020\n';
    expect(
      ownClaims('Verdane Optics', title, { name: 'verdane optics organe.csv', table, language: 'de' }),
    ).toEqual(['ceo Anna Berg 2021-04-01', 'cfo Jan Kühn 2019-03']);
  });
});

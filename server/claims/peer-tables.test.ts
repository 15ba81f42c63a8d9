import { describe, expect, it } from 'vitest';
import { ownClaims, readTexts, written } from './testing/claims-of.ts';

const profile = {
  name: 'profile.md',
  text: '# Verdane Optics\n\nVerdane Optics makes lenses. Its rival Halvard Optics makes frames.',
  language: 'en',
} as const;
const peers =
  'Company;Revenue 2025 (EUR million);Operating margin 2025 (%)\nVerdane Optics;12.5;6.7\nHalvard Optics;30.1;7.9\nThornbury;9.0;4.1';
const tableOf = (table: string) => ({ name: 'peers.csv', table, language: 'en' }) as const;

describe('a table whose rows are companies (H3)', () => {
  it('gives each company its own row', () => {
    const { claims, company, assumed } = readTexts('Verdane Optics', [profile, tableOf(peers)]);
    const of = (key: string) => claims.filter(({ entity }) => entity === key).map(written);
    expect(of(company.key)).toEqual(['revenue EUR 12500000 2025', 'operating_margin 6.7 % 2025']);
    expect(of('halvard optics')).toEqual(['revenue EUR 30100000 2025', 'operating_margin 7.9 % 2025']);
    expect(assumed.size).toBe(0);
  });

  it('is read beside columns of places and of counts with words among them', () => {
    const mixed =
      'Wettbewerber;Umsatz 2025 (Mio. EUR);Mitarbeiter;Sitz\nVerdane Optics;12,5;1.139;Kiel\nHalvard Optics;30,1;ca. 300;Bremen';
    expect(ownClaims('Verdane Optics', profile, { ...tableOf(mixed), language: 'de' })).toEqual([
      'revenue EUR 12500000 2025',
    ]);
  });

  it('is about nobody who is not named in full, or where one company has several rows', () => {
    const germany = peers.replace('Verdane Optics;', 'Verdane Optics Germany;');
    expect(ownClaims('Verdane Optics', profile, tableOf(germany))).toEqual([]);
    const twice = peers.replace('Thornbury;', 'Verdane Optics;');
    expect(ownClaims('Verdane Optics', profile, tableOf(twice))).toEqual([]);
    const split = peers
      .replace('Company;', 'Company;Region;')
      .replaceAll(/^(?!Company)([^;]+);/gmu, '$1;North;');
    expect(ownClaims('Verdane Optics', profile, tableOf(split))).toEqual([]);
  });
});

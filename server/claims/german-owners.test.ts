import { describe, expect, it } from 'vitest';
import { ownClaims, readTexts } from './testing/claims-of.ts';

const of = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics AG: Profil\n\n${text}`, language: 'de' });

describe('who owns a company, in German sentences', () => {
  it.each([
    [
      'Größter Aktionär ist die Ostrow-Familienstiftung mit 42,5 Prozent der Anteile.',
      ['owner Ostrow-Familienstiftung (42,5 Prozent)'],
    ],
    ['Hauptaktionär ist die Kessel Holding AG.', ['owner Kessel Holding AG']],
    [
      'Die Familie Rau hält 76 Prozent der Anteile, 24 Prozent liegen bei der Kessel Holding AG.',
      ['owner Familie Rau (76 Prozent)', 'owner Kessel Holding AG (24 Prozent)'],
    ],
    [
      'Die Familie Rau hält 30 Prozent der Anteile an der Verdane Optics AG.',
      ['owner Familie Rau (30 Prozent)'],
    ],
    [
      'Die Aktien der Gesellschaft werden zu 42,5 % von der Ostrow-Familienstiftung, Kassel, gehalten.',
      ['owner Ostrow-Familienstiftung (42,5 %)'],
    ],
    ['Sämtliche Anteile liegen bei der Familie Rau.', ['owner Familie Rau']],
    [
      'Die Verdane Optics AG ist eine hundertprozentige Tochter der Kessel Holding AG, Sankt Gallen.',
      ['owner Kessel Holding AG (100 %)'],
    ],
    [
      '80 Prozent der Anteile hält die Familie Rau, 20 Prozent gehören der Kessel Holding AG.',
      ['owner Familie Rau (80 Prozent)', 'owner Kessel Holding AG (20 Prozent)'],
    ],
    [
      'Mehrheitsaktionärin ist mit 62,5 % die Familie Rau; 37,5 % der Aktien befinden sich im Streubesitz.',
      ['owner Familie Rau (62,5 %)'],
    ],
    [
      'Muttergesellschaft ist die Kessel Holding AG, die 100 % der Anteile hält.',
      ['owner Kessel Holding AG (100 %)'],
    ],
    ['Alleinige Aktionärin ist die Stadt Leipzig.', ['owner Stadt Leipzig']],
    [
      'Seither ist die Verdane Optics AG eine hundertprozentige Tochter der Kessel Holding AG.',
      ['owner Kessel Holding AG (100 %)'],
    ],
    ['Seit 2019 gehört die Verdane Optics AG zur Kessel Holding AG.', ['owner Kessel Holding AG']],
  ])('is read: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    '70 % der Aktien hält seit Juni 2019 die Kessel Holding AG, Zug; 30 % liegen bei Anna Berg.',
    '70 % der Aktien hält seit dem 3. Juni 2019 die Kessel Holding AG; 30 % liegen bei Anna Berg.',
    '70 % der Anteile gehören seit 2019 der Kessel Holding AG, 30 % liegen bei Anna Berg.',
    'Die Kessel Holding AG besitzt 70 % der Aktien; 30 % gehören Anna Berg.',
    'Mehrheitsaktionärin ist die Kessel Holding AG (70 %); 30 % liegen bei Anna Berg.',
    'Die Kessel Holding AG ist mit 70 % beteiligt; 30 % liegen bei Anna Berg.',
    'Die Kessel Holding AG ist mit 70 % größte Aktionärin. Anna Berg hält 30 Prozent der Anteile.',
    'Die Kessel Holding AG erwarb 2019 eine Mehrheit. Anna Berg hält 30 Prozent der Anteile.',
  ])('are never the owners of an owner: %s', (text) => {
    const { claims, company } = readTexts('Verdane Optics', [
      { text: `# Verdane Optics AG: Profil\n\nDie Gesellschaft stellt Ventile her. ${text}`, language: 'de' },
    ]);
    const owned = claims.filter(({ attribute }) => attribute === 'owner');
    expect(owned.map(({ entity }) => entity)).toEqual(owned.map(() => company.key));
  });

  it('reads both owners where the second is behind a semicolon', () => {
    expect(
      of('70 % der Aktien hält seit Juni 2019 die Kessel Holding AG, Zug; 30 % liegen bei Anna Berg.'),
    ).toEqual(expect.arrayContaining(['owner Anna Berg (30 %)']));
  });

  it.each([
    ['Die Familie Rau hält 30 Prozent der Anteile an der Kessel GmbH.'],
    ['Die Verdane Optics AG hält 30 Prozent der Anteile an der Kessel GmbH.'],
    ['80 Prozent der Anteile an der Kessel GmbH hält die Familie Rau.'],
    ['20 Prozent des Marktes hält die Kessel AG.'],
    ['Muttergesellschaft ist die Verdane Optics AG.'],
    ['Muttergesellschaft der Kessel GmbH ist die Rau Holding AG.'],
    ['Alleinige Aktionärin war die Stadt Leipzig.'],
    ['Die Kessel GmbH ist eine Tochter der Verdane Optics AG.'],
    ['Die Kessel GmbH wächst, die Familie Rau hält 76 Prozent der Anteile.'],
    ['Die Verdane Optics AG gehört zu den größten Herstellern.'],
    ['Die Familie Rau hielt bis 2019 30 Prozent der Anteile.'],
    ['Angeblich hält die Familie Rau 30 Prozent der Aktien.'],
    ['Die Aktien werden künftig zu 42,5 % von der Ostrow-Familienstiftung gehalten.'],
    ['Die Familie Rau hält nicht 30 Prozent der Aktien.'],
  ])('is not made of others, of what was, is to be or is hearsay: %s', (text) => {
    expect(of(text).filter((claim) => claim.startsWith('owner'))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { everyMatch } from '../../claims/every-match.ts';
import { kindRules, knownSchemes, offsetWords, proofNumbers } from './claim-kinds.ts';

const kindsOf = (text: string) =>
  kindRules.filter(({ words }) => everyMatch(words, text).length > 0).map(({ kind }) => kind);

describe('words of claims', () => {
  it.each([
    ['Our shirts are climate neutral.', 'neutral'],
    ['Netto-Null bis 2040', 'neutral'],
    ['Ein klimafreundliches Produkt', 'generic'],
    ['Eco-friendly fabric', 'generic'],
    ['Greener than before', 'comparison'],
    ['umweltfreundlicher als Plastik', 'comparison'],
    ['biologisch abbaubare Tüten', 'circular'],
    ['The cotton carries GOTS', 'label'],
  ])('reads “%s” as a claim of its kind', (text, kind) => {
    expect(kindsOf(text)).toContain(kind);
  });

  it.each([
    'Our sustainability report',
    'Care label: wash at 30 degrees',
    'The green door',
    'Neutral soap',
    'sustainable development goals',
  ])('reads no claim in “%s”', (text) => {
    expect(kindsOf(text)).toEqual([]);
  });

  it('knows offsetting, schemes and certificates by their words', () => {
    expect(offsetWords.test('gleichen wir über Klimaschutzprojekte aus')).toBe(true);
    expect(offsetWords.test('We set off early.')).toBe(false);
    expect(knownSchemes.test('Mit Blauem Engel')).toBe(true);
    expect(knownSchemes.test('An angel in blue')).toBe(false);
    expect(proofNumbers.test('certificate CU 812345')).toBe(true);
    expect(proofNumbers.test('certified and labelled')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

/** Claims of a text whose first line this is. */
const belowLine = (first: string) =>
  ownClaims('Verdane Optics', 'Verdane Optics Ltd makes lenses. Kessel Glas AG makes glass.', {
    name: 'page.pdf',
    text: `${first}\nRevenue was EUR 4 million in 2025.`,
    language: 'en',
  });

describe('whom a text without a named subject is about', () => {
  it('takes the first line of a text without headings for its title, when it begins with the one company it names', () => {
    expect(belowLine('Verdane Optics Ltd: annual report')).toEqual(['revenue EUR 4000000 2025']);
    expect(belowLine('Supplier: Verdane Optics Ltd')).toEqual([]);
    expect(belowLine('Verdane Optics Ltd: customer of Kessel Glas AG')).toEqual([]);
    expect(belowLine('Kessel Glas AG: supplier of Verdane Optics Ltd')).toEqual([]);
  });

  it('gives nothing under a heading about others to the company, unless it is named', () => {
    const text = '# Verdane Optics Ltd: dossier\n\n## Peers\n\nRevenue was EUR 4 million in 2025.';
    expect(ownClaims('Verdane Optics', { text, language: 'en' })).toEqual([]);
  });
});

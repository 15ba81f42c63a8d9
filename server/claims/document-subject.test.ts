import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

describe('whom a text without a named subject is about', () => {
  it('takes the first line of a text without headings for its title, when it begins with the one company it names', () => {
    const read = (first: string) =>
      ownClaims('Verdane Optics', 'Verdane Optics Ltd makes lenses. Kessel Glas AG makes glass.', {
        name: 'page.pdf',
        text: `${first}\nRevenue was EUR 4 million in 2025.`,
        language: 'en',
      });
    expect(read('Verdane Optics Ltd: annual report')).toEqual(['revenue EUR 4000000 2025']);
    expect(read('Supplier: Verdane Optics Ltd')).toEqual([]);
    expect(read('Verdane Optics Ltd: customer of Kessel Glas AG')).toEqual([]);
    expect(read('Kessel Glas AG: supplier of Verdane Optics Ltd')).toEqual([]);
  });

  it('gives nothing under a heading about others to the company, unless it is named', () => {
    const text = '# Verdane Optics Ltd: dossier\n\n## Peers\n\nRevenue was EUR 4 million in 2025.';
    expect(ownClaims('Verdane Optics', { text, language: 'en' })).toEqual([]);
  });
});

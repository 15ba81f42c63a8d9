import { expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

it('C1 „Zielgesellschaft“ in a note on a purchase is a company and no goal', () => {
  const text =
    '# Notiz zur Prüfung\n\n**Zielgesellschaft:** Verdane Optik GmbH („Zielgesellschaft“)\n\nIm Geschäftsjahr 2024 erzielte die Zielgesellschaft Umsatzerlöse von 86,7 Mio. €. Das Ziel für 2026 sind Umsatzerlöse von 95 Mio. €.';
  const claims = ownClaims('Verdane Optik', { name: 'notiz.md', text, language: 'de' });
  expect(claims).toContain('revenue EUR 86700000 2024');
  expect(claims).not.toContain('revenue EUR 95000000 2026');
});

it('C1 "the target company" in a note on a purchase is a company and no goal', () => {
  const text =
    '# Note on the review\n\nVerdane Optics Ltd, the target company, generated revenue of EUR 86.7 million in 2024. The target for 2026 is revenue of EUR 95 million.';
  const claims = ownClaims('Verdane Optics', { name: 'note.md', text, language: 'en' });
  expect(claims).toContain('revenue EUR 86700000 2024');
  expect(claims).not.toContain('revenue EUR 95000000 2026');
});

import { expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

it.each([
  ['Finanzchef Jan Kühn hatte das Unternehmen im Herbst verlassen, seine Stelle ist unbesetzt.'],
  ['Finanzchef Jan Kühn wurde im März 2025 freigestellt.'],
  ['Finanzchef Jan Kühn ist im Januar verstorben.'],
  ['Der langjährige Vorstandsvorsitzende Jan Kühn ist am 28. Februar 2025 in den Ruhestand getreten.'],
  ['Geschäftsführer Jan Kühn war bis 2023 im Amt.'],
  ['Das Unternehmen hat sich von Finanzchef Jan Kühn getrennt.'],
])('C1 whoever went holds no office: %s', (text) => {
  const claims = ownClaims('Verdane Optik', { text: `# Verdane Optik GmbH\n\n${text}`, language: 'de' });
  expect(claims.filter((one) => /^(?:cfo|ceo|managing_director) Jan Kühn$/u.test(one))).toEqual([]);
});

it('C1 whoever tells that others went keeps the office', () => {
  const text = '# Verdane Optik GmbH\n\nFinanzchef Jan Kühn sagte, dass 20 Mitarbeiter gegangen sind.';
  expect(ownClaims('Verdane Optik', { text, language: 'de' })).toEqual(['cfo Jan Kühn']);
});

it.each([
  ['Finance director Jan Kuehn was suspended in March 2025.'],
  ['Finance director Jan Kuehn died in January.'],
  ['The company parted with finance director Jan Kuehn.'],
  ['Finance director Jan Kuehn had to go.'],
])('C1 whoever went holds no office, in English: %s', (text) => {
  const claims = ownClaims('Verdane Optics', { text: `# Verdane Optics Ltd\n\n${text}`, language: 'en' });
  expect(claims.filter((one) => one === 'cfo Jan Kuehn')).toEqual([]);
});

it('C1 whoever tells that others went keeps the office, in English', () => {
  const text = '# Verdane Optics Ltd\n\nFinance director Jan Kuehn said that 20 workers had left.';
  expect(ownClaims('Verdane Optics', { text, language: 'en' })).toEqual(['cfo Jan Kuehn']);
});

import { expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const people = (claims: readonly string[]) =>
  claims.filter((one) => / (?:Frau|Herrn?|Ms|Mr|Dr)(?: |$)/u.test(one));

it('C1 „Frau Dr“ of „Frau Dr. Hansen“ is no person', () => {
  const text =
    '# Verdane Optik GmbH\n\nProtokoll der Sitzung des Aufsichtsrats\n\nAnwesend: Herr Prof. Dr. Carl Holm (Vorsitz), Frau Eva Stark; vom Vorstand Frau Dr. Hansen und Herr Kühn';
  expect(people(ownClaims('Verdane Optik', { name: 'protokoll.md', text, language: 'de' }))).toEqual([]);
});

it('C1 "Ms Dr" of "Ms Dr. Hansen" is no person', () => {
  const text =
    '# Verdane Optics Ltd\n\nThe chief executive of Verdane Optics is Ms Dr. Hansen. Finance director Mr Roe reported.';
  expect(people(ownClaims('Verdane Optics', { name: 'minutes.md', text, language: 'en' }))).toEqual([]);
});

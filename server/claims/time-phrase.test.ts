import { expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const seat = (text: string, language: 'en' | 'de') =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics: Portrait\n\n${text}`, language });

it.each([
  ['Unser Sitz ist seit der Gründung 1991 Eisenhüttenstadt.'],
  ['Unser Sitz ist seit Generationen Köln.'],
  ['Unser Sitz ist seit der Übernahme der Spinnerei 1991 Köln.'],
  ['Der Sitz ist nach der Fusion Köln.'],
  ['Unser Sitz ist von Beginn an Köln.'],
  ['Unser Sitz ist in der Nähe von Köln.'],
  ['Unser Sitz ist seit der Gründung in Köln in Bonn.'],
])('what a head office has been since is no place: %s', (text) => {
  expect(seat(text, 'de')).toEqual([]);
});

it.each([
  ['de', 'Unser Sitz ist seit der Gründung 1991 in Köln.', 'Köln'],
  ['de', 'Verdane Optics hat seinen Sitz seit der Gründung durch Karl Moos in Köln.', 'Köln'],
  ['de', 'Verdane Optics verlegte seinen Sitz nach der Wende nach Köln.', 'Köln'],
  ['de', 'Unser Sitz ist in der Schweiz.', 'Schweiz'],
  ['de', 'Unser Sitz ist die Hansestadt Rostock.', 'Hansestadt Rostock'],
  ['en', 'Our head office has since the Merger been in Leeds.', 'Leeds'],
] as const)('the place behind such words is read (%s): %s', (language, text, place) => {
  expect(seat(text, language)).toEqual([`headquarters ${place}`]);
});

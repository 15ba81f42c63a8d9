import { expect, test } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const title = '# Marlowe Instruments plc: results for 2025\n\n';
const own = (text: string) => ownClaims('Marlowe Instruments plc', title + text);

test('each line of a list of contacts is a person with an office', () => {
  expect(
    own(
      'Enquiries:\n\nMarlowe Instruments plc\nDesmond Ayre, Chief Executive\nOttilie Marsh, Chief Financial Officer\nTel: +44 113 496 0000',
    ),
  ).toEqual(['ceo Desmond Ayre', 'cfo Ottilie Marsh']);
  expect(own('Contacts\n\nDesmond Ayre (Chief Executive)\nOttilie Marsh – Finance Director')).toEqual([
    'ceo Desmond Ayre',
    'cfo Ottilie Marsh',
  ]);
});

test('the people of an agency among the contacts are not the company’s', () => {
  expect(
    own(
      'Marlowe Instruments plc\nDesmond Ayre, Chief Executive\n\nBrightwater PR\nSarah Holt, Managing Director\nTim Benn, Director\nTel: +44 20 7946 0000',
    ),
  ).toEqual(['ceo Desmond Ayre']);
  expect(own('## Brightwater Partners\n\nSarah Holt, Chief Executive')).toEqual([]);
});

test('a name and an office that end a line of running text go on in the next', () => {
  expect(
    own('The results were presented by\nDesmond Ayre, Chief Executive\nof Lumen Glas Ltd, in Hull.'),
  ).toEqual([]);
});

import { expect, it } from 'vitest';
import { areasOf } from './affected-areas.ts';
import { definedTerms, termChanges } from './defined-terms.ts';
import { clausesOf } from './testing/clauses-of.ts';

const old = '(1) “crate” means a box.\n\n(2) “pallet” means a flat tray.\n\n(3) “sack” means a soft bag.\n';
const now =
  '(1) “crate” means a box with a lid.\n\n(2) “pallet” means a flat tray.\n\n(3) ‘drum’ means a round box.\n';

it('says of each defined term what became of it', () => {
  const [before, after] = [definedTerms(clausesOf(old), 'en'), definedTerms(clausesOf(now, 'd2'), 'en')];
  expect(termChanges(before, after).map(({ term, kind }) => [term, kind])).toEqual([
    ['crate', 'changed'],
    ['pallet', 'same'],
    ['drum', 'new'],
    ['sack', 'gone'],
  ]);
});

it('reads terms of German law, with a colon or an article', () => {
  const text = '1. „Hersteller“ jede Person, die Geräte herstellt,\n\n2. „Stelle“: ein Ort der Abgabe.\n';
  expect(definedTerms(clausesOf(text), 'de').map(({ term }) => term)).toEqual(['Hersteller', 'Stelle']);
});

it('tells the parts of a company by words, and none where no word points to one', () => {
  expect(areasOf('The importer shall keep records and pay a fee.', 'en')).toEqual([
    'records',
    'suppliers',
    'finance',
  ]);
  expect(areasOf('Die Beschäftigten sind jährlich zu unterweisen.', 'de')).toEqual(['staff']);
  expect(areasOf('The sky is blue.', 'en')).toEqual([]);
});

import type { Language } from '@loupe/shared/lib/language';
import { expect, it } from 'vitest';
import { obligationsOf } from './obligations.ts';
import { clausesOf } from './testing/clauses-of.ts';

const read = (text: string, language: Language) =>
  clausesOf(text).flatMap((clause) => obligationsOf(clause, language).map(({ kind, who }) => [kind, who]));

it.each([
  ['The operator shall keep a log.', [['must', 'The operator']]],
  ['By 31 March 2027, the importer must register with the office.', [['must', 'the importer']]],
  ['Where a ladder is unsafe, the dealer may not sell it.', [['must not', 'the dealer']]],
  ['Repairs shall be carried out by the landlord within 30 days.', [['must', 'the landlord']]],
  ['Questions are to be sent by the tenderer before the hearing.', [['must', 'the tenderer']]],
  ['Proposals must be received by the Purchasing Office by 14 March 2031.', [['must', null]]],
  ['Submission by e-mail is not permitted.', [['must not', null]]],
  ['Tenderers are not permitted to call the office.', [['must not', 'Tenderers']]],
  ['The price list shall be reviewed annually by both parties.', [['must', 'both parties']]],
])('says who bears the duty of “%s”', (text, expected) => {
  expect(read(text, 'en')).toEqual(expected);
});

it('makes a passive without an actor nobody’s duty', () => {
  expect(read('Records shall be kept by the end of the year for the office.', 'en')).toEqual([
    ['must', null],
  ]);
  expect(read('Die Aufzeichnungen sind fünf Jahre aufzubewahren.', 'de')).toEqual([['must', null]]);
});

it.each([
  'This Regulation shall apply from 1 January 2027.',
  'It shall enter into force on the day after its publication.',
  'The operator may keep a log.',
  'Packaging that must be marked is listed below.',
])('finds no duty in “%s”', (text) => {
  expect(read(text, 'en')).toEqual([]);
});

it.each([
  ['Der Betreiber hat der Behörde den Plan vorzulegen.', [['must', 'Der Betreiber']]],
  ['Bis zum 31. März 2027 hat der Betreiber den Plan vorzulegen.', [['must', 'der Betreiber']]],
  ['Wer Geräte vertreibt, muss die Kunden informieren.', [['must', 'Wer Geräte vertreibt']]],
  ['Der Betrieb hat Bioabfall getrennt zu sammeln, wenn er anfällt.', [['must', 'Der Betrieb']]],
  ['Betriebe haben bis zum 31.03.2027 einen Beauftragten zu bestellen.', [['must', 'Betriebe']]],
  ['Der Händler darf die Ware nicht verkaufen.', [['must not', 'Der Händler']]],
  ['Angebote sind bis zum 31.01.2031, 12:00 Uhr, elektronisch einzureichen.', [['must', null]]],
  ['Mit dem Angebot sind vorzulegen:\n\n- ein Plan\n', [['must', null]]],
  ['Nebenangebote sind nicht zugelassen.', [['must not', null]]],
  ['Der Betreiber ist berechtigt, den Plan zu ändern.', []],
  ['Diese Verordnung ist nicht auf Arzneimittel anzuwenden.', []],
])('reads German: “%s”', (text, expected) => {
  expect(read(text, 'de')).toEqual(expected);
});

it('joins an item to the words it goes on from, and the words alone demand nothing', () => {
  const text = '1. The operator shall:\n\n(a) keep a log;\n\n(b) train the staff.\n';
  expect(read(text, 'en')).toEqual([
    ['must', 'The operator'],
    ['must', 'The operator'],
  ]);
});

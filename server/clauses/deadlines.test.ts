import type { Language } from '@loupe/shared/lib/language';
import { expect, it } from 'vitest';
import { deadlinesIn } from './deadlines.ts';

const read = (sentence: string, language: Language) =>
  deadlinesIn(sentence, language).map(({ kind, day, words }) => [kind, day, words]);

it.each([
  ['It must register by 31 March 2027.', [['until', '2027-03-31', 'by 31 March 2027']]],
  ['It shall apply from 1 January 2027.', [['from', '2027-01-01', 'apply from 1 January 2027']]],
  ['It must report by 30 June of each year.', [['recurring', null, 'by 30 June of each year']]],
  ['Send it within 30 days of receipt.', [['relative', null, 'within 30 days of receipt']]],
  ['Keep it for a period of five years.', [['lasting', null, 'for a period of five years']]],
  ['Store it for not more than 3 days.', [['lasting', null, 'for not more than 3 days']]],
  ['Put it out by 6 a.m. at the kerb.', [['clock', null, 'by 6 a.m.']]],
  ['Tell the office without delay.', [['relative', null, 'without delay']]],
])('reads the time to keep of “%s”', (sentence, expected) => {
  const found = read(sentence, 'en').map(([kind, day, words]) => [
    kind,
    day,
    String(words).replace(/^apply /u, ''),
  ]);
  expect(found).toEqual(
    expected.map(([kind, day, words]) => [kind, day, String(words).replace(/^apply /u, '')]),
  );
});

it('liest Uhrzeiten und Höchstdauern', () => {
  expect(read('Die Behälter sind bis 6:00 Uhr bereitzustellen.', 'de')).toEqual([
    ['clock', null, 'bis 6:00 Uhr'],
  ]);
  expect(read('Er darf sie nicht länger als drei Tage lagern.', 'de')).toEqual([
    ['lasting', null, 'nicht länger als drei Tage'],
  ]);
});

it.each([
  ['Hosts licensed before January 1, 2026 shall comply.', 'en', []],
  ['Reports shall be submitted before 1 March 2026.', 'en', ['2026-03-01']],
  ['The operator shall have the tank inspected before 1 March 2026.', 'en', ['2026-03-01']],
  ['Vor dem 1. Januar 2026 erteilte Genehmigungen gelten fort.', 'de', []],
  ['Der Bericht ist vor dem 1. Januar 2026 vorzulegen.', 'de', ['2026-01-01']],
] as const)('tells which ones are meant from by when: “%s”', (sentence, language, days) => {
  expect(read(sentence, language).map(([, day]) => day)).toEqual(days);
});

it.each([
  ['Sie melden es bis zum 28. Februar jedes Jahres.', 'de', 'bis zum 28. Februar jedes Jahres'],
  [
    'Die Miete ist spätestens am dritten Werktag eines Monats zu zahlen.',
    'de',
    'spätestens am dritten Werktag eines Monats',
  ],
  [
    'Send it monthly, no later than the 10th day of the following month.',
    'en',
    'monthly, no later than the 10th day of the following month',
  ],
] as const)('reads a day that comes again and again whole: “%s”', (sentence, language, words) => {
  expect(read(sentence, language)).toEqual([['recurring', null, words]]);
});

it('reads minutes', () => {
  expect(read('The local contact shall answer complaints within 60 minutes.', 'en')).toEqual([
    ['relative', null, 'within 60 minutes'],
  ]);
  expect(read('Er hat binnen 30 Minuten zu antworten.', 'de')).toEqual([
    ['relative', null, 'binnen 30 Minuten'],
  ]);
});

it('makes up no day for a time that is counted from an event', () => {
  const all = [
    ...read('Send it within 30 days of receipt.', 'en'),
    ...read('Binnen 14 Tagen nach Erhalt.', 'de'),
  ];
  expect(all).toHaveLength(2);
  for (const [, day] of all) expect(day).toBeNull();
});

it.each(['as set out in Regulation 12 of 14 March 2018', 'It was sold on 3 May 2020.'])(
  'takes the day of “%s” for none to keep',
  (sentence) => {
    expect(read(sentence, 'en')).toEqual([]);
  },
);

it.each([
  ['Der Plan ist bis zum 31. März 2027 vorzulegen.', ['until', '2027-03-31', 'bis zum 31. März 2027']],
  ['Diese Verordnung tritt am 1. Januar 2027 in Kraft.', ['from', '2027-01-01', 'am 1. Januar 2027']],
  [
    'Die Mengen sind jährlich bis zum 15. Februar zu melden.',
    ['recurring', null, 'jährlich bis zum 15. Februar'],
  ],
  [
    'Das ist innerhalb von zwei Wochen nach Eintritt der Änderung anzuzeigen.',
    ['relative', null, 'innerhalb von zwei Wochen nach Eintritt der Änderung'],
  ],
])('reads German: “%s”', (sentence, expected) => {
  expect(read(sentence, 'de')).toEqual([expected]);
});

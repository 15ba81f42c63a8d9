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

it.each([
  [
    'Send it no later than 14:00 CET on Friday, 31 January 2031.',
    'en',
    'no later than 14:00 CET on Friday, 31 January 2031',
  ],
  ['Send it by 12:00 noon on 10 January 2031.', 'en', 'by 12:00 noon on 10 January 2031'],
  ['It must arrive on 31 January 2031 by 14:00.', 'en', 'on 31 January 2031 by 14:00'],
  ['It must arrive by 31 January 2031 at 2 p.m. sharp.', 'en', 'by 31 January 2031 at 2 p.m.'],
  ['Send by 31 January 2031, 12 copies.', 'en', 'by 31 January 2031'],
  ['Sie sind bis zum 31.01.2031, 12:00 Uhr, einzureichen.', 'de', 'bis zum 31.01.2031, 12:00 Uhr'],
  ['Angebote sind bis Freitag, den 31.01.2031, einzureichen.', 'de', 'bis Freitag, den 31.01.2031'],
  ['Es muss am 31. Januar 2031 bis 12:00 Uhr vorliegen.', 'de', 'am 31. Januar 2031 bis 12:00 Uhr'],
  ['Es muss bis 12:00 Uhr am 31. Januar 2031 vorliegen.', 'de', 'bis 12:00 Uhr am 31. Januar 2031'],
] as const)('reads a day with its time of day as one time to keep: “%s”', (sentence, language, words) => {
  const day = sentence.includes('10 January') ? '2031-01-10' : '2031-01-31';
  expect(read(sentence, language)).toEqual([['until', day, words]]);
});

it.each([
  ['The meeting is at 14:00 on Friday, 31 January 2031.', 'en'],
  ['Die Begehung findet am 31. Januar 2031 um 12:00 Uhr statt.', 'de'],
] as const)(
  'takes no day to be kept for a day on which something takes place: “%s”',
  (sentence, language) => {
    expect(read(sentence, language).filter(([, day]) => day !== null)).toEqual([]);
  },
);

it.each([
  [
    'Deadline for questions | 10 January 2031, 12:00',
    'en',
    'Deadline for questions | 10 January 2031, 12:00',
  ],
  [
    'The closing date for tenders is Friday, 10 January 2031.',
    'en',
    'closing date for tenders is Friday, 10 January 2031',
  ],
  ['Angebotsfrist: 10.01.2031, 12:00 Uhr', 'de', 'Angebotsfrist: 10.01.2031, 12:00 Uhr'],
  ['Ablauf der Bindefrist | 10.01.2031', 'de', 'Bindefrist | 10.01.2031'],
] as const)('reads a day beside its name: “%s”', (sentence, language, words) => {
  expect(read(sentence, language)).toEqual([['until', '2031-01-10', words]]);
});

it.each([
  ['Start of the works | 10 January 2031', 'en'],
  ['The deadline was extended on 10 January 2031.', 'en'],
  ['Beginn der Arbeiten: 10.01.2031', 'de'],
] as const)('reads no day to keep beside another name: “%s”', (sentence, language) => {
  expect(read(sentence, language)).toEqual([]);
});

import { expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { competitorOf } from './competitors.ts';
import { findLaunches } from './find-launches.ts';
import { articlesOfText } from './testing/articles-of-text.ts';

const competitors = ['Halvorsen', 'Kestrel & Vane'].map(competitorOf);
const launchesIn = (texts: readonly string[], language?: 'en' | 'de') =>
  atOnce(
    findLaunches(
      texts.flatMap((text, i) => articlesOfText(text, `${i}.md`, language)),
      competitors,
      'en',
    ),
  );

/** What is read of one sentence of an article of 5 March 2026. */
function read(sentence: string, language: 'en' | 'de') {
  const { launches, left } = launchesIn([`Daily Cup, 2026-03-05\n\n${sentence}\n`], language);
  return [
    ...launches.map(({ product, status, when }) => [product, status, when?.key ?? 'no time'].join(', ')),
    ...left.map(({ why }) => why),
  ];
}

it.each([
  ['Halvorsen has delayed the Brewline 4 from May to September 2026.', 'en', ['2026-05']],
  ['Halvorsen has delayed the Brewline 4 from December to February 2026.', 'en', ['2025-12']],
  ['Halvorsen has delayed the Brewline 4 to September 2026.', 'en', []],
  [
    'Halvorsen hat den Marktstart der Brewline 4 vom 1. Mai 2026 auf den 1. Juli 2026 verschoben.',
    'de',
    ['2026-05-01'],
  ],
] as const)('says for when it was announced before: %s', (sentence, language, expected) => {
  const { launches } = launchesIn([`Daily Cup, 2026-03-05\n\n${sentence}\n`], language);
  expect(launches.map(({ earlier }) => earlier.map(({ when }) => when?.key))).toEqual([expected]);
});

it('takes the day before a note for the time of what has come, and of nothing else', () => {
  expect(read('Mar 4 - Halvorsen began selling the Brewline 3.', 'en')).toEqual([
    'Brewline 3, available, 2026-03-04',
  ]);
  expect(read('Mar 3 - A leak suggests Halvorsen may release in-cup heaters next spring.', 'en')).toEqual([
    'in-cup heaters, rumour, no time',
  ]);
  expect(read('Mar 2 - Halvorsen cancelled the Brewline Mini.', 'en')).toEqual([
    'Brewline Mini, cancelled, no time',
  ]);
});

it('keeps what a rival is rumoured to bring apart from what it sells', () => {
  const { launches } = launchesIn([
    'Daily Cup, 2026-03-05\n\nHalvorsen launched the Brewline 3 on 2 March 2026. A leak suggests Halvorsen may release espresso cups.\n',
  ]);
  expect(launches.map(({ product, status }) => [product, status])).toEqual([
    ['Brewline 3', 'available'],
    ['espresso cups', 'rumour'],
  ]);
});

it('lists what is to follow where it does not say whose it is', () => {
  expect(read('Ein neues Modell, die Brewline E2, soll im Frühjahr 2027 folgen.', 'de')).toEqual(['nobody']);
  expect(read('Weitere Einzelheiten sollen im Frühjahr 2027 folgen.', 'de')).toEqual([]);
});

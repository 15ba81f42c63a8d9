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

const paper = (day: string) => `Daily Cup, 2026-03-05\n\nHalvorsen will launch the Arc on ${day} 2026.\n`;

it.each([
  [
    'The Brewline 3 of Halvorsen is available now in Austria; the US launch follows on 12 November 2026.',
    'en',
    'Brewline 3, available, 2026-03-05',
  ],
  [
    'Pre-orders for the Halvorsen Arc open on 1 April 2026; it ships on 20 April 2026.',
    'en',
    'Arc, announced, 2026-04-20',
  ],
  [
    'Halvorsen GmbH has postponed the Brewline Mini, first announced for June 2026, to February 2027.',
    'en',
    'Brewline Mini, delayed, 2027-02',
  ],
  [
    'Die Halvorsen GmbH & Co. KG hat heute die Mühle Quiet Mill vorgestellt.',
    'de',
    'Quiet Mill, announced, no time',
  ],
  ['Halvorsen Energy AG, not related to the maker, launched its SunBox today.', 'en', 'other company'],
  [
    'Gerüchten zufolge will Halvorsen im Herbst 2026 einen Abo-Dienst starten.',
    'de',
    'Abo-Dienst, rumour, 2026-Q4',
  ],
  [
    'Halvorsen bringt am 16. März 2026 die Kapsel „Halvorsen Öko“ in den Handel.',
    'de',
    'Öko, announced, 2026-03-16',
  ],
  [
    'Über Halvorsen: Das Unternehmen wurde 1924 gegründet und führte 2015 die erste Kapsel ein.',
    'de',
    'long ago',
  ],
  ['Halvorsen launched its first machine, the Brewline, in 2021.', 'en', 'long ago'],
] as const)('reads %s by its own part, its own name and its own time', (sentence, language, expected) => {
  expect(read(sentence, language)).toEqual([expected]);
});

it('sets two times of two articles of one day side by side, and calls none of them moved', () => {
  const [arc] = launchesIn([paper('20 May'), paper('3 June')]).launches;
  expect(arc?.earlier).toEqual([]);
  expect([arc?.when?.key, ...(arc?.otherwise.map(({ when }) => when?.key) ?? [])].toSorted()).toEqual([
    '2026-05-20',
    '2026-06-03',
  ]);
});

import { describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { competitorOf } from './competitors.ts';
import { findLaunches } from './find-launches.ts';
import { articlesOfText } from './testing/articles-of-text.ts';

const competitors = ['Halvorsen Inc. (Halvorsen)', 'Kestrel & Vane'].map(competitorOf);

function found(texts: readonly string[], language?: 'en' | 'de') {
  const articles = texts.flatMap((text, i) => articlesOfText(text, `${i}.md`, language));
  const { launches, left } = atOnce(findLaunches(articles, competitors, 'en'));
  return [
    ...launches.map(({ competitor, product, status, when, earlier }) =>
      [competitor, product, status, when?.key ?? 'no time', ...earlier.map((one) => one.when?.key)].join(
        ', ',
      ),
    ),
    ...left.map(({ why }) => why),
  ];
}

const release = `# Halvorsen Introduces Arc Mini, Its Smallest Grinder Yet

PORTLAND, Ore. — Sept. 9, 2025 — Halvorsen Inc. today introduced Arc Mini, a grinder priced at $129. Arc Mini will be available on Sept. 30 in the U.S. and in early 2026 in Europe.
`;

describe('a release', () => {
  it('has the day between the dashes of its dateline, and sells from the day it says, not from that of the release', () => {
    expect(found([release])).toEqual(['Halvorsen Inc., Arc Mini, announced, 2025-09-30']);
  });

  it('is joined with the article that puts the product off', () => {
    const digest =
      'Audio Weekly, 2025-10-07\n\nHalvorsen delayed the Arc Mini to October 21, citing defects.\n';
    expect(found([release, digest])).toEqual(['Halvorsen Inc., Arc Mini, delayed, 2025-10-21, 2025-09-30']);
  });
});

it('takes the day of a byline without a mark between name and day', () => {
  const review =
    '# Review: two grinders\n\nBy Tom Hale | October 14, 2025\n\nHalvorsen launched the Arc Two on October 12 in all its shops.\n';
  expect(found([review])).toEqual(['Halvorsen Inc., Arc Two, available, 2025-10-12']);
});

it('counts as called off what the maker had announced', () => {
  const text =
    'Daily Cup, 2025-10-10\n\nHalvorsen cancelled the PR-5 grinder, which it had announced in June.\n';
  expect(found([text])).toEqual(['Halvorsen Inc., PR-5, cancelled, no time']);
});

it('takes a year that begins a German sentence for the time of what it tells', () => {
  const text =
    'Zweirad-Brief, 12. September 2025\n\nHalvorsen baut seit 2009 Lastenräder. 2019 brachte Halvorsen den Packer 1 auf den Markt.\n';
  expect(found([text], 'de')).toEqual(['long ago']);
});

import { describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { aspectsOf } from './aspects.ts';
import { behavioursOf } from './behaviours.ts';
import { groupOf } from './rating-groups.ts';
import type { Review } from './review.ts';
import { trendOf } from './periods.ts';
import { scaleOf } from './scales.ts';
import { polarityOf, scoreSentence, scoreText } from './score-text.ts';
import { languagesOf } from './text-languages.ts';

/** s ÷ √(s² + 15), as published. */
const normal = (sum: number) => sum / Math.sqrt(sum ** 2 + 15);

const review = (text: string, rating: number | null, language: Review['language'] = 'en'): Review => ({
  source: {} as DocumentTable,
  row: 0,
  rating: rating === null ? null : { value: rating, scale: 'five' },
  recommend: null,
  text,
  language,
  score: language === 'en' ? scoreText(text) : null,
  day: null,
  product: '',
});

describe('words', () => {
  it.each([
    // good is 3 and bad is -3 in AFINN-165, great 3, problems -2, broken -1.
    ['It is good.', 3],
    ['It is not bad.', -3 * -0.74],
    ["It isn't good.", 3 * -0.74],
    ['It is very good.', 3 + 0.293],
    ['It is very bad.', -3 - 0.293],
    ['It is slightly bad.', -3 + 0.293],
    ['It is not very good.', (3 + 0.293) * -0.74],
    ['Good but broken.', 3 * 0.5 - 1 * 1.5],
    ['No problems, great.', -2 * -0.74 + 3],
    ['Not only good.', 3],
    ['Without doubt good.', 3 - 1],
  ])('%s', (text, sum) => {
    const doubt = text.startsWith('Without') ? scoreSentence('doubt')?.hits[0]?.value : 0;
    expect(scoreSentence(text)?.value).toBeCloseTo(
      normal(text.startsWith('Without') ? 3 + (doubt ?? 0) * -0.74 : sum),
      10,
    );
  });

  it('without an entry of the list say nothing, and those of a product’s name are left out', () => {
    expect(scoreText('It has a handle.')).toBeNull();
    expect(scoreText('The alarm rings.', new Set(['alarm']))).toBeNull();
    expect(polarityOf(scoreText('The alarm rings.')!)).toBe('negative');
  });

  it('of several sentences count by their mean', () => {
    expect(scoreText('It is good. It is bad. It has a lid.')?.value).toBeCloseTo(0, 10);
  });
});

describe('languages', () => {
  it('are recognised by a column, by words, and of short texts by the others of the file', () => {
    const long =
      'This is the best that I have had in a long time, and it is of the same make as the one before.';
    expect(languagesOf([long, 'Great', 'Sehr gut', 'Die Qualität ist schlecht'], null)).toEqual([
      'en',
      'en',
      'de',
      'de',
    ]);
    expect(languagesOf(['Super', 'Bien'], ['de-DE', 'fr'])).toEqual(['de', 'other']);
    expect(languagesOf(['Ottimo'], null)).toEqual([null]);
    expect(languagesOf(['Der Deckel ist undicht geworden', 'Undicht!'], null)).toEqual(['de', 'de']);
    expect(languagesOf(['Undicht!', 'Très bien', 'Super'], ['', 'fr', ''])).toEqual([null, 'other', null]);
  });
});

const of = (reviews: readonly Review[], id: string) =>
  atOnce(aspectsOf(reviews)).find((one) => one.id === id);

const day = (month: number) => Date.UTC(2024, month, 3);

const rated = (levels: readonly number[]) =>
  levels.flatMap((level, month) =>
    [0, 0, 0, 0, 0].map(() => ({ review: { ...review('', level), day: day(month) }, value: level })),
  );

describe('aspects', () => {
  it('are judged by their own clause, not by the whole review', () => {
    const both = review('Fast delivery, I love it, but the quality is terrible.', 3);
    expect(of([both], 'delivery')?.positive).toHaveLength(1);
    expect(of([both], 'quality')?.negative).toHaveLength(1);
    const listed = review('Great quality and horrible delivery.', 3);
    expect(of([listed], 'quality')?.positive).toHaveLength(1);
    expect(of([listed], 'delivery')?.negative).toHaveLength(1);
  });

  it('of one weak word do not count against the stars', () => {
    // want is 1, hard is -1: too little to overrule a rating.
    expect(of([review('Faulty switch, I want another.', 1)], 'quality')?.negative).toHaveLength(1);
    expect(of([review('It came with a strong smell.', 2)], 'smell')?.negative).toHaveLength(1);
    expect(of([review('It has a strong smell.', 5)], 'smell')?.negative).toHaveLength(0);
    expect(of([review('The spring snapped after a week.', 1)], 'quality')?.negative).toHaveLength(1);
    expect(of([review('The sturdy frame is hard.', 5)], 'quality')?.judged).toHaveLength(0);
  });

  it('of clauses without a word of the list, and of German, are judged by the stars', () => {
    expect(of([review('The battery lasts two hours.', 1)], 'battery')?.negative).toHaveLength(1);
    expect(of([review('Die Lieferung dauerte zwei Wochen.', 2, 'de')], 'delivery')?.negative).toHaveLength(1);
    expect(of([review('The battery lasts two hours.', null)], 'battery')?.judged).toHaveLength(0);
    // "Support" names what is spoken of, and praises nothing, although the list has it with 2.
    expect(of([review('Support never replied.', 1)], 'service')?.negative).toHaveLength(1);
    expect(of([review('La livraison est rapide.', 5, 'other')], 'delivery')).toBeUndefined();
  });
});

describe('a reservation in German', () => {
  it.each(['Gute Maschine, nur sehr laut beim Mahlen.', 'Gut, aber laut.', 'Schön, leider viel zu laut.'])(
    'is no praise for the stars beside it: %s',
    (text) => {
      expect(of([review(text, 4, 'de')], 'noise')?.judged).toHaveLength(0);
      expect(of([review(text, 1, 'de')], 'noise')?.negative).toHaveLength(1);
    },
  );

  it('is not heard in what is said not to be too much, or easy to do', () => {
    expect(of([review('Nicht zu laut.', 5, 'de')], 'noise')?.positive).toHaveLength(1);
    expect(of([review('Einfach zu reinigen.', 5, 'de')], 'cleaning')?.positive).toHaveLength(1);
  });
});

describe('what people do', () => {
  it('is found in both languages, and what is denied is not', () => {
    const found = behavioursOf([
      review('I returned it.', 1),
      review('I would recommend it.', 5),
      review('I would not recommend it.', 1),
      review('Kann ich nicht empfehlen.', 1, 'de'),
      review('Nie wieder.', 1, 'de'),
      review('Schnell da, gerne wieder.', 5, 'de'),
      review('Ich schaue gerne wieder rein.', 4, 'de'),
    ]);
    expect(found.map(({ id, said }) => [id, said.length])).toEqual([
      ['returns', 1],
      ['leaves', 1],
      ['warns', 2],
      ['recommends', 1],
      ['again', 1],
    ]);
  });

  it('is not denied by what else a pleased customer says between other commas', () => {
    const found = behavioursOf([
      review('Nicht zu laut, leicht zu bedienen, würde ich wieder kaufen.', 5, 'de'),
      review('Nicht noch einmal, auch nicht im Angebot, wieder kaufen.', 1, 'de'),
      review('Klare Empfehlung!', 5, 'de'),
      review('Auf Empfehlung gekauft, leider enttäuscht.', 2, 'de'),
    ]);
    expect(found.map(({ id, said }) => [id, said.length])).toEqual([
      ['recommends', 1],
      ['again', 1],
    ]);
  });
});

describe('scales and periods', () => {
  it('stars, points and answers from 0 to 10 are told apart', () => {
    expect(scaleOf([1, 3, 5], false)).toBe('five');
    expect(scaleOf([1, 3, 8], false)).toBe('ten');
    expect(scaleOf([0, 10], true)).toBe('nps');
    expect(scaleOf([0, 100], false)).toBe('beyond');
    expect(scaleOf([0, 4], false)).toBe('beyond');
  });

  it('a fall of the level is found in its month, and chance is not taken for one', () => {
    const fallen = trendOf(groupOf('five', rated([5, 4, 5, 4, 5, 4, 5, 2, 3, 2, 3, 2, 3, 2])));
    expect(fallen?.periods[fallen.change?.at ?? -1]?.key).toBe('2024-08');
    expect(fallen?.change?.before).toBeCloseTo(32 / 7, 10);
    const level = trendOf(groupOf('five', rated([5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4])));
    expect(level?.change?.at).toBeNull();
    expect(trendOf(groupOf('five', rated([5, 1, 5, 1])))?.change).toBeNull();
  });
});

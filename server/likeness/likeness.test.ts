import { describe, expect, it } from 'vitest';
import { indexWords } from './bm25.ts';
import { coverOf, type Passage } from './cover.ts';
import { elementsOf } from './elements.ts';

const passages = (...texts: string[]): Passage[] =>
  texts.map((text, at) => ({ text, locator: `line ${at + 1}` }));
const texts = (text: string) => elementsOf(text).map((one) => one.text);

const of = (element: string, ...found: string[]) => coverOf(elementsOf(element), passages(...found))[0];

describe('BM25', () => {
  const index = indexWords([['lid', 'seal', 'lid'], ['seal', 'pump'], ['pump']]);

  it('scores three documents as computed by hand', () => {
    // Mean length 2. "lid": ln(1 + 2.5/1.5) = 0.980829; "seal": ln(1 + 1.5/2.5) = 0.470004.
    // First: 0.980829 * 2/(1.2*1.375 + 2) + 0.470004 * 1/(1.2*1.375 + 1); second: 0.470004 * 1/(1.2 + 1).
    const [first, second, third] = index.score(['lid', 'seal']);
    expect(first).toBeCloseTo(0.537441 + 0.17736, 5);
    expect(second).toBeCloseTo(0.213638, 5);
    expect(third).toBe(0);
  });

  it('takes a query in any order, and each word once', () => {
    expect(index.score(['seal', 'lid', 'seal'])).toEqual(index.score(['lid', 'seal']));
  });
});

describe('elements of an invention', () => {
  it('cuts an English claim where its parts are joined', () => {
    expect(
      texts(
        '1. A bottle comprising: a steel body; a screw lid; and a silicone ring, wherein the ring is replaceable.',
      ),
    ).toEqual(['A bottle', 'a steel body', 'a screw lid', 'a silicone ring', 'the ring is replaceable']);
  });

  it('cuts a German claim where its parts are joined', () => {
    expect(
      texts(
        'Flasche mit einem Deckel, dadurch gekennzeichnet, dass der Deckel magnetisch ist, wobei er dicht schließt.',
      ),
    ).toEqual(['Flasche mit einem Deckel', 'der Deckel magnetisch ist', 'er dicht schließt']);
  });

  it('reads a list by its lines and joins a line that only the page broke', () => {
    expect(
      texts(
        '# Note\n- a steel body\n- a screw lid that is held by a magnet in the upper rim of the\n  steel body\n- a steel body',
      ),
    ).toEqual(['a steel body', 'a screw lid that is held by a magnet in the upper rim of the steel body']);
  });

  it('leaves out what only names a thing another element tells of, wherever it is', () => {
    const wanted = ['a lamp with a foldable arm', 'two hinges'];
    expect(texts('a lamp with a foldable arm\nThe arm comprises two hinges')).toEqual(wanted);
    expect(texts('The arm comprises two hinges\na lamp with a foldable arm')).toEqual(wanted.toReversed());
  });

  it('finds none in an empty text', () => {
    expect(elementsOf(' \n and ; ')).toEqual([]);
  });
});

describe('covering an element', () => {
  it('shows the shared words and the passage they are in', () => {
    expect(
      of('a lid held by magnets', 'The pump is red.', 'Magnets hold the lids; each lid is held.'),
    ).toMatchObject({
      passage: { locator: 'line 2' },
      shared: ['lids', 'held', 'Magnets'],
      wanted: 3,
      isCovered: true,
    });
  });

  it('does not add up words of several passages', () => {
    expect(of('a lid held by magnets', 'A lid.', 'Magnets.')).toMatchObject({ isCovered: false });
  });

  it('is covered from three words of five, not from two', () => {
    const element = 'spring pushes valve against nozzle';
    expect(of(element, 'The valve, nozzle and spring.')).toMatchObject({ wanted: 5, isCovered: true });
    expect(of(element, 'The valve and nozzle.')).toMatchObject({ wanted: 5, isCovered: false });
  });

  it('wants both words where there are two', () => {
    expect(of('silicone ring', 'A ring of rubber.')).toMatchObject({ shared: ['ring'], isCovered: false });
  });

  it('does not count what a passage denies', () => {
    expect(of('silicone ring', 'It closes without a silicone ring.')).toMatchObject({
      passage: null,
      isCovered: false,
    });
  });

  it('reads a German compound as its parts, and the parts as the compound', () => {
    expect(of('Dichtung im Deckel', 'Die Deckeldichtung ist weich.')).toMatchObject({ isCovered: true });
    expect(of('weiche Deckeldichtung', 'Eine weiche Dichtung im Deckel.')).toMatchObject({ isCovered: true });
  });

  it('does not depend on the order of the elements', () => {
    const list = elementsOf('a steel body; a screw lid; a silicone ring');
    const found = passages('A steel body with a lid.', 'A silicone ring.');
    expect(coverOf(list.toReversed(), found).toReversed()).toEqual(coverOf(list, found));
  });

  it('covers nothing where there is no passage', () => {
    expect(of('silicone ring')).toEqual({ passage: null, score: 0, shared: [], wanted: 2, isCovered: false });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff, type DiffPart } from './word-diff.ts';

const without = (diff: readonly DiffPart[], kind: DiffPart['kind']) =>
  diff
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('');

/** A text of words that no other one has. */
const long = (word: string) => Array.from({ length: 800 }, (_, i) => `${word}${i}x`).join('/');

const text = fc
  .array(
    fc.constantFrom(
      'the',
      'keeper',
      'shall',
      'may',
      'EUR 40',
      '5 kg',
      '3,5 %',
      ' ',
      ' ',
      '. ',
      '§ 4',
      'Öfen',
      '“',
      '\n',
    ),
    {
      maxLength: 40,
    },
  )
  .map((all) => all.join(' '));

describe('the words that changed', () => {
  it('keeps a number and its unit together', () => {
    expect(wordDiff('The fee is EUR 40 for 5 kg.', 'The fee is EUR 45 for 7 kg.')).toEqual([
      { kind: 'same', text: 'The fee is ' },
      { kind: 'gone', text: 'EUR 40' },
      { kind: 'new', text: 'EUR 45' },
      { kind: 'same', text: ' for ' },
      { kind: 'gone', text: '5 kg' },
      { kind: 'new', text: '7 kg' },
      { kind: 'same', text: '.' },
    ]);
  });

  it('reads neighbouring changes as one', () => {
    expect(wordDiff('Der Halter kann melden.', 'Der Halter muss sofort anzeigen.')).toEqual([
      { kind: 'same', text: 'Der Halter ' },
      { kind: 'gone', text: 'kann melden' },
      { kind: 'new', text: 'muss sofort anzeigen' },
      { kind: 'same', text: '.' },
    ]);
  });

  it('gives the new text when applied to the old one, and the old one when taken back', () => {
    fc.assert(
      fc.property(text, text, (old, now) => {
        const diff = wordDiff(old, now);
        if (diff === 'rewritten') throw new Error('short texts are never rewritten');
        expect(without(diff, 'gone')).toBe(now);
        expect(without(diff, 'new')).toBe(old);
      }),
    );
  });

  it('says of texts with nothing in common that they were rewritten', () => {
    expect(wordDiff(long('a'), long('b').replaceAll('/', '-'))).toBe('rewritten');
  });
});

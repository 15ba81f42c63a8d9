import { describe, expect, it } from 'vitest';
import { createMarkdownDocument } from './document.ts';
import { createKeptDocument } from './kept-document.ts';
import { openEnd } from './open-end.ts';

const shown = (text: string, isStreaming = false) => createKeptDocument(openEnd).update(text, isStreaming);
const read = (text: string, isStreaming = false) => createMarkdownDocument(openEnd).update(text, isStreaming);

describe('texts that were read lately', () => {
  it('M7 gives a whole text that is shown again as it was read before', () => {
    const text = 'Rates **rose**[^1].\n\n[^1]: In June.';
    const first = shown(text);
    expect(first).toEqual(read(text));
    expect(shown(text)).toBe(first);
  });

  it('M7 reads a growing text as it grows, also where the same text was shown whole', () => {
    const text = 'An open **end';
    const whole = shown(text);
    expect(shown(text, true)).toEqual(read(text, true));
    expect(shown(text, true)).not.toEqual(whole);
    expect(shown(text)).toBe(whole);
  });

  it('M7 goes on from a text that was kept to one that follows it', () => {
    const text = 'One line.\n\nAnother.';
    shown(text);
    const document = createKeptDocument(openEnd);
    document.update(text, false);
    const longer = `${text}\n\n- and a list`;
    expect(document.update(longer, false)).toEqual(read(longer));
    expect(document.update(text, false)).toEqual(read(text));
  });

  it('M7 shows a text whose end is read in a later update only when it was read', () => {
    const text = Array.from({ length: 400 }, (_, i) => `Paragraph ${i} ${'of words '.repeat(40)}`).join(
      '\n\n',
    );
    const document = createKeptDocument(openEnd);
    const first = document.update(text, false);
    expect(first.isComplete).toBe(false);
    let last = first;
    while (!last.isComplete) last = document.update(text, false);
    expect(shown(text)).toBe(last);
  });

  it('M7 forgets the oldest of many texts', () => {
    const first = shown('The first of many.');
    for (let n = 0; n < 250; n += 1) shown(`Text ${n}. ${'x'.repeat(990)}`);
    const again = shown('The first of many.');
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });
});

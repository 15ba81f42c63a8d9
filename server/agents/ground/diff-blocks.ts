import type { DiffPart } from '../../clauses/word-diff.ts';
import type { Inline } from '../../report/blocks.ts';
import { joined, type Words } from '../../report/words.ts';

/** Words of unchanged text kept on each side of a change. */
const around = 12;

const wordsOf = (text: string) => text.split(/(?<=\s)(?=\S)/u);

/** Unchanged text between changes, its middle left out where it is long. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const all = wordsOf(text);
  const [head, tail] = [isFirst ? 0 : around, isLast ? 0 : around];
  if (all.length <= head + tail + 4) return text;
  const start = all.slice(0, head).join('').trimEnd();
  const end = tail === 0 ? '' : all.slice(-tail).join('');
  return [start, '…', end].filter((one) => one !== '').join(' ');
}

const plain = (text: string): Inline[] => (text === '' ? [] : [{ kind: 'text', text }]);

/** Spaces around a marked word, and a comma before it, belong to the text beside it: a mark must begin at a word. */
function marked(text: string, marks: { isBold?: true; isStruck?: true }): Inline[] {
  const [, before = '', inner = '', after = ''] = /^(\s*(?:[,.;:]\s*)*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
  return [
    ...plain(before),
    ...(inner === '' ? [] : [{ kind: 'text' as const, text: inner, ...marks }]),
    ...plain(after),
  ];
}

/** One side of a difference: what is gone struck, what is new bold, long unchanged text cut. */
export function diffSide(parts: readonly DiffPart[], side: 'old' | 'now'): Words {
  const [shown, marks] =
    side === 'old' ? (['gone', { isStruck: true }] as const) : (['new', { isBold: true }] as const);
  return joined(
    parts.flatMap(({ kind, text }, i): Inline[] => {
      if (kind === shown) return marked(text, marks);
      if (kind !== 'same') return [];
      return [{ kind: 'text', text: shortened(text, i === 0, i === parts.length - 1) }];
    }),
  );
}

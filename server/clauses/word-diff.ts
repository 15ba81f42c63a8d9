import { editScript } from './edit-script.ts';

export interface DiffPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

const number = "\\p{N}+(?:[.,'’]\\p{N}+)*";
/** Words, numbers with their unit, and what is between them. */
const token = new RegExp(
  `(?:(?:EUR|USD|GBP|CHF|[€$£]) ?)${number}|${number}(?: ?(?:%|€|EUR|USD|GBP|CHF|kg|g|t|l|m|cm|mm|km)(?!\\p{L}))?|[\\p{L}\\p{M}]+(?:[’'-][\\p{L}\\p{M}]+)*|\\s+|[^\\p{L}\\p{N}\\s]`,
  'gu',
);

const tokensOf = (text: string): readonly string[] => text.match(token) ?? [];

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: { kind: DiffPart['kind']; text: string }[] = [];
  for (const { kind, text } of parts) {
    if (text === '') continue;
    const last = all.at(-1);
    if (last?.kind === kind) last.text += text;
    else all.push({ kind, text });
  }
  return all;
}

/** A run of changes reads as one: what is gone first, then what is new; spaces between two changes belong to them. */
function inRuns(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = [];
  let [gone, fresh] = ['', ''];
  const flush = () => {
    all.push({ kind: 'gone', text: gone }, { kind: 'new', text: fresh });
    [gone, fresh] = ['', ''];
  };
  for (const [i, { kind, text }] of parts.entries()) {
    const isBetween = i > 0 && i + 1 < parts.length && text.trim() === '';
    if (kind === 'same' && !(isBetween && (gone !== '' || fresh !== ''))) {
      flush();
      all.push({ kind, text });
      continue;
    }
    if (kind !== 'new') gone += text;
    if (kind !== 'gone') fresh += text;
  }
  flush();
  return joined(all);
}

/** What was taken out and put in, word by word; 'rewritten' where the texts have too little in common to say so. */
export function wordDiff(old: string, now: string): readonly DiffPart[] | 'rewritten' {
  const parts = editScript(tokensOf(old), tokensOf(now));
  return parts === null ? 'rewritten' : inRuns(joined(parts));
}

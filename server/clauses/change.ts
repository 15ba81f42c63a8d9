import type { Language } from '@loupe/shared/lib/language';
import type { PartByPart } from '../part-by-part.ts';
import type { Aligned } from './aligned.ts';
import { severityOf, type Severity } from './severity.ts';
import { wordDiff, type DiffPart } from './word-diff.ts';

/** A clause with what became of it, how grave that is and why. */
export interface Change {
  readonly aligned: Aligned;
  readonly diff: readonly DiffPart[] | 'rewritten';
  readonly severity: Severity;
}

const ranks = ['high', 'for review', 'medium', 'low'] as const;
const rank = ({ severity }: Change) => ranks.indexOf(severity.word);

/** What changed, the gravest first, then in the order of the text; clauses of the same words are left out. */
export function* changesOf(aligned: readonly Aligned[], language: Language): PartByPart<readonly Change[]> {
  const changes: Change[] = [];
  for (const one of aligned) {
    if (one.kind === 'same') continue;
    yield;
    const diff = wordDiff(textOf(one, 'old'), textOf(one, 'now'));
    changes.push({ aligned: one, diff, severity: severityOf(one, diff, language) });
  }
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

/** The words of one side, of a clause that was split or joined all of them. */
export function textOf({ kind, old, now, further }: Aligned, side: 'old' | 'now'): string {
  const isMany = (side === 'old' && kind === 'merged') || (side === 'now' && kind === 'split');
  const first = side === 'old' ? old : now;
  return [first, ...(isMany ? further : [])].map((one) => one?.text ?? '').join(' ');
}

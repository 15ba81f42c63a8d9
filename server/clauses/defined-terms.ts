import type { Language } from '@loupe/shared/lib/language';
import { definedWords } from '../packs/regulation/defined-words.ts';
import type { Clause } from './clause.ts';
import { folded } from './likeness.ts';

export interface DefinedTerm {
  readonly term: string;
  readonly clause: Clause;
}

/** What became of a defined term between two texts. */
export interface TermChange {
  readonly kind: 'new' | 'gone' | 'changed' | 'same';
  readonly term: string;
  readonly old: Clause | null;
  readonly now: Clause | null;
}

/** The terms that clauses define, each by the first that does. */
export function definedTerms(clauses: readonly Clause[], language: Language): readonly DefinedTerm[] {
  const found = clauses.flatMap((clause) => {
    const term = definedWords[language].exec(clause.text)?.[1]?.trim();
    return term === undefined ? [] : [{ term, clause }];
  });
  const seen = new Set<string>();
  return found.filter(({ term }) => {
    const key = folded(term);
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** The terms of both texts, those of the new one first, in its order. */
export function termChanges(old: readonly DefinedTerm[], now: readonly DefinedTerm[]): readonly TermChange[] {
  const before = new Map(old.map((one) => [folded(one.term), one.clause]));
  const after = new Set(now.map((one) => folded(one.term)));
  const kept = now.map(({ term, clause }): TermChange => {
    const earlier = before.get(folded(term)) ?? null;
    const isSame = earlier !== null && folded(earlier.text) === folded(clause.text);
    return { kind: earlier === null ? 'new' : isSame ? 'same' : 'changed', term, old: earlier, now: clause };
  });
  const gone = old
    .filter(({ term }) => !after.has(folded(term)))
    .map(({ term, clause }): TermChange => ({ kind: 'gone', term, old: clause, now: null }));
  return [...kept, ...gone];
}

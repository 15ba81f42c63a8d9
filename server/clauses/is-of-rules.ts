import type { Language } from '@loupe/shared/lib/language';
import type { Clause } from './clause.ts';
import { isDemand, obligationsOf } from './obligations.ts';

const numbered = /^(?:Article|Art\.|Artikel|§|Section|Sec\.|Annex|Anhang|Anlage|Regulation|Rule|Clause)/iu;

/** Whether a text is one of rules: it has numbered clauses and demands something, or demands more than once. */
export function isOfRules(clauses: readonly Clause[], language: Language): boolean {
  const duties = clauses.reduce((sum, one) => sum + obligationsOf(one, language).filter(isDemand).length, 0);
  return duties >= 2 || (duties >= 1 && clauses.some(({ path }) => path.some((one) => numbered.test(one))));
}

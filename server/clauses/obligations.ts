import type { Language } from '@loupe/shared/lib/language';
import { splitSentences } from '../claims/sentence-split.ts';
import { bindingUse, type DutyKind } from './binding-use.ts';
import type { Clause } from './clause.ts';
import { dutyBearer } from './duty-bearer.ts';

/** A sentence of a clause that demands or forbids something. */
export interface Obligation {
  readonly clause: Clause;
  readonly kind: DutyKind;
  /** The subject as written; of a passive who does it. Null where nobody is named. */
  readonly who: string | null;
  /** The sentence, an item after the words it goes on from. */
  readonly sentence: string;
}

/** A "soll" binds as a rule only: a text is none of rules by it, and its coming or going is no new duty. */
export const isDemand = ({ kind }: Obligation): boolean => kind !== 'should';

/** The sentences of a clause, the first of an item after the words it goes on from. */
export function sentencesOfClause({ leadIn, text }: Clause, language: Language): readonly string[] {
  const own = splitSentences(text, language).map((one) => one.text.trim());
  return leadIn === '' ? own : own.map((one, i) => (i === 0 ? `${leadIn} ${one}` : one));
}

function obligationOf(clause: Clause, sentence: string, language: Language): Obligation | null {
  const use = bindingUse(clause, sentence, language);
  // "The operator shall:" demands nothing yet; its items do.
  if (use === null || /[:–—]$/u.test(sentence)) return null;
  const around = {
    before: sentence.slice(0, use.start).trim(),
    modal: sentence.slice(use.start, use.end),
    after: sentence.slice(use.end),
  };
  return { clause, kind: use.kind, who: dutyBearer(around, language), sentence };
}

/**
 * Who must do what, sentence by sentence; at most one duty of each. A passive without an actor is nobody's duty (decision
 * 36): `who` is null.
 */
export function obligationsOf(clause: Clause, language: Language): readonly Obligation[] {
  return sentencesOfClause(clause, language).flatMap(
    (sentence) => obligationOf(clause, sentence, language) ?? [],
  );
}

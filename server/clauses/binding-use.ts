import type { Language } from '@loupe/shared/lib/language';
import { dutyWords } from '../packs/regulation/duty-words.ts';
import type { Clause } from './clause.ts';
import { modalUses } from './modal-uses.ts';
import { partyUse } from './party-use.ts';

/** What a sentence says of a deed: to do it, not to do it, to do it only so, or to do it as a rule. */
export type DutyKind = 'must' | 'must not' | 'may only' | 'should';

/** The words of a sentence that bind, with what they say. */
export interface BindingUse {
  readonly kind: DutyKind;
  readonly start: number;
  readonly end: number;
}

const kinds: readonly string[] = ['must', 'must not', 'may only'] satisfies readonly DutyKind[];

function isUnbound(sentence: string, { start, end }: BindingUse, language: Language): boolean {
  const [before, modal, after] = [
    sentence.slice(0, start).trim(),
    sentence.slice(start, end),
    sentence.slice(end),
  ];
  return dutyWords[language].unbound.some(
    (one) => one.words.test(modal) && (one.before?.test(before) ?? true) && (one.after?.test(after) ?? true),
  );
}

/** The first words that bind: a modal, or what a party of a contract or rule is said to do. */
export function bindingUse(clause: Clause, sentence: string, language: Language): BindingUse | null {
  const modals = modalUses(sentence, language).filter((one): one is typeof one & BindingUse =>
    kinds.includes(one.kind),
  );
  const uses = [...modals, ...partyUse(clause, sentence, language)];
  return (
    uses.toSorted((a, b) => a.start - b.start).find((use) => !isUnbound(sentence, use, language)) ?? null
  );
}

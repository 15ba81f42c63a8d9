import type { Language } from '@loupe/shared/lib/language';
import { splitSentences } from '../claims/sentence-split.ts';
import { dutyWords, germanSubject } from '../packs/regulation/duty-words.ts';
import type { Clause } from './clause.ts';
import { modalUses, type ModalUse } from './modal-uses.ts';

/** A sentence of a clause that demands or forbids something. */
export interface Obligation {
  readonly clause: Clause;
  readonly kind: 'must' | 'must not';
  /** The subject as written; of a passive who does it. Null where nobody is named. */
  readonly who: string | null;
  /** The sentence, an item after the words it goes on from. */
  readonly sentence: string;
}

const longestSubject = 110;
/** "Smoking is prohibited", "Nebenangebote sind nicht zugelassen": the subject is what is forbidden, not whom it binds. */
const forbidsSubject =
  /(?:prohibited|forbidden|permitted|allowed|untersagt|verboten|unzulässig|zulässig|zugelassen|gestattet|erlaubt)$/iu;
const isDuty = ({ kind }: ModalUse): boolean => kind === 'must' || kind === 'must not';

/** The sentences of a clause, the first of an item after the words it goes on from. */
export function sentencesOfClause({ leadIn, text }: Clause, language: Language): readonly string[] {
  const own = splitSentences(text, language).map((one) => one.text.trim());
  return leadIn === '' ? own : own.map((one, i) => (i === 0 ? `${leadIn} ${one}` : one));
}

function tidy(subject: string): string | null {
  const text = subject
    .replace(/^(?:and|und|or|oder|also|however|jedoch)\s+/iu, '')
    .replace(/[\s,;:–—-]+$/u, '')
    .replace(/^[\s,;:–—-]+/u, '')
    .trim();
  return text === '' || text.length > longestSubject ? null : text;
}

/** What stands before the modal, without the condition or time that opens the sentence. */
function subjectBefore(before: string, language: Language): string | null {
  const { opening, subjectStart } = dutyWords[language];
  if (!opening.test(before)) return tidy(before);
  const parts = before.split(/,\s+/u);
  for (let i = parts.length - 1; i > 0; i -= 1) {
    const part = parts[i]?.trim() ?? '';
    if (part !== '' && subjectStart.test(part) && !opening.test(part)) return tidy(part);
  }
  return null;
}

function englishWho(before: string, after: string): string | null {
  const { passive, agent, recipient } = dutyWords.en;
  if (recipient?.test(after)) return null;
  if (passive.test(after)) return tidy(agent.exec(after)?.[1] ?? '');
  return subjectBefore(before, 'en');
}

function germanWho(before: string, modal: string, after: string): string | null {
  const { passive, agent, opening } = dutyWords.de;
  if (passive.test(after) || /^(?:ist|sind)$/iu.test(modal)) return tidy(agent.exec(after)?.[1] ?? '');
  if (before === '' || opening.test(before) || /^(?:\p{Lu}\p{Ll}+ )?(?:wenn|sofern)/iu.test(before))
    return tidy(germanSubject.exec(after)?.[1] ?? '');
  return tidy(before);
}

/** The first modal that binds: not one of a relative clause, nor where a rule speaks of itself. */
function bindingUse(sentence: string, language: Language): ModalUse | null {
  const { noDuty, relative } = dutyWords[language];
  const isBinding = (use: ModalUse) =>
    isDuty(use) &&
    !noDuty.test(sentence.slice(use.end)) &&
    !relative.test(sentence.slice(0, use.start).trim());
  return modalUses(sentence, language).find(isBinding) ?? null;
}

function obligationOf(clause: Clause, sentence: string, language: Language): Obligation | null {
  const use = bindingUse(sentence, language);
  // "The operator shall:" demands nothing yet; its items do.
  if (use === null || /[:–—]$/u.test(sentence)) return null;
  const [before, after] = [sentence.slice(0, use.start).trim(), sentence.slice(use.end)];
  const modal = sentence.slice(use.start, use.end);
  const bearer = language === 'en' ? englishWho(before, after) : germanWho(before, modal, after);
  const who = forbidsSubject.test(modal) ? null : bearer;
  return { clause, kind: use.kind === 'must not' ? 'must not' : 'must', who, sentence };
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

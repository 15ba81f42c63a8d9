import type { Language } from '@loupe/shared/lib/language';
import { everyMatch } from '../claims/every-match.ts';
import { dutyWords, germanDative, germanSubject, germanSubordinate } from '../packs/regulation/duty-words.ts';
import { englishParty } from '../packs/regulation/party-words.ts';

/** A sentence around the words that bind. */
export interface AroundModal {
  readonly before: string;
  readonly modal: string;
  readonly after: string;
}

const longestSubject = 110;

function tidy(subject: string, language: Language): string | null {
  const text = subject
    .replace(/^(?:and|und|or|oder|also|however|jedoch)\s+/iu, '')
    .replace(/[\s,;:–—-]+$/u, '')
    .replace(/^[\s,;:–—-]+/u, '')
    .replace(dutyWords[language].aroundSubject, '')
    .trim();
  if (/^(?:nobody|no one|one|niemand)$/iu.test(text)) return null;
  return text === '' || text.length > longestSubject ? null : text;
}

/** What is before the modal, without the condition or time that opens the sentence. */
function subjectBefore(before: string, language: Language): string | null {
  const { opening, subjectStart, shared } = dutyWords[language];
  const own = shared.exec(before)?.[1] ?? before;
  if (!opening.test(own)) return tidy(own, language);
  const parts = own.split(/,\s+/u);
  for (let i = parts.length - 1; i > 0; i -= 1) {
    const part = parts[i]?.trim() ?? '';
    if (part !== '' && subjectStart.test(part) && !opening.test(part)) return tidy(part, language);
  }
  return null;
}

/** "Under no circumstances may the tenant …": one word behind its article, where it is one of a party. */
function behindBan(after: string): string | null {
  const found = /^\s*((?:the|a|an|any|each|either) \p{L}+)/iu.exec(after)?.[1] ?? '';
  const asParty = found.replace(/^\p{L}+ (\p{L})/iu, (_, first: string) => `the ${first.toUpperCase()}`);
  return englishParty.test(asParty) ? found : null;
}

function englishBearer({ before, modal, after }: AroundModal): string | null {
  const { passive, agent, deed, recipient } = dutyWords.en;
  if (deed.test(modal) || recipient?.test(after) === true) return null;
  if (passive.test(after)) return tidy(agent.exec(after)?.[1] ?? '', 'en');
  if (/^(?:under|in|at) no\b/iu.test(modal)) return behindBan(after);
  return subjectBefore(before, 'en');
}

/** "Obliegt dem Mieter", "dem Mieter obliegt": the dative beside the verb. */
function bearerOfTask(before: string, after: string): string | null {
  const [behind] = everyMatch(germanDative, after);
  if (behind?.index === 1) return behind[1] ?? null;
  return everyMatch(germanDative, before)[0]?.index === 0 ? tidy(before, 'de') : null;
}

/** "Dem Mieter ist es untersagt"; "der Verkauf ist untersagt" names the deed alone. */
const bearerOfBan = (text: string): string | null =>
  everyMatch(germanDative, text).find(([found]) => !/^(?:de|jede|eine)r /iu.test(found))?.[1] ?? null;

function germanBearer({ before, modal, after }: AroundModal): string | null {
  const { passive, agent, opening, deed } = dutyWords.de;
  if (/^oblieg/iu.test(modal)) return bearerOfTask(before, after);
  if (deed.test(modal) && !/^(?:darf|dürfen)/iu.test(modal)) return bearerOfBan(`${before} ${modal}`);
  const main = after.replace(germanSubordinate, '');
  if (passive.test(main) || /^(?:ist|sind)$/iu.test(modal)) return tidy(agent.exec(after)?.[1] ?? '', 'de');
  if (before === '' || opening.test(before) || /^(?:\p{Lu}\p{Ll}+ )?(?:wenn|sofern)/iu.test(before))
    return tidy(germanSubject.exec(modal.replace(/^\p{L}+/u, '') + after)?.[1] ?? '', 'de');
  return subjectBefore(before, 'de');
}

/** Who bears a duty, as written: the subject, or of a passive who does it; null where nobody is named. */
export const dutyBearer = (around: AroundModal, language: Language): string | null =>
  language === 'en' ? englishBearer(around) : germanBearer(around);

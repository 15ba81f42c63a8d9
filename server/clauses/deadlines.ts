import type { Language } from '@loupe/shared/lib/language';
import { everyMatch } from '../claims/every-match.ts';
import { findPeriods } from '../claims/periods.ts';
import {
  beforeDay,
  deadlineWords,
  narrowsWhoIsMeant,
  timeAfterDay,
} from '../packs/regulation/deadline-words.ts';

type DeadlineKind = 'until' | 'from' | 'recurring' | 'relative' | 'lasting' | 'clock';

/** A time to keep, as a sentence writes it. */
export interface Deadline {
  readonly kind: DeadlineKind;
  /** YYYY-MM-DD, of 'until' and 'from' only: no day is ever computed from one that is not written. */
  readonly day: string | null;
  /** As written: "within 30 days of receipt", "by 31 March 2027". */
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

const longestLead = 120;

/** Where what is between the word that leads to a day and the day begins: a time of day, a day of the week. */
const leadEnd = (sentence: string, start: number, language: Language): number =>
  beforeDay[language].exec(sentence.slice(0, start))?.index ?? start;

/** "am 31. März 2027 bis 12:00 Uhr": the time behind a day makes it one to keep. */
function dueOn(before: string, after: string, language: Language): RegExpExecArray | null {
  const { on, until, time } = timeAfterDay[language];
  return until.test(after) && time.test(after) ? on.exec(before) : null;
}

/** Whether a day says which things or persons are meant, and not by when something is to be done. */
function isOfThose(sentence: string, start: number, end: number, language: Language): boolean {
  const before = sentence.slice(0, start);
  if (language === 'de')
    return (
      narrowsWhoIsMeant.germanBefore.test(before) && narrowsWhoIsMeant.germanAfter.test(sentence.slice(end))
    );
  return narrowsWhoIsMeant.before.test(before) && !narrowsWhoIsMeant.verb.test(before);
}

/** Days that words before them make times to keep; "Regulation of 14 March 2018" is none. */
function daysIn(sentence: string, language: Language): Deadline[] {
  const { until, from } = deadlineWords[language];
  return findPeriods(sentence).flatMap(({ start, end, period }) => {
    if (period?.kind !== 'day') return [];
    const leadsTo = leadEnd(sentence, start, language);
    const before = sentence.slice(Math.max(0, leadsTo - longestLead), leadsTo);
    const after = sentence.slice(end);
    const due = until.exec(before) ?? dueOn(before, after, language);
    const lead = due ?? from.exec(before);
    if (lead === null || isOfThose(sentence, start, end, language)) return [];
    const kind = due === null ? 'from' : 'until';
    const at = leadsTo - lead[0].length;
    const timeEnd = end + (timeAfterDay[language].time.exec(after)?.[0].length ?? 0);
    const words = sentence.slice(at, timeEnd).trim();
    return [{ kind, day: period.date, words, start: at, end: timeEnd }];
  });
}

/** Every time to keep that a sentence names, in its order. */
export function deadlinesIn(sentence: string, language: Language): readonly Deadline[] {
  const all = daysIn(sentence, language);
  for (const kind of ['recurring', 'relative', 'lasting', 'clock'] as const)
    for (const match of everyMatch(deadlineWords[language][kind], sentence)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (all.some((one) => start < one.end && one.start < end)) continue;
      all.push({ kind, day: null, words: match[0].trim(), start, end });
    }
  return all.toSorted((a, b) => a.start - b.start);
}

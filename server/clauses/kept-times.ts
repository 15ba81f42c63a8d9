import type { Language } from '@loupe/shared/lib/language';
import { byCode } from '@loupe/shared/lib/text-order';
import { findPeriods } from '../claims/periods.ts';
import type { Clause } from './clause.ts';
import { deadlinesIn, type Deadline } from './deadlines.ts';
import { obligationsOf, sentencesOfClause, type Obligation } from './obligations.ts';

/** A time to keep, with where it is. */
export interface KeptTime {
  readonly clause: Clause;
  readonly sentence: string;
  readonly deadline: Deadline;
}

/** A duty with the first time to keep of its sentence: a day before all others. */
export interface TimedDuty extends Obligation {
  readonly deadline: Deadline | null;
}

const soonest = (deadlines: readonly Deadline[]): Deadline | null =>
  deadlines.find(({ day }) => day !== null) ??
  deadlines.find(({ kind }) => kind !== 'lasting') ??
  deadlines[0] ??
  null;

/** The duties of clauses in their order, each with its time. */
export const timedDutiesOf = (clauses: readonly Clause[], language: Language): readonly TimedDuty[] =>
  clauses.flatMap((clause) =>
    obligationsOf(clause, language).map((one) => ({
      ...one,
      deadline: soonest(deadlinesIn(one.sentence, language)),
    })),
  );

/** Every time to keep of clauses, in their order. */
export const keptTimesOf = (clauses: readonly Clause[], language: Language): readonly KeptTime[] =>
  clauses.flatMap((clause) =>
    sentencesOfClause(clause, language).flatMap((sentence, i) =>
      deadlinesIn(sentence, language)
        // What the words above a list say is there once.
        .filter(({ end }) => i > 0 || end > clause.leadIn.length)
        .map((deadline) => ({ clause, sentence, deadline })),
    ),
  );

/** A written day that was not read as one to keep, with its sentence. */
export interface OtherDay {
  readonly clause: Clause;
  readonly sentence: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** Every other day that clauses write, in their order: a visit, a hearing, or a time to keep in words that are not read. */
export const otherDaysOf = (clauses: readonly Clause[], language: Language): readonly OtherDay[] =>
  clauses.flatMap((clause) =>
    sentencesOfClause(clause, language).flatMap((sentence, i) => {
      const kept = deadlinesIn(sentence, language);
      const own = i === 0 ? clause.leadIn.length : 0;
      return findPeriods(sentence).flatMap(({ start, end, period }) =>
        period?.kind === 'day' && end > own && !kept.some((one) => one.start <= start && start < one.end)
          ? [{ clause, sentence, day: period.date }]
          : [],
      );
    }),
  );

/** The first written day that is still to come; today is. */
export const nextTime = <T extends Pick<KeptTime, 'deadline'>>(
  times: readonly T[],
  today: string,
): T | undefined =>
  times
    .filter(({ deadline: { day } }) => day !== null && day >= today)
    .toSorted((a, b) => byCode(a.deadline.day ?? '', b.deadline.day ?? ''))[0];

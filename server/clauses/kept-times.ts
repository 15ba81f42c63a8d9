import type { Language } from '@loupe/shared/lib/language';
import type { Clause } from './clause.ts';
import { deadlinesIn, type Deadline } from './deadlines.ts';
import { obligationsOf, sentencesOfClause, type Obligation } from './obligations.ts';

/** A time to keep, with where it stands. */
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
        // What the words above a list say stands there once.
        .filter(({ end }) => i > 0 || end > clause.leadIn.length)
        .map((deadline) => ({ clause, sentence, deadline })),
    ),
  );

/** The first written day that is still to come; today is. */
export const nextTime = <T extends Pick<KeptTime, 'deadline'>>(
  times: readonly T[],
  today: string,
): T | undefined =>
  times
    .filter(({ deadline: { day } }) => day !== null && day >= today)
    .toSorted((a, b) => (a.deadline.day ?? '').localeCompare(b.deadline.day ?? ''))[0];

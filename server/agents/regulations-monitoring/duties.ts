import { deadlinesIn, type Deadline } from '../../clauses/deadlines.ts';
import { obligationsOf, sentencesOfClause, type Obligation } from '../../clauses/obligations.ts';
import type { Clause } from '../../clauses/clause.ts';
import type { Texts } from './read-texts.ts';
import { namesIn, speaksOf } from './request.ts';

/** A duty with the first time to keep of its sentence. */
export interface Duty extends Obligation {
  readonly deadline: Deadline | null;
  /** Of a clause that is new or was changed gravely. */
  readonly isNew: boolean;
  /** Whether it binds who is asked about, or speaks of a topic asked about. */
  readonly isAskedFor: boolean;
}

/** A time to keep, with where it stands. */
export interface Dated {
  readonly clause: Clause;
  readonly sentence: string;
  readonly deadline: Deadline;
  readonly isNew: boolean;
}

/** What is asked about, in the person's words. */
export interface Asked {
  readonly roles: readonly string[];
  readonly topics: readonly string[];
}

export const askedIn = (inputs: Readonly<Record<string, string>>): Asked => ({
  roles: namesIn(inputs.role),
  topics: namesIn(inputs.topics),
});

/** Clauses of the new text that are new or changed in what they say; those that only moved are not. */
function changedClauses({ changes }: Texts): ReadonlySet<Clause> {
  const grave = changes.filter(({ severity }) => severity.word !== 'low');
  return new Set(
    grave.flatMap(({ aligned: { now, kind, further } }) => [
      ...(now === null ? [] : [now]),
      ...(kind === 'split' ? further : []),
    ]),
  );
}

const soonest = (deadlines: readonly Deadline[]): Deadline | null =>
  deadlines.find(({ day }) => day !== null) ??
  deadlines.find(({ kind }) => kind !== 'lasting') ??
  deadlines[0] ??
  null;

/** The duties of the text that holds now, in its order. */
export function dutiesOf(texts: Texts, { roles, topics }: Asked): readonly Duty[] {
  const changed = changedClauses(texts);
  return texts.nowClauses.flatMap((clause) =>
    obligationsOf(clause, texts.language).map((one) => ({
      ...one,
      deadline: soonest(deadlinesIn(one.sentence, texts.language)),
      isNew: changed.has(clause),
      isAskedFor: speaksOf(one.who ?? '', roles) || speaksOf(`${clause.heading} ${one.sentence}`, topics),
    })),
  );
}

/** Every time to keep of the text that holds now, in its order. */
export function datedOf(texts: Texts): readonly Dated[] {
  const changed = changedClauses(texts);
  return texts.nowClauses.flatMap((clause) =>
    sentencesOfClause(clause, texts.language).flatMap((sentence, i) =>
      deadlinesIn(sentence, texts.language)
        // What the words above a list say stands there once.
        .filter(({ end }) => i > 0 || end > clause.leadIn.length)
        .map((deadline) => ({
          clause,
          sentence,
          deadline,
          isNew: changed.has(clause),
        })),
    ),
  );
}

/** Those asked for first, then those with a day by their day, then the others as they stand. */
export function byUrgency(duties: readonly Duty[]): readonly Duty[] {
  const key = ({ isAskedFor, deadline }: Duty) =>
    `${isAskedFor ? 0 : 1} ${deadline?.day ?? (deadline === null ? '9999-2' : '9999-1')}`;
  return duties.toSorted((a, b) => key(a).localeCompare(key(b)));
}

import { byCode } from '@loupe/shared/lib/text-order';
import type { Clause } from '../../clauses/clause.ts';
import { keptTimesOf, timedDutiesOf, type KeptTime, type TimedDuty } from '../../clauses/kept-times.ts';
import type { Texts } from './read-texts.ts';
import { namesIn, speaksOf } from '../ground/asked-words.ts';

export interface Duty extends TimedDuty {
  /** Of a clause that is new or was changed gravely. */
  readonly isNew: boolean;
  /** Whether it binds who is asked about, or speaks of a topic asked about. */
  readonly isAskedFor: boolean;
}

export interface Dated extends KeptTime {
  /** Of a clause that is new or was changed gravely. */
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

/** The duties of the text that holds now, in its order. */
export function dutiesOf(texts: Texts, { roles, topics }: Asked): readonly Duty[] {
  const changed = changedClauses(texts);
  return timedDutiesOf(texts.nowClauses, texts.language).map((one) => ({
    ...one,
    isNew: changed.has(one.clause),
    isAskedFor: speaksOf(one.who ?? '', roles) || speaksOf(`${one.clause.heading} ${one.sentence}`, topics),
  }));
}

/** Every time to keep of the text that holds now, in its order. */
export function datedOf(texts: Texts): readonly Dated[] {
  const changed = changedClauses(texts);
  return keptTimesOf(texts.nowClauses, texts.language).map((one) => ({
    ...one,
    isNew: changed.has(one.clause),
  }));
}

/** Those asked for first, then those with a day by their day, then the others in their order. */
export function byUrgency(duties: readonly Duty[]): readonly Duty[] {
  const key = ({ isAskedFor, deadline }: Duty) =>
    `${isAskedFor ? 0 : 1} ${deadline?.day ?? (deadline === null ? '9999-2' : '9999-1')}`;
  return duties.toSorted((a, b) => byCode(key(a), key(b)));
}

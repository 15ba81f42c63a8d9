import type { Depth } from '@loupe/shared/contract/agents';
import { nextTime, type KeptTime, type TimedDuty } from '../../clauses/kept-times.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import { dayText } from '../../tools/number-text.ts';
import { cutText, namedClause } from './clause-writing.ts';
import { clauseGroundTexts } from './messages/clause-ground-texts.ts';
import { rowsOr } from './rows-shown.ts';
import { schedule } from './schedule-blocks.ts';
import type { TableWriting } from './table-figures.ts';

/** What tables of duties and times are written from. */
export interface ClauseRowWriting extends TableWriting {
  readonly depth: Depth;
  /** YYYY-MM-DD of the question. */
  readonly today: string;
}

/** Columns of an agent behind the common ones. */
export interface FurtherColumns<T> {
  readonly head: readonly Said[];
  readonly cells: (one: T) => readonly Said[];
}

const longestWords = 320;

/** Who bears a duty, as written, or that nobody was recognised. */
export const whoText = (duty: Pick<TimedDuty, 'who'> | undefined): string =>
  duty?.who ?? clauseGroundTexts().nobody;

/** Whether a sentence demands or forbids, or neither. */
export function dutyText(duty: Pick<TimedDuty, 'kind'> | undefined): string {
  const ground = clauseGroundTexts();
  return duty === undefined ? ground.noDuty : ground.duty[duty.kind];
}

/** By when a duty is to be done, as written. */
export const dutyTime = ({ deadline }: TimedDuty): string => deadline?.words ?? clauseGroundTexts().noTime;

/** A row of a table of duties, for `dutyHead`. */
const dutyRow = (w: TableWriting, duty: TimedDuty, time: Said): Said[] => [
  time,
  whoText(duty),
  dutyText(duty),
  cutText(duty.sentence, longestWords),
  namedClause(w, duty.clause, duty.sentence),
];

/** Duties as a table, as many as the depth shows; a sentence where there is none. */
export const dutyBlocks = <T extends TimedDuty>(
  w: ClauseRowWriting,
  duties: readonly T[],
  none: Said,
  timeOf: (duty: T) => Said = dutyTime,
  { head, cells }: FurtherColumns<T> = { head: [], cells: () => [] },
): Block[] =>
  rowsOr(w, duties, none, (some) =>
    table(
      [...clauseGroundTexts().dutyHead, ...head],
      some.map((one) => [...dutyRow(w, one, timeOf(one)), ...cells(one)]),
    ),
  );

/** The next day to keep from today on, with its words and place; or that none was found. */
export function nextTimeText(w: ClauseRowWriting, times: readonly KeptTime[]): Said {
  const ground = clauseGroundTexts();
  const next = nextTime(times, w.today);
  if (next === undefined) return ground.noDayToCome(dayText(w.today));
  const { clause, sentence, deadline } = next;
  return ground.next(
    dayText(deadline.day ?? ''),
    namedClause(w, clause, sentence),
    cutText(sentence, longestWords),
  );
}

/** Times with a day as a schedule, which becomes a calendar; then those without one, as written. */
export function timeBlocks<T extends KeptTime>(
  w: ClauseRowWriting,
  times: readonly T[],
  title: Said,
  { head, cells }: FurtherColumns<T> = { head: [], cells: () => [] },
): Block[] {
  const ground = clauseGroundTexts();
  const dated = times.flatMap((one) => (one.deadline.day === null ? [] : [{ day: one.deadline.day, one }]));
  const open = times.filter(({ deadline }) => deadline.day === null);
  const heads = [...ground.timeHead, ...head];
  const row = (one: T): Said[] => [
    `${ground.kinds[one.deadline.kind]}${(one.deadline.day ?? w.today) < w.today ? ground.passed : ''}`,
    cutText(one.sentence, longestWords),
    namedClause(w, one.clause, one.sentence),
    ...cells(one),
  ];
  const days = rowsOr(w, dated, ground.noDays, (some) =>
    schedule(
      title,
      heads,
      some.map(({ day, one }) => ({ day, cells: row(one) })),
    ),
  );
  if (open.length === 0) return days;
  const without = rowsOr(w, open, '', (some) =>
    table(
      [ground.asWritten, ...heads.slice(1)],
      some.map((one) => [one.deadline.words, ...row(one)]),
    ),
  );
  return [...days, paragraph(ground.openDays), ...without];
}

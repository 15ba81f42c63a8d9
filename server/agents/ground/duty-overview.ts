import type { Clause } from '../../clauses/clause.ts';
import type { OtherDay, TimedDuty } from '../../clauses/kept-times.ts';
import type { Block } from '../../report/blocks.ts';
import { table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { dayText } from '../../tools/number-text.ts';
import type { ClauseRowWriting, FurtherColumns } from './clause-rows.ts';
import { clauseMark, clauseName, cutText, namedClause } from './clause-writing.ts';
import { dutyOverviewTexts } from './messages/duty-overview-texts.ts';
import { rowsOr } from './rows-shown.ts';
import { countFigure, type TableWriting } from './table-figures.ts';

const [mostBearers, mostFindings, longestWords] = [6, 60, 320];

/** For tables over several documents: the name of the one a clause is from. */
export const documentColumn = ({ dossiers }: TableWriting): FurtherColumns<{ readonly clause: Clause }> => ({
  head: [dutyOverviewTexts().document],
  cells: ({ clause }) => [dossiers.find(({ key }) => key === clause.document)?.name ?? ''],
});

/** How many duties there are, how many forbid and how many name nobody; `id` begins the ids of the figures. */
export function dutyCounts(w: TableWriting, id: string, duties: readonly TimedDuty[]): Words {
  const { labels, counts } = dutyOverviewTexts();
  const of = (part: keyof typeof labels, some: readonly TimedDuty[]) =>
    countFigure(w, { id: `${id}-${part}`, label: labels[part] }, some.length);
  const bans = duties.filter(({ kind }) => kind === 'must not');
  const unnamed = duties.filter(({ who }) => who === null);
  return counts({ all: of('all', duties), bans: of('bans', bans), unnamed: of('unnamed', unnamed) });
}

/** The first few of those who are read as bearing a duty, each with a place; or that no sentence names one. */
export function bearersSaid(w: TableWriting, duties: readonly TimedDuty[]): Said {
  const { named, nobodyNamed } = dutyOverviewTexts();
  const bearers = Map.groupBy(duties, ({ who }) => who?.toLowerCase() ?? '');
  const first = [...bearers].flatMap(([who, [one]]) => (who === '' || one === undefined ? [] : [one]));
  const some = first
    .slice(0, mostBearers)
    .map((one) => words`${one.who ?? ''} ${clauseMark(w, one.clause, one.sentence)}`);
  return some.length === 0 ? nobodyNamed : named(joinWords(some, ', '));
}

/** Duties as findings to review, each under the name of its clause. */
export function dutyFindings({ step }: TableWriting, id: string, duties: readonly TimedDuty[]): void {
  for (const [i, { clause, sentence }] of duties.slice(0, mostFindings).entries()) {
    const detail = cutText(sentence, longestWords);
    step.addFinding({ id: `${id}-${i + 1}`, title: clauseName(clause), detail, status: 'for review' });
  }
}

/** Days that were not read as days to keep, as a table: a reader can see that none of them is one. */
export const otherDayBlocks = (w: ClauseRowWriting, days: readonly OtherDay[]): Block[] =>
  rowsOr(w, days, dutyOverviewTexts().noOthers, (some) =>
    table(
      [...dutyOverviewTexts().otherHead, ...documentColumn(w).head],
      some.map(({ day, ...one }) => {
        const place = namedClause(w, one.clause, one.sentence);
        return [dayText(day), cutText(one.sentence, longestWords), place, ...documentColumn(w).cells(one)];
      }),
    ),
  );

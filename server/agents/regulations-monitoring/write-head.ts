import { nextTime } from '../../clauses/kept-times.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, paragraph, title } from '../../report/build-blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { dutyBlocks, dutyTime, nextTimeText, timeBlocks } from '../ground/clause-rows.ts';
import { clauseName, namedClause } from '../ground/clause-writing.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { byUrgency, type Dated, type Duty } from './duties.ts';
import { regulationTexts } from './messages/regulation-texts.ts';
import { ownStart } from './own-start.ts';
import { section, type RegulationWriting } from './writing.ts';

/** How many clauses or duties of the texts are of a kind, as a figure that names what was counted. */
function counted(w: RegulationWriting, id: string, label: string, value: number): Words {
  const { report } = regulationTexts();
  const { old, now, oldClauses, nowClauses } = w.texts;
  const side = (name: string, clauses: number) => ({
    name: report.clausesOf(name),
    value: numberText(clauses, 0),
    from: name,
  });
  return figureLink(w.step, {
    id,
    label,
    value: numberText(value, 0),
    formula: report.countedFormula,
    inputs: [...(old === null ? [] : [side(old.name, oldClauses.length)]), side(now.name, nowClauses.length)],
    source_n: null,
  });
}

function changedLead(w: RegulationWriting): Words {
  const { report } = regulationTexts();
  const { changes } = w.texts;
  const isOf = (...kinds: readonly string[]) =>
    changes.filter(({ aligned: { kind } }) => kinds.includes(kind)).length;
  const high = changes.filter(({ severity }) => severity.word === 'high').length;
  return report.lead({
    changed: counted(w, 'changed', report.counts.changed, isOf('changed', 'split', 'merged')),
    fresh: counted(w, 'new', report.counts.fresh, isOf('new')),
    gone: counted(w, 'gone', report.counts.gone, isOf('gone')),
    high: counted(w, 'high', report.counts.high, high),
  });
}

/** The finding and what to do by when; the answer says the same in short. */
export function writeHead(w: RegulationWriting, subject: string): Block[] {
  const { report } = regulationTexts();
  const { isCompared, changes } = w.texts;
  const high = changes.filter(({ severity }) => severity.word === 'high').length;
  const next = nextTime(w.dated, w.today)?.deadline.day ?? null;
  const headline = isCompared
    ? report.headline(subject, high, next === null ? null : dayText(next))
    : report.headlineOne(subject, w.duties.length, next === null ? null : dayText(next));
  const said = isCompared
    ? changedLead(w)
    : report.leadOne(counted(w, 'duties', report.counts.duties, w.duties.length));
  const whole = words`${said} ${nextTimeText(w, w.dated)}`;
  addFindings(w);
  writeAnswer(w.step, words`${headline}. ${whole}`);
  return [title(headline), lead(whole), ...askedFor(w), ...section('actions', ...actions(w))];
}

/** How many duties are those asked about. */
function askedFor(w: RegulationWriting): Block[] {
  const { report } = regulationTexts();
  const { roles, topics } = w.asked;
  if (roles.length + topics.length === 0) return [];
  const found = w.duties.filter(({ isAskedFor }) => isAskedFor).length;
  const names = [...roles, ...topics].join(', ');
  return [paragraph(report.askedFor(names, counted(w, 'asked-for', report.counts.asked(names), found)))];
}

function addFindings({ step, texts: { changes } }: RegulationWriting): void {
  const { report } = regulationTexts();
  const status = {
    high: 'high risk',
    medium: 'medium risk',
    low: 'low risk',
    'for review': 'for review',
  } as const;
  for (const [i, { aligned, severity }] of changes.slice(0, 60).entries()) {
    const clause = aligned.now ?? aligned.old;
    if (clause === null) continue;
    step.addFinding({
      id: `change-${i + 1}`,
      title: clauseName(clause),
      detail: report.because(
        report.kinds[aligned.kind],
        severity.because.map((one) => report.reasons[one]),
      ),
      status: status[severity.word],
    });
  }
}

/** The time of a duty as written, and the day on which another clause says that its clause begins to apply. */
function timeOf(w: RegulationWriting, duty: Duty): Said {
  const { report } = regulationTexts();
  const start = ownStart(w.dated, duty.clause, report.startWords);
  if (start === undefined) return dutyTime(duty);
  const { deadline, clause, sentence } = start;
  return report.ownStart(dutyTime(duty), dayText(deadline.day ?? ''), namedClause(w, clause, sentence));
}

/** Duties as a table, or that there are none. */
export const writeDutyRows = (w: RegulationWriting, duties: readonly Duty[], none: string): Block[] =>
  dutyBlocks(w, duties, none, (one) => timeOf(w, one));

function actions(w: RegulationWriting): Block[] {
  const { report } = regulationTexts();
  const rows = byUrgency(w.texts.isCompared ? w.duties.filter(({ isNew }) => isNew) : w.duties);
  return [...writeDutyRows(w, rows, report.nothingToDo), ...startsOf(w)];
}

/** Where a duty names no day, the day on which the text begins to apply counts. */
function startsOf(w: RegulationWriting): Block[] {
  const { report } = regulationTexts();
  const start = w.dated.find(
    ({ deadline, sentence }) => deadline.kind === 'from' && report.startWords.test(sentence),
  );
  if (start === undefined) return [paragraph(report.noStart)];
  return [
    paragraph(report.starts(dayText(start.deadline.day ?? ''), namedClause(w, start.clause, start.sentence))),
  ];
}

/** The days to keep as a schedule, and below it what has no day of its own. */
export function writeDeadlines(w: RegulationWriting): Block[] {
  const { report } = regulationTexts();
  const against = {
    head: [report.againstEarlier],
    cells: ({ isNew }: Dated) => [isNew ? report.isChanged : report.isAsBefore],
  };
  return section(
    'deadlines',
    ...timeBlocks(w, w.dated, report.schedule, w.texts.isCompared ? against : undefined),
  );
}

import { nextTime } from '../../clauses/kept-times.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, paragraph, table, title } from '../../report/build-blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { clauseName, cutText, namedClause } from '../ground/clause-writing.ts';
import { schedule } from '../ground/schedule-blocks.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { byUrgency, type Dated, type Duty } from './duties.ts';
import { regulationTexts } from './messages/regulation-texts.ts';
import { ownStart } from './own-start.ts';
import { section, tableOr, type RegulationWriting } from './writing.ts';

const longestDuty = 320;

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

/** The first day that is still to come. */
const nextOf = ({ dated, today }: RegulationWriting): Dated | undefined => nextTime(dated, today);

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

function nextText(w: RegulationWriting): Said {
  const { report } = regulationTexts();
  const next = nextOf(w);
  if (next === undefined) return report.noDayToCome(dayText(w.today));
  return report.next(
    dayText(next.deadline.day ?? ''),
    namedClause(w, next.clause, next.sentence),
    cutText(next.sentence, longestDuty),
  );
}

/** The finding and what to do by when; the answer says the same in short. */
export function writeHead(w: RegulationWriting, subject: string): Block[] {
  const { report } = regulationTexts();
  const { isCompared, changes } = w.texts;
  const high = changes.filter(({ severity }) => severity.word === 'high').length;
  const next = nextOf(w)?.deadline.day ?? null;
  const headline = isCompared
    ? report.headline(subject, high, next === null ? null : dayText(next))
    : report.headlineOne(subject, w.duties.length, next === null ? null : dayText(next));
  const said = isCompared
    ? changedLead(w)
    : report.leadOne(counted(w, 'duties', report.counts.duties, w.duties.length));
  const whole = words`${said} ${nextText(w)}`;
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

export function dutyRow(w: RegulationWriting, { who, kind, deadline, sentence, clause }: Duty): Said[] {
  const { report } = regulationTexts();
  const start = ownStart(w.dated, clause, report.startWords);
  const time = deadline === null ? report.noTime : deadline.words;
  return [
    start === undefined
      ? time
      : report.ownStart(
          time,
          dayText(start.deadline.day ?? ''),
          namedClause(w, start.clause, start.sentence),
        ),
    who ?? report.nobody,
    report.duty[kind],
    cutText(sentence, longestDuty),
    namedClause(w, clause, sentence),
  ];
}

function actions(w: RegulationWriting): Block[] {
  const { report } = regulationTexts();
  const rows = byUrgency(w.texts.isCompared ? w.duties.filter(({ isNew }) => isNew) : w.duties);
  return [
    ...tableOr(w, rows, report.nothingToDo, (some) =>
      table(
        report.dutyHead,
        some.map((one) => dutyRow(w, one)),
      ),
    ),
    ...startsOf(w),
  ];
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

/** The days to keep as a schedule, and beside it what has no day of its own. */
export function writeDeadlines(w: RegulationWriting): Block[] {
  const { report } = regulationTexts();
  const entries = w.dated.flatMap((one) =>
    one.deadline.day === null ? [] : [{ day: one.deadline.day, one }],
  );
  const open = w.dated.filter(({ deadline }) => deadline.day === null);
  const cells = (one: Dated): Said[] => [
    `${report.deadlineKinds[one.deadline.kind]}${(one.deadline.day ?? w.today) < w.today ? report.passed : ''}`,
    cutText(one.sentence, longestDuty),
    namedClause(w, one.clause, one.sentence),
    ...(w.texts.isCompared ? [one.isNew ? report.isChanged : report.isAsBefore] : []),
  ];
  const head = w.texts.isCompared ? report.deadlineHead : report.deadlineHead.slice(0, -1);
  return section(
    'deadlines',
    ...tableOr(w, entries, report.noDays, (some) =>
      schedule(
        report.schedule,
        head,
        some.map(({ day, one }) => ({ day, cells: cells(one) })),
      ),
    ),
    ...(open.length === 0 ? [] : [paragraph(report.openDays)]),
    ...(open.length === 0
      ? []
      : tableOr(w, open, '', (some) =>
          table(
            [report.asWritten, ...head.slice(1)],
            some.map((one) => [one.deadline.words, ...cells(one)]),
          ),
        )),
  );
}

import type { StepHandle } from '../../engines/run-context.ts';
import { tableQuestionTexts } from '../../table-question/messages/table-question-texts.ts';
import type { AskedTable } from '../../table-question/ask-candidate.ts';
import type { TableAnswer } from '../../table-question/ask-tables.ts';
import {
  derivedFigure,
  countedFigure,
  measuredFigure,
  placesOfCells,
  withoutColumn,
  type FigureContext,
} from '../../table-question/figure-inputs.ts';
import type { Plan } from '../../table-question/plan.ts';
import { groupWords, planWords, sideWords } from '../../table-question/plan-words.ts';
import type { Derived } from '../../table-question/line.ts';
import {
  readSources,
  rowText,
  sourcesOfAnswer,
  usedText,
  type TableFile,
} from '../../table-question/answer-source.ts';
import { cellText } from '../../table-question/value-text.ts';
import { numberText } from '../../tools/number-text.ts';
import { placeText } from '../../tools/place-text.ts';
import { figureMark, plainText, sourceMark, table as markdownTable } from '../writing/marks.ts';
import { chatTexts } from './messages/chat-texts.ts';
import { notesOf } from './table-answer-notes.ts';

const mostLines = 60;
const mostColumns = 8;
const mostCells = 6;

interface Writing extends FigureContext {
  readonly step: StepHandle;
  readonly answer: TableAnswer;
  readonly sourceN: number | null;
  /** Figures of the whole answer so far. */
  readonly count: { figures: number };
}

/** Writes what the plans of a question came to: each with its numbers as figures, the rows behind them, and what was left out. */
export function writeTableAnswer(
  step: StepHandle,
  answer: TableAnswer,
  fileOf: (source: AskedTable) => TableFile,
): void {
  const count = { figures: 0 };
  const { further, before, records } = answer;
  const others = further.map((one) => ({ ...answer, ...one, further: [], corrections: [] }));
  const lines = [
    ...(before === null
      ? []
      : [plainText(tableQuestionTexts().amended(planWords(before, records.table))), '']),
    ...[answer, ...others].flatMap((one) => linesOf(step, one, fileOf, count)),
  ];
  step.write('answer', `${lines.join('\n').trimEnd()}\n`);
}

/** One plan: its headline, the rows used, its table or rows, and notes. */
function linesOf(
  step: StepHandle,
  answer: TableAnswer,
  fileOf: (source: AskedTable) => TableFile,
  count: Writing['count'],
): string[] {
  const { result, records, sources, words } = answer;
  const context: FigureContext = { records, sources, plan: result.plan, title: words };
  const numbers = sourcesOfAnswer(answer, context, fileOf).map((source) => step.addSource(source));
  const writing: Writing = { ...context, step, answer, sourceN: numbers[0] ?? null, count };
  const isTable = result.plan.groups.length > 0 || result.plan.compare !== null || result.lines.length > 1;
  const isList = result.plan.operation === 'list';
  const isOneRow = isLookUp(result.plan) && result.shownRows.length === 1;
  const used = chatTexts().quoted(
    readSources(answer)
      .map(({ name }) => name)
      .join(' + '),
  );
  const rows = usedText(result, records);
  const cells = cellsShown(writing);
  const marks = cells ?? (isTable ? headlineMarks(writing) : singleMark(writing));
  const said = answer.verdict === null ? '' : `${tableQuestionTexts()[answer.verdict]} `;
  const head = `${said}${marks === '' ? plainText(words) : `${plainText(words)}: ${marks}`}`;
  return [
    `**${head}**${cells === null ? '' : sourceMark(...numbers)}`,
    '',
    `${rows} · ${plainText(used)}${sourceMark(...numbers)}`,
    '',
    ...(isTable
      ? [tableOf(writing), '']
      : isList && !isOneRow
        ? listOfRows(writing, numbers)
        : shownRows(writing)),
    ...notesOf(writing, mostLines).flatMap((note) => [plainText(note), '']),
  ];
}

function addFigure(writing: Writing, figure: ReturnType<typeof measuredFigure>): string {
  const { count } = writing;
  count.figures += 1;
  const id = count.figures === 1 ? 'table-result' : `table-result-${count.figures}`;
  return figureMark(writing.step, { ...figure, id, source_n: writing.sourceN });
}

const isLookUp = ({ operation, measure, top }: Plan) =>
  operation === 'list' && measure !== null && top === null;

/** What is in the cells that were asked for; null for other plans, nothing where there are too many to be said. */
function cellsShown({ answer, records }: Writing): string | null {
  const { plan, shownRows: rows } = answer.result;
  const column = plan.measure?.kind === 'column' ? records.table.columns[plan.measure.column] : undefined;
  if (!isLookUp(plan) || column === undefined) return null;
  const cells = new Set(rows.map((row) => cellText(column, row) || tableQuestionTexts().empty));
  return cells.size > mostCells ? '' : plainText([...cells].join(', '));
}

function singleMark(writing: Writing): string {
  const measured = writing.answer.result.lines[0]?.measured[0];
  return measured === undefined ? '' : addFigure(writing, measuredFigure(writing, measured, writing.title));
}

/** Of one comparison what was asked comes first: the share, the change, the difference. */
function headlineMarks(writing: Writing): string {
  const { lines, plan } = writing.answer.result;
  const { counted } = writing.answer.result;
  if (counted !== null) return addFigure(writing, countedFigure(writing, counted, writing.title));
  const [line] = lines;
  if (line === undefined || plan.groups.length > 0 || plan.compare === null) return '';
  const isPercentFirst = plan.compare.kind === 'change' && plan.compare.isAbsolute !== true;
  const derived = isPercentFirst ? line.derived.toReversed() : line.derived;
  const heads = headsOf(writing);
  return derived
    .map((one) => {
      const name = heads.derived[line.derived.indexOf(one)] ?? '';
      return addFigure(
        writing,
        derivedFigure(writing, one, sideLabels(writing, heads.measured, `${name}: ${writing.title}`)),
      );
    })
    .join(' · ');
}

function sideLabels({ answer }: Writing, [first = '', second = '']: readonly string[], label: string) {
  // A change reads from the first side to the second.
  const isTurned = answer.result.plan.compare?.kind === 'change';
  return isTurned ? { label, first: second, second: first } : { label, first, second };
}

/** Heads of the columns of numbers: the quantity, or the sides of a comparison, and what follows from them. */
function headsOf({ answer, records }: Writing): { readonly measured: string[]; readonly derived: string[] } {
  const { compare, having: _, ...plan } = answer.result.plan;
  const texts = tableQuestionTexts();
  const plain = planWords(
    { ...plan, compare: null, groups: [], filters: [], top: null, order: null },
    records.table,
  );
  if (compare === null) return { measured: [plain], derived: [] };
  const nameOf = ({ by }: Derived) =>
    ({ difference: texts.difference, percent_change: texts.relative, share: texts.shareHead })[by];
  const all = answer.result.lines.map(({ derived }) => derived.map(nameOf));
  const derived = all.reduce<string[]>((longest, one) => (one.length > longest.length ? one : longest), []);
  if (compare.kind === 'sequence' || (compare.kind === 'share' && compare.part === null))
    return { measured: [plain], derived };
  if (compare.kind === 'share') {
    const part = compare.part === null ? '' : sideWords(compare.part, records.table);
    return { measured: [`${plain}: ${part}`, plain], derived };
  }
  return { measured: [compare.a, compare.b].map((side) => sideWords(side, records.table)), derived };
}

function tableOf(writing: Writing): string {
  const { answer, records } = writing;
  const { lines, plan } = answer.result;
  const texts = tableQuestionTexts();
  const heads = headsOf(writing);
  const isRows = plan.groups.length === 0 && plan.compare === null;
  const keyHeads = isRows
    ? rowColumns(writing).map(({ name }) => name)
    : plan.groups.map((group) => {
        const words = groupWords(group, records.table);
        return group.part === null ? words : (texts.partHeads[group.part] ?? words);
      });
  // Of a single comparison they are in the headline.
  const shownHeads = plan.groups.length > 0 ? heads.derived : [];
  const head = [...keyHeads, ...heads.measured, ...shownHeads];
  const shown = lines.slice(0, mostLines);
  const body = shown.map((line, i) => {
    const row = line.measured[0]?.rows[0] ?? 0;
    const keys = isRows
      ? rowColumns(writing).map((column) => plainText(cellText(column, row)))
      : line.keys.map((key) => plainText(key === '' ? texts.empty : key));
    const label = [...line.keys, writing.title].join(', ');
    // Of a comparison each number is called after its own side, not after what both come to.
    const sides = heads.measured.length > 1 ? heads.measured : null;
    const numbers = line.measured.map((one, at) =>
      addFigure(
        writing,
        measuredFigure(writing, one, sides === null ? label : [...line.keys, sides[at] ?? ''].join(', ')),
      ),
    );
    const names = heads.measured.length > 1 ? heads.measured : [label, previousLabel(writing, i, label)];
    const derived = shownHeads.map((name, at) => {
      const one = line.derived[at];
      return one === undefined
        ? ''
        : addFigure(writing, derivedFigure(writing, one, sideLabels(writing, names, `${name}: ${label}`)));
    });
    return [...keys, ...numbers, ...derived];
  });
  const right = head.map((_, at) => at).slice(keyHeads.length);
  return markdownTable(head.map(plainText), body, right);
}

function previousLabel({ answer, title }: Writing, i: number, label: string): string {
  if (answer.result.plan.compare?.kind === 'share') return title;
  return [...(answer.result.lines[i - 1]?.keys ?? []), title].join(', ') || label;
}

/** The first columns, and the one that was asked for. */
function listedColumns({ answer, records }: Writing) {
  const { columns } = records.table;
  const { measure } = answer.result.plan;
  const asked = measure?.kind === 'column' ? measure.column : -1;
  const isHidden = asked >= mostColumns;
  return columns.filter((_, at) => (isHidden ? at < mostColumns - 1 || at === asked : at < mostColumns));
}

/** The rows that were asked for, with their columns; the first of many. */
function listOfRows(writing: Writing, sources: readonly number[]): string[] {
  const { shownRows: rows } = writing.answer.result;
  if (rows.length === 0) return [];
  const columns = listedColumns(writing);
  const body = rows
    .slice(0, mostLines)
    .map((row) => columns.map((column) => plainText(cellText(column, row))));
  const right = columns.flatMap(({ kind }, at) => (kind === 'number' ? [at] : []));
  const shown = numberText(Math.min(mostLines, rows.length), 0);
  const all = numberText(rows.length, 0);
  const note = tableQuestionTexts().moreRows(shown, all);
  const isCut = rows.length > mostLines;
  return [
    markdownTable(
      columns.map(({ name }) => plainText(name)),
      body,
      right,
    ),
    '',
    ...(isCut ? [`${plainText(note)}${sourceMark(...sources)}`, ''] : []),
  ];
}

/** What tells a row from others: its names and dates. */
function rowColumns({ records, answer }: Writing) {
  const { measure } = answer.result.plan;
  const own = measure?.kind === 'column' ? measure.column : -1;
  return records.table.columns
    .filter((column, at) => at !== own && column.kind !== 'doubtful')
    .slice(0, mostColumns);
}

/** The row of a highest, lowest, first or only value, with its line. */
function shownRows(writing: Writing): string[] {
  const { result } = writing.answer;
  return result.shownRows.slice(0, 5).flatMap((row) => {
    const [place] = placesOfCells(writing, measureColumn(writing), [row]);
    const where = place === undefined ? '' : placeText(withoutColumn(place.locator));
    return [`> ${plainText(rowText(writing, row))}`, '>', `> — ${plainText(where)}`, ''];
  });
}

function measureColumn({ answer }: Writing): number {
  const { measure } = answer.result.plan;
  return measure?.kind === 'column' ? measure.column : 0;
}

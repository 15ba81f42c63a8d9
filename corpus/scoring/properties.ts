import type { CorpusDocument } from '../documents/open-documents.ts';
import { openDocuments } from '../documents/open-documents.ts';
import type { Question, TableLabels } from '../labels.ts';
import { followPlan, rowsOfPlan } from './follow-plan.ts';
import type { AskedQuestion } from './measure-tables.ts';
import { askChat } from './run-corpus.ts';
import { scoreQuestion } from './score-question.ts';
import { sourceRows } from './source-rows.ts';

const mostQuestions = 4;

/** Plain separated files with their header in the first line: their rows and columns can change places. */
const isPlain = ({ source }: TableLabels) =>
  source?.separator !== undefined && source.header === undefined && source.join === undefined;

/** Questions for one number that were answered right: what is wrong anyway is counted elsewhere. */
const scalarsOf = (asked: readonly AskedQuestion[]) =>
  asked
    .filter(({ verdict, question: { value, plan, after } }) => {
      const isScalar = value !== undefined && ['sum', 'mean', 'max'].includes(plan?.op ?? '');
      return verdict === 'right' && isScalar && after === undefined;
    })
    .map(({ question }) => question)
    .slice(0, mostQuestions);

const encode = (document: CorpusDocument, source: string): CorpusDocument => ({
  name: document.name,
  source,
  bytes: new TextEncoder().encode(source),
});

/** Columns turned round and rows in another, always the same, order. */
function reordered(document: CorpusDocument, separator: string): CorpusDocument {
  const [head = '', ...rows] = document.source.trimEnd().split('\n');
  const turn = (line: string) => line.split(separator).toReversed().join(separator);
  const mixed = rows.map((row, i) => ({ row, key: (i * 7919) % 101 })).sort((a, b) => a.key - b.key);
  return encode(document, `${[head, ...mixed.map(({ row }) => row)].map(turn).join('\n')}\n`);
}

/** Questions whose answer changes with the order of rows and columns. */
export async function askReordered(table: TableLabels, asked: readonly AskedQuestion[]): Promise<string[]> {
  const [document] = openDocuments(table.folder);
  if (!isPlain(table) || document === undefined || document.source.includes('"')) return [];
  const other = reordered(document, table.source?.separator ?? ',');
  const faults: string[] = [];
  for (const question of scalarsOf(asked)) {
    const before = await askChat(table.language, [document], [question.ask]);
    const after = await askChat(table.language, [other], [question.ask]);
    if (before.figures[0]?.value !== after.figures[0]?.value)
      faults.push(
        `${table.name}: ${question.ask}: ${before.figures[0]?.value} is ${after.figures[0]?.value}`,
      );
  }
  return faults;
}

/** Adds a hundred to one cell of the asked column in the given line. */
function withChangedCell(
  document: CorpusDocument,
  table: TableLabels,
  line: number,
  column: string,
): CorpusDocument | null {
  const separator = table.source?.separator ?? ',';
  const lines = document.source.split('\n');
  const names = (lines[0] ?? '').split(separator).map((name) => table.source?.columns?.[name] ?? name);
  const cells = (lines[line - 1] ?? '').split(separator);
  const at = names.indexOf(column);
  const cell = cells[at];
  if (cell === undefined || !/\d/.test(cell)) return null;
  const mark = table.source?.decimal ?? '.';
  const number = Number(cell.replaceAll(mark === ',' ? '.' : ',', '').replace(',', '.')) + 100;
  cells[at] = number.toFixed(cell.split(mark)[1]?.length ?? 0).replace('.', mark);
  lines[line - 1] = cells.join(separator);
  return encode(document, lines.join('\n'));
}

/** Figures that stay when a cell they rest on changes, or change with a cell they do not. */
export async function askWithChangedCells(
  table: TableLabels,
  asked: readonly AskedQuestion[],
): Promise<string[]> {
  const [document] = openDocuments(table.folder);
  if (!isPlain(table) || document === undefined || document.source.includes('"')) return [];
  const rows = sourceRows(table);
  const faults: string[] = [];
  for (const question of scalarsOf(asked)) {
    const { plan } = question;
    if (plan?.column === undefined) continue;
    const own = rowsOfPlan(plan, rows);
    const strange = rows.find((row) => !own.includes(row));
    for (const row of [own[0], strange]) {
      if (row === undefined) continue;
      const changed = withChangedCell(document, table, row.line, plan.column);
      if (changed === null) continue;
      const mended = rows.map((one) =>
        one === row
          ? {
              ...one,
              cells: { ...one.cells, [plan.column ?? '']: Number(one.cells[plan.column ?? '']) + 100 },
            }
          : one,
      );
      const expected = followPlan(plan, mended);
      const altered: Question = {
        ...question,
        value: expected.kind === 'value' ? expected.value : Number.NaN,
      };
      const run = await askChat(table.language, [changed], [question.ask]);
      const { verdict, got } = scoreQuestion(altered, run, table.language, {
        names: [],
        parts: [],
        recompute: () => null,
      });
      if (verdict !== 'right')
        faults.push(
          `${table.name}: ${question.ask}: line ${row.line} changed, expected ${altered.value}, got ${got}`,
        );
    }
  }
  return faults;
}

import { z } from 'zod';
import type { Json } from '../engines/run-context.ts';
import { appError } from '../errors/app-error.ts';
import { runPartByPart } from '../run-part-by-part.ts';
import { refusals } from '../messages/refusals-texts.ts';
import { figuresOfAnswer } from '../table-question/answer-figures.ts';
import { sourcesOfAnswer, usedRows } from '../table-question/answer-source.ts';
import { askTablesByParts, type TableAnswer } from '../table-question/ask-tables.ts';
import { placesOfCells, withoutColumn, type FigureContext } from '../table-question/figure-inputs.ts';
import type { TableRefusal } from '../table-question/refused-question.ts';
import { refusalText } from '../table-question/refusal-text.ts';
import { placeText } from './place-text.ts';
import { fileOfTable, openTables, type OpenedTables } from './open-tables.ts';
import { defineTool, type ToolFigure, type ToolOutcome } from './tool.ts';
import { toolTexts } from './messages/tools-texts.ts';

/** Groups that are listed; a question with more of them is asked again, narrower. */
const mostLines = 40;
const mostFiles = 20;

export const queryTable = defineTool({
  name: 'query_table',
  description:
    'Computes the answer to one question over the tables of the files of this chat (CSV, XLSX, and tables in PDF, DOCX, HTML, Markdown): sum, mean, median, lowest, highest, count, value of a row, ratio, share, change, by group, top N, with conditions and dates, e.g. "sum of Revenue where Region is North and Date after 2025-06-30" or "average Price by Product". Name the columns and values as they stand in the table. Returns the plan it understood in words, each value as a figure to link, and the rows used. It never guesses: what it does not understand whole comes back as refused, with what was understood and questions that can be asked. Use it for every number from a table; do not add up rows yourself.',
  input: z.object({
    question: z.string().min(1).max(400).describe('one question, in English or German'),
    file_ids: z
      .array(z.string().max(80))
      .max(mostFiles)
      .optional()
      .describe('files whose tables are asked; all files of the chat when left out'),
  }),
  price: 1_500,
  isOffered: ({ hasTables }) => hasTables,
  title: ({ question }) => toolTexts().queryTable(question.slice(0, 60)),
  async run({ question, file_ids: fileIds }, context): Promise<ToolOutcome<Json>> {
    const opened = await openTables(context, fileIds ?? context.fileIds ?? [], { question });
    if (opened.tables.length === 0)
      throw appError('request.invalid', { sentence: refusals.said((t) => t.noTables) });
    const said = await runPartByPart(askTablesByParts(question, opened.tables), context.signal);
    return said === null || said.kind === 'refusal' ? refusedBy(said, opened) : answeredBy(said, opened);
  },
});

function refusedBy(said: TableRefusal | null, { tables }: OpenedTables): ToolOutcome<Json> {
  return { output: refused(said, tables), summary: toolTexts().tableRefused, sources: [] };
}

/** Why nothing was computed, what was understood, and what can be asked. */
function refused(said: TableRefusal | null, tables: OpenedTables['tables']) {
  return {
    refused: true,
    reason: said === null ? toolTexts().notOfTables : refusalText(said),
    understood: said?.understood ?? null,
    can_be_asked: said?.suggestions ?? [],
    tables: tables.map(({ name, table }) => ({ name, columns: table.columns.map((column) => column.name) })),
  };
}

function answeredBy(answer: TableAnswer, { files }: OpenedTables): ToolOutcome<Json> {
  const { result, records, sources, words } = answer;
  const context: FigureContext = { records, sources, plan: result.plan, title: words };
  const lines = figuresOfAnswer(answer, context, mostLines);
  const figures = lines.flatMap((line, i) =>
    line.figures.map((figure, j): ToolFigure => ({
      ...figure,
      id: `table-${i + 1}${j > 0 ? `-${j + 1}` : ''}`,
      source: 0,
    })),
  );
  return {
    output: told(answer, context, lines),
    summary: figures.length === 1 ? `${words}: ${figures[0]?.value ?? ''}` : words,
    sources: sourcesOfAnswer(answer, context, fileOfTable(files)),
    figures,
  };
}

function told(
  { result, sources, words }: TableAnswer,
  context: FigureContext,
  lines: ReturnType<typeof figuresOfAnswer>,
) {
  const places = placesOfCells(context, 0, usedRows(result.lines));
  return {
    plan: words,
    files: sources.map(({ name }) => name),
    rows_used: result.selection.rows.length,
    rows_of_table: result.selection.recordCount,
    where: places.map(({ locator }) => placeText(withoutColumn(locator))).join('; '),
    lines: lines.map(({ keys, figures }) => ({ keys, values: figures.map(({ value }) => value) })),
    lines_left_out: result.lines.length - lines.length,
    is_tied: result.isTied,
  };
}

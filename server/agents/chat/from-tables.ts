import type { StepHandle } from '../../engines/run-context.ts';
import { placeText } from '../../tools/place-text.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { figureMark, plainText, sourceMark } from '../writing/marks.ts';
import { chatTexts } from './messages/chat-texts.ts';
import { askTable, type TableAnswer, type TableRefusal } from './table-question/ask-table.ts';
import type { Write } from './write.ts';

interface TableFile {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
}

interface Found<T> {
  readonly file: TableFile;
  readonly said: T;
}

const newestFiles = 4;

/**
 * What the newest attached table says. One that lacks words of the question gives way to an older one that has them
 * all; one that is in doubt does not: an older file would answer for it. A file that cannot be read is passed over.
 */
async function askTables(run: AnalystRun): Promise<Found<TableAnswer | TableRefusal> | null> {
  let passedOver: Found<TableRefusal> | null = null;
  for (const id of run.facts.fileIds.toReversed().slice(0, newestFiles)) {
    const file = await run.tools.openFile(id);
    if (file.kind === 'text') continue;
    const read = await readDocument(run.tools.userId, await file.read(), file.name);
    for (const table of read.tables) {
      const said = askTable(run.facts.prompt, table);
      if (said === null) continue;
      if (said.kind === 'answer' || said.reason !== 'unused_words') return { file, said };
      passedOver ??= { file, said };
    }
  }
  return passedOver;
}

/** Answers from an attached table, or says why not; null when no table is asked. */
export async function fromTables(run: AnalystRun, write: Write): Promise<'table' | 'nothing' | null> {
  const found = await askTables(run);
  if (found === null) return null;
  const { file, said } = found;
  if (said.kind === 'answer') {
    await write('table', chatTexts().computeOver(file.name), (step) => writeAnswer(step, file, said));
    return 'table';
  }
  await write.unanswered('table-refused', (step) => step.write('answer', refusalText(file, said)));
  return 'nothing';
}

function writeAnswer(step: StepHandle, file: TableFile, answer: TableAnswer): void {
  const word = answer.table.lineWord.toLowerCase();
  const place =
    answer.line === null
      ? `${word}s ${answer.table.lines[0]}-${answer.table.lines.at(-1)}, column ${answer.column}`
      : `${word} ${answer.line}, column ${answer.column}`;
  const n = step.addSource({
    key: `${file.id}:${place}`,
    kind: 'file',
    title: file.name,
    locator: place,
    url: null,
    file_id: file.id,
    excerpt: answer.row ?? chatTexts().valuesOf(answer.count, answer.column),
    fetched_at: file.createdAt.toISOString(),
    is_sample: false,
  });
  const mark = figureMark(step, {
    id: 'table-result',
    label: answer.label,
    value: answer.text,
    formula: answer.formula,
    inputs: [
      {
        name: chatTexts().columnValues(answer.column, answer.count),
        value: answer.text,
        from: `${file.name}, ${placeText(place)}`,
      },
    ],
    source_n: n,
  });
  const over = answer.formula === 'n' ? '' : chatTexts().overValues(answer.count, answer.table.rows.length);
  const row = answer.row === null ? '' : `> ${plainText(answer.row)}\n\n`;
  step.write(
    'answer',
    `**${plainText(answer.label)}: ${mark}**${over}${chatTexts().inFile(plainText(file.name))}${sourceMark(n)}\n\n${row}${chatTexts().foot}\n`,
  );
}

const mostSuggestions = 3;

function refusalText(file: TableFile, { reason, understood, about, columns }: TableRefusal): string {
  const { tableUnderstood, tableReasons, tableCanAsk, noCharge, quoted, operations, operationOf, foot } =
    chatTexts();
  // Where the column itself is in doubt, another question to it would be refused as well.
  const isOfWords = reason === 'unused_words' || reason === 'several_columns';
  const subject = isOfWords ? about.map(quoted).join(', ') : (about[0] ?? '');
  const questions = (isOfWords ? columns.slice(0, mostSuggestions) : []).flatMap((name) =>
    [operations.sum, operations.max].map((one) => quoted(operationOf(one, name))),
  );
  const next = questions.length > 0 ? ` ${tableCanAsk(questions.join(', '))}` : '';
  return [
    plainText(`${tableUnderstood(understood, file.name)} ${tableReasons[reason](subject)}`),
    '',
    plainText(`${noCharge}${next}`),
    '',
    `${foot}\n`,
  ].join('\n');
}

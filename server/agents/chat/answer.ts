import type { StepHandle } from '../../engines/run-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { sampleCompanyChoices } from '../../library/library.ts';
import { numberText } from '../../tools/number-text.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { figureMark, plainText, sourceMark } from '../writing/marks.ts';
import { bestQuote } from '../writing/sentences.ts';
import { askTable, type TableAnswer } from './ask-table.ts';
import { findExpression } from './find-expression.ts';
import { answerFromChat } from './from-chat.ts';
import { expandWords, keyWords, rankByWords } from './match-words.ts';

const writingPrice = 1_000;
const foot = '*Computed and quoted by the built-in analyst; no language model is connected.*';

type Write = (id: string, title: string, work: (step: StepHandle) => void) => Promise<null>;

async function calculated(run: AnalystRun, write: Write): Promise<boolean> {
  const expression = findExpression(run.facts.prompt);
  if (expression === null) return false;
  try {
    const { output } = await run.useTool<{ expression: string; text: string }>('calculate', 'calculate', {
      expression,
    });
    await write('result', 'Write the result', (step) => {
      const mark = figureMark(step, {
        id: 'result',
        label: expression,
        value: output.text,
        formula: output.expression,
        inputs: [{ name: 'Expression', value: output.expression, from: 'your question' }],
        source_n: null,
      });
      step.write('answer', `${plainText(expression)} = **${mark}**\n\n${foot}\n`);
    });
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'request.invalid') throw error;
    const { message } = error;
    await write('no-result', 'Write the answer', (step) =>
      step.write('answer', `This cannot be calculated: ${message}\n\n${foot}\n`),
    );
    return true;
  }
}

/** The newest attached table that can answer; a file that cannot be read is passed over. */
async function askTables(
  run: AnalystRun,
): Promise<{ file: { id: string; name: string; createdAt: Date }; answer: TableAnswer } | null> {
  for (const id of run.facts.fileIds.toReversed().slice(0, 4)) {
    const file = await run.tools.openFile(id);
    if (file.kind === 'text') continue;
    const read = await readDocument(await file.read(), file.name);
    for (const table of read.tables) {
      const answer = askTable(run.facts.prompt, table);
      if (answer !== null) return { file, answer };
    }
  }
  return null;
}

async function fromTables(run: AnalystRun, write: Write): Promise<boolean> {
  const found = await askTables(run);
  if (found === null) return false;
  const { file, answer } = found;
  await write('table', `Compute over ${file.name}`, (step) => {
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
      excerpt: answer.row ?? `${answer.count} values of ${answer.column}`,
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
          name: `${answer.column}, ${answer.count} values`,
          value: answer.text,
          from: `${file.name}, ${place}`,
        },
      ],
      source_n: n,
    });
    const over = answer.formula === 'n' ? '' : `, over ${numberText(answer.count, 0)} values`;
    step.write(
      'answer',
      `**${plainText(answer.label)}: ${mark}**${over} in ${plainText(file.name)}.${sourceMark(n)}\n\n${answer.row === null ? '' : `> ${plainText(answer.row)}\n\n`}${foot}\n`,
    );
  });
  return true;
}

interface FoundPassage {
  readonly title: string;
  readonly locator: string;
  readonly text: string;
}

async function fromFiles(run: AnalystRun, write: Write): Promise<boolean> {
  const { prompt, fileIds } = run.facts;
  // The sample library is asked only by the name of one of its companies: an unrelated question shall not cost a search.
  const asksSample = sampleCompanyChoices.some(({ label }) =>
    prompt.toLowerCase().includes((label.split(' ')[0] ?? label).toLowerCase()),
  );
  if (keyWords(prompt).length === 0 || (fileIds.length === 0 && !asksSample)) return false;
  const { output, sourceNumbers } = await run.useTool<{ passages: readonly FoundPassage[] }>(
    'search',
    'search_files',
    {
      query: expandWords(prompt).slice(0, 300),
      file_ids: fileIds,
      include_library: fileIds.length === 0,
      limit: 6,
    },
  );
  const question = withoutNames(expandWords(prompt));
  const found = output.passages.flatMap((passage, i) =>
    [
      bestQuote(passage.text, question),
      passage.text.includes(' · ') ? bestRow(passage.text, question) : null,
    ].flatMap((quote) => (quote === null ? [] : [{ passage, quote, n: sourceNumbers[i] ?? 1 }])),
  );
  const ranked = rankByWords(
    question,
    found.map(({ quote }) => quote),
    0.15,
  );
  const quotes = ranked
    .filter(({ share }) => share >= (ranked[0]?.share ?? 0) * 0.6)
    .flatMap(({ index }) => found[index] ?? [])
    .filter(
      ({ quote }, i, all) =>
        !all.slice(0, i).some((one) => one.quote.includes(quote) || quote.includes(one.quote)),
    )
    .slice(0, 3);
  if (quotes.length === 0) return false;
  await write('quotes', 'Quote the best passages', (step) => {
    const where = fileIds.length > 0 ? 'your files' : 'the sample library (fictional companies)';
    const lines = [`The passages of ${where} that come nearest to the question:`, ''];
    for (const { passage, quote, n } of quotes)
      lines.push(
        `> ${plainText(quote)}${sourceMark(n)}`,
        '>',
        `> — ${plainText(passage.title)}, ${passage.locator}`,
        '',
      );
    step.write('answer', `${lines.join('\n')}\n${foot}\n`);
  });
  return true;
}

/** The question without the names of the sample companies: every line of their documents holds them. */
function withoutNames(question: string): string {
  const bare = sampleCompanyChoices.reduce((text, { label }) => text.replaceAll(label, ' '), question);
  return keyWords(bare).length > 0 ? bare : question;
}

/** The row of a table passage that shares most words with the question. */
function bestRow(text: string, question: string): string | null {
  const asked = new Set(keyWords(question));
  const score = (row: string) => keyWords(row).filter((word) => asked.has(word)).length;
  const best = text.split('\n').reduce((top, row) => (score(row) > score(top) ? row : top), '');
  return score(best) === 0 ? null : best.slice(0, 420);
}

function helpText(hasSomething: boolean): string {
  const first = hasSomething
    ? 'Nothing in this chat or its files answers that in words I can match.'
    : 'There is no file in this chat yet that could answer that.';
  return [
    first,
    '',
    'Without a language model I work with what can be computed and quoted:',
    '',
    '- **Calculations**, such as “15% of 4,310” or “(412.6 / 389.1 - 1) * 100”.',
    '- **Questions to your tables**, such as “highest Close” or “average of Revenue”, once a file is attached.',
    '- **Passages of your files**, quoted word for word with their page or line.',
    '- **Earlier reports of this chat**: ask for a number or a section by name.',
    '- **Agents**: Stock Market Analysis for a price file, Company Research for documents of a company. Both run on sample data with one click.',
    '',
    'For free conversation, connect a language model: set `LLM_BASE_URL`, `LLM_MODEL` and, when needed, `LLM_API_KEY` on the server.',
    '',
  ].join('\n');
}

/** The built-in analyst's chat: calculates, reads tables, quotes the chat's reports and files, or says what it can do. Never invents. */
export async function answerChat(run: AnalystRun): Promise<void> {
  const write: Write = (id, title, work) =>
    run.step({ id: `write-${id}`, tool: 'write', title, price: writingPrice }, (step) => {
      work(step);
      return Promise.resolve({ output: null, summary: 'Written', millicredits: writingPrice });
    });
  await run.stage('answer', async () => {
    if (await calculated(run, write)) return { value: null, summary: 'Calculated' };
    if (await fromTables(run, write)) return { value: null, summary: 'Computed from a table' };
    if (await answerFromChat(run, foot)) return { value: null, summary: 'Quoted from this chat' };
    if (await fromFiles(run, write)) return { value: null, summary: 'Quoted' };
    await write('help', 'Write the answer', (step) =>
      step.write(
        'answer',
        helpText(run.facts.fileIds.length > 0 || run.facts.history.some((turn) => turn.role === 'assistant')),
      ),
    );
    return { value: null, summary: 'Nothing to quote' };
  });
}

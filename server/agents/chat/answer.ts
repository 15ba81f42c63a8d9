import type { RunFacts, StepHandle } from '../../engines/run-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { sampleCompanyChoices } from '../../library/library.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { figureMark, plainText, sourceMark } from '../writing/marks.ts';
import { bestQuote } from '../writing/sentences.ts';
import { findExpression } from './find-expression.ts';
import { answerFromChat } from './from-chat.ts';
import { fromTables } from './from-tables.ts';
import { expandWords, keyWords, rankByWords } from './match-words.ts';
import { shown } from '../../language/texts.ts';
import { placeText } from '../../tools/place-text.ts';
import { chatTexts } from './messages/chat-texts.ts';
import type { Write } from './write.ts';

const writingPrice = 1_000;

async function calculated(run: AnalystRun, write: Write): Promise<boolean> {
  const expression = findExpression(run.facts.prompt);
  if (expression === null) return false;
  try {
    const { output } = await run.useTool<{ expression: string; text: string }>('calculate', 'calculate', {
      expression,
    });
    await write('result', chatTexts().writeResult, (step) => {
      const mark = figureMark(step, {
        id: 'result',
        label: expression,
        value: output.text,
        formula: output.expression,
        inputs: [{ name: chatTexts().expression, value: output.expression, from: chatTexts().yourQuestion }],
        source_n: null,
      });
      step.write('answer', `${plainText(expression)} = **${mark}**\n\n${chatTexts().foot}\n`);
    });
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'request.invalid') throw error;
    const reason = shown(error.sentence);
    await write.unanswered('no-result', (step) =>
      step.write('answer', `${chatTexts().cannot(reason)}\n\n${chatTexts().foot}\n`),
    );
    return true;
  }
}

/** With less of the question's words, rare ones counting more, a passage is near the question but no answer to it. */
const answerShare = 0.5;

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
  const isAnswer = (ranked[0]?.share ?? 0) >= answerShare;
  const writeQuotes = (step: StepHandle) => {
    const isOwn = fileIds.length > 0;
    const lines = [isAnswer ? chatTexts().passagesOf(isOwn) : chatTexts().onlyNear(isOwn), ''];
    for (const { passage, quote, n } of quotes)
      lines.push(
        `> ${plainText(quote)}${sourceMark(n)}`,
        '>',
        `> — ${plainText(passage.title)}, ${placeText(passage.locator)}`,
        '',
      );
    step.write('answer', `${lines.join('\n')}\n${chatTexts().foot}\n`);
  };
  await (isAnswer
    ? write('quotes', chatTexts().quoteBest, writeQuotes)
    : write.unanswered('near', writeQuotes));
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

/** What the built-in analyst can do. How a model is connected is told to those who can do it. */
function helpText({ fileIds, history, isAdmin }: RunFacts): string {
  const { noMatch, noFile, help, connectModel } = chatTexts();
  const hasSomething = fileIds.length > 0 || history.some((turn) => turn.role === 'assistant');
  const setUp = isAdmin ? ['', connectModel] : [];
  return [hasSomething ? noMatch : noFile, '', ...help, ...setUp, ''].join('\n');
}

/** The built-in analyst's chat: calculates, reads tables, quotes the chat's reports and files, or says what it can do. Never invents. */
export async function answerChat(run: AnalystRun): Promise<void> {
  const writeFor = (price: number, id: string, title: string, work: (step: StepHandle) => void) =>
    run.step({ id: `write-${id}`, tool: 'write', title, price }, (step) => {
      work(step);
      return Promise.resolve({ output: null, summary: chatTexts().written, millicredits: price });
    });
  const write: Write = Object.assign(writeFor.bind(null, writingPrice), {
    unanswered: async (id: string, work: (step: StepHandle) => void) => {
      run.leaveUnanswered();
      return await writeFor(0, id, chatTexts().writeAnswer, work);
    },
  });
  const { summaries } = chatTexts();
  await run.stage('answer', async () => {
    if (await calculated(run, write)) return { value: null, summary: summaries.calculated };
    const table = await fromTables(run, write);
    if (table !== null) return { value: null, summary: summaries[table] };
    if (await answerFromChat(run, chatTexts().foot)) return { value: null, summary: summaries.chat };
    if (await fromFiles(run, write)) return { value: null, summary: summaries.quoted };
    await write.unanswered('help', (step) => step.write('answer', helpText(run.facts)));
    return { value: null, summary: summaries.nothing };
  });
}

import type { StepHandle } from '../../engines/run-context.ts';
import { addressesMachines } from '../../claims/addresses-machines.ts';
import { sampleCompanyChoices } from '../../library/library.ts';
import { placeText } from '../../tools/place-text.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { plainText, sourceMark } from '../writing/marks.ts';
import { tokensOf } from '../../table-question/question-tokens.ts';
import { phraseLength } from '../../table-question/words/lexicon.ts';
import { expandWords, holdsEvery, keyWords, rankByWords } from './match-words.ts';
import { chatTexts } from './messages/chat-texts.ts';
import { holdsWanted, isTurned, namesIn } from './text-question/fits-question.ts';
import { questionsIn } from './text-question/questions-in.ts';
import { wholeSentences } from './text-question/whole-sentences.ts';
import type { Write } from './write.ts';

/** Share of the question's words, rare ones counting more, that a sentence near the question holds. */
const nearShare = 0.15;
const mostQuotes = 3;

interface FoundPassage {
  readonly title: string;
  readonly locator: string;
  readonly text: string;
}

/** A passage that was found, with the number its source gets when it is quoted. */
export interface NumberedPassage extends FoundPassage {
  numberIn(step: StepHandle): number;
}

interface Candidate {
  readonly passage: NumberedPassage;
  readonly quote: string;
}

interface Quote extends Candidate {
  readonly share: number;
  readonly isAnswer: boolean;
}

/** The question without the names of the sample companies: every line of their documents holds them. */
function withoutNames(question: string): string {
  const bare = sampleCompanyChoices.reduce((text, { label }) => text.replaceAll(label, ' '), question);
  return keyWords(bare).length > 0 ? bare : question;
}

/** True when a question asks for something that is computed over rows. */
function asksToCompute(prompt: string): boolean {
  const tokens = tokensOf(prompt, () => true);
  return tokens.some(
    (_, at) =>
      phraseLength(
        tokens,
        at,
        'sum',
        'mean',
        'median',
        'max',
        'min',
        'top',
        'bottom',
        'per',
        'by',
        'share',
        'difference',
      ) > 0,
  );
}

/** Sentences of a passage; of a table its rows. */
function quotesOf(text: string): string[] {
  if (!text.includes(' · ')) return wholeSentences(text);
  return text.split('\n').filter((line) => line.trim() !== '' && !addressesMachines(line));
}

/** A sentence answers when it holds all that was asked, names whom it was asked about, holds the kind of thing asked for and is not turned round. */
function judged(prompt: string, candidates: readonly Candidate[], isComputation: boolean): Quote[] {
  const question = withoutNames(expandWords(prompt));
  const names = namesIn(prompt).map((name) => keyWords(name)[0] ?? name);
  const words = keyWords(question);
  const asked = words.filter((word) => !names.includes(word));
  const isAbout = ({ passage, quote }: Candidate) => {
    // Who the passage is about may be in its title or the sentence before.
    const held = new Set(keyWords(`${passage.title} ${passage.text} ${quote}`));
    const years = names.filter((name) => /^\d{4}$/.test(name));
    return names.every((name) => held.has(name)) && years.every((year) => quote.includes(year));
  };
  return rankByWords(
    question,
    candidates.map(({ quote }) => quote),
    nearShare,
  ).flatMap(({ index, share }) => {
    const one = candidates[index];
    if (one === undefined) return [];
    // A row of a table, or a sentence without a number, is no result of a computation.
    const isResult =
      !isComputation || (!one.quote.includes(' · ') && !one.quote.includes(' | ') && /\d/.test(one.quote));
    const fits = isResult && holdsWanted(one.quote, prompt) && !isTurned(one.quote, prompt) && isAbout(one);
    // A row without its question, "and in 2023?", answers nothing; a name may be in the title alone.
    const isWhole =
      (!one.quote.includes(' · ') || words.length > 1) &&
      holdsEvery(one.quote, asked) &&
      holdsEvery(`${one.passage.title} ${one.quote}`, words);
    return [{ ...one, share, isAnswer: fits && isWhole }];
  });
}

function chosen(quotes: readonly Quote[]): readonly Quote[] {
  const answers = quotes.filter(({ isAnswer }) => isAnswer);
  const shown = answers.length > 0 ? answers : quotes;
  return shown
    .filter(({ share }) => share >= (shown[0]?.share ?? 0) * 0.6)
    .filter(
      ({ quote }, i, all) =>
        !all.slice(0, i).some((one) => one.quote.includes(quote) || quote.includes(one.quote)),
    )
    .slice(0, mostQuotes);
}

export interface Found {
  readonly quotes: readonly Quote[];
  readonly isAnswer: boolean;
  /** Questions of the message that nothing answers, where something answers another. */
  readonly open: readonly string[];
}

/** Sentences for each question of a message, or, where none is answered, those near the whole. */
export function findQuotes(prompt: string, passages: readonly NumberedPassage[], isOfTable: boolean): Found {
  const candidates = passages.flatMap((passage) =>
    quotesOf(passage.text).map((quote) => ({ passage, quote })),
  );
  const find = (question: string) =>
    chosen(judged(question, candidates, isOfTable || asksToCompute(question)));
  const parts = questionsIn(prompt).map((question) => ({ question, quotes: find(question) }));
  const answered = parts.filter(({ quotes }) => quotes[0]?.isAnswer === true);
  if (answered.length === 0) return { quotes: find(prompt), isAnswer: false, open: [] };
  const quotes = answered.flatMap((part) => part.quotes);
  return {
    quotes: quotes.filter(({ quote }, i) => quotes.findIndex((one) => one.quote === quote) === i),
    isAnswer: true,
    open: parts.filter((part) => !answered.includes(part)).map(({ question }) => question),
  };
}

/** Writes what was found, below a line that says what it is. */
export function writeQuotes(step: StepHandle, { quotes, isAnswer, open }: Found, isOwn: boolean): void {
  const lines = [isAnswer ? chatTexts().passagesOf(isOwn) : chatTexts().onlyNear(isOwn), ''];
  for (const { passage, quote } of quotes)
    lines.push(
      `> ${plainText(quote)}${sourceMark(passage.numberIn(step))}`,
      '>',
      `> — ${plainText(passage.title)}, ${placeText(passage.locator)}`,
      '',
    );
  lines.push(...open.flatMap((question) => [chatTexts().partNotAnswered(plainText(question)), '']));
  step.write('answer', `${lines.join('\n')}\n`);
}

/** What is searched for a question; null where nothing has to be. */
export function searchFor(
  prompt: string,
  fileIds: readonly string[],
): { readonly query: string; readonly includesLibrary: boolean; readonly limit: number } | null {
  // The sample library is asked only by the name of one of its companies: an unrelated question shall not cost a search.
  const asksSample = sampleCompanyChoices.some(({ label }) =>
    prompt.toLowerCase().includes((label.split(' ')[0] ?? label).toLowerCase()),
  );
  if (keyWords(prompt).length === 0 || (fileIds.length === 0 && !asksSample)) return null;
  return { query: expandWords(prompt).slice(0, 300), includesLibrary: fileIds.length === 0, limit: 6 };
}

/** Answers with whole sentences of attached files or the sample library, or says that none of them answers; false when nothing is near. */
export async function answerFromFiles(run: AnalystRun, write: Write, isOfTable: boolean): Promise<boolean> {
  const { prompt, fileIds } = run.facts;
  const wanted = searchFor(prompt, fileIds);
  if (wanted === null) return false;
  const { output, sourceNumbers } = await run.useTool<{ passages: readonly FoundPassage[] }>(
    'search',
    'search_files',
    { query: wanted.query, file_ids: fileIds, include_library: wanted.includesLibrary, limit: wanted.limit },
  );
  const passages = output.passages.map((passage, i) => ({
    ...passage,
    numberIn: () => sourceNumbers[i] ?? 1,
  }));
  const found = findQuotes(prompt, passages, isOfTable);
  if (found.quotes.length === 0) return false;
  const work = (step: StepHandle) => writeQuotes(step, found, fileIds.length > 0);
  await (found.isAnswer ? write('quotes', chatTexts().quoteBest, work) : write.unanswered('near', work));
  return true;
}

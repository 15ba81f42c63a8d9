import type { Json, StepHandle } from '../../../engines/run-context.ts';
import { passageSource } from '../../../tools/passage-source.ts';
import { searchFiles } from '../../../tools/search-files.tool.ts';
import type { Passage } from '../../../tools/tool.ts';
import type { AnalystRun } from '../../agent-definition.ts';
import { plainText } from '../../writing/marks.ts';
import { isArithmetic } from '../from-arithmetic.ts';
import { reportFor } from '../from-chat.ts';
import { findQuotes, searchFor, writeQuotes } from '../from-files.ts';
import { isAnsweredByTables } from '../from-tables.ts';
import { chatTexts } from '../messages/chat-texts.ts';
import { offerAgent, type OfferedAgent } from '../offer-agent.ts';
import { sectionStep } from '../section-step.ts';
import { writingPrice } from '../write.ts';
import { askPart, stepIdOf, type AskedPart } from './ask-part.ts';
import { backwardWord } from './question-words.ts';
import { splitQuestions } from './split-questions.ts';

/** More questions of one message are named, and not answered. */
const mostParts = 5;
/** Questions near a part that was not understood. */
const mostNear = 2;

/** True when a message that "and" might take apart is understood as it stands. */
async function isOneQuestion(run: AnalystRun, parts: readonly string[]): Promise<boolean> {
  if (isArithmetic(run.facts.prompt) || (await isAnsweredByTables(run))) return true;
  // "What is the RSI and how was it computed?" is asked of a report at once.
  return parts.slice(1).some((part) => backwardWord(part) !== null) && reportFor(run.facts) !== null;
}

/**
 * Answers a message that asks several things, each under its own words; a part without an answer is named. All of it is
 * one answer, charged once. Null when it is one question, or may be one and no part has an answer.
 */
export async function answerByParts(
  run: AnalystRun,
  agents: readonly OfferedAgent[],
): Promise<string | null> {
  const { parts, isOpen } = splitQuestions(run.facts.prompt);
  if (parts.length < 2 || (isOpen && (await isOneQuestion(run, parts)))) return null;
  const asked: AskedPart[] = [];
  for (const question of parts.slice(0, mostParts)) asked.push(await askPart(run, question, asked));
  const said = await withQuotes(run, asked);
  const answered = said.filter(({ answer }) => answer !== null);
  if (isOpen && answered.length === 0) return null;
  await writeParts(run, { parts: said, left: parts.slice(mostParts), agents });
  return chatTexts().summaries.parts(answered.length, parts.length);
}

/** What is still open is looked for in the files: one search for all of it, paid once. */
async function withQuotes(run: AnalystRun, asked: readonly AskedPart[]): Promise<readonly AskedPart[]> {
  const { fileIds } = run.facts;
  const wanted = asked.map(({ question, mayBeQuoted }) =>
    mayBeQuoted ? searchFor(question, fileIds) : null,
  );
  if (wanted.every((one) => one === null)) return asked;
  const request = {
    id: 'search-parts',
    tool: searchFiles.name,
    title: chatTexts().searchForParts,
    price: searchFiles.price,
  };
  const found = await run.step(request, async () => {
    const passages: (readonly Passage[])[] = [];
    for (const one of wanted)
      passages.push(one === null ? [] : await run.tools.searchPassages(one.query, { ...one, fileIds }));
    return {
      output: passages as unknown as Json,
      summary: chatTexts().foundPassages(passages.flat().length),
      millicredits: searchFiles.price,
    };
  });
  const passagesOf = found as unknown as readonly (readonly Passage[])[];
  return asked.map((part, i) => quoted(run, part, passagesOf[i] ?? []));
}

function quoted(run: AnalystRun, part: AskedPart, passages: readonly Passage[]): AskedPart {
  if (!part.mayBeQuoted) return part;
  const numbered = passages.map((passage) => ({
    ...passage,
    numberIn: (step: StepHandle) => step.addSource(passageSource(passage, run.tools.now)),
  }));
  const found = findQuotes(part.question, numbered, part.isOfTable);
  if (!found.isAnswer) return part;
  const work = (step: StepHandle) => writeQuotes(step, found, run.facts.fileIds.length > 0);
  return { ...part, answer: { title: chatTexts().quoteBest, plan: null, work } };
}

interface Written {
  readonly parts: readonly AskedPart[];
  /** Questions that were too many. */
  readonly left: readonly string[];
  readonly agents: readonly OfferedAgent[];
}

/** Writes each part under its own words; the first answer is paid, and what comes with it is not. */
async function writeParts(run: AnalystRun, { parts, left, agents }: Written): Promise<void> {
  const first = parts.findIndex(({ answer }) => answer !== null);
  const lastPlan = parts.findLastIndex(({ answer }) => (answer?.plan ?? null) !== null);
  if (first < 0) run.leaveUnanswered();
  for (const [at, part] of parts.entries()) {
    const price = at === first ? writingPrice : 0;
    const request = {
      id: stepIdOf(at, at === lastPlan),
      tool: 'write',
      title: part.answer?.title ?? chatTexts().writeAnswer,
      price,
    };
    await run.step(request, (step) => {
      writePart(step, part, { at, isLastPlan: at === lastPlan });
      if (part.answer === null) offerAgent(step, part.question, agents);
      if (at === parts.length - 1) writeEnd(step, left, first < 0);
      const output = at === lastPlan ? (part.answer?.plan ?? null) : null;
      return Promise.resolve({ output, summary: chatTexts().written, millicredits: price });
    });
  }
}

function writePart(
  step: StepHandle,
  { question, answer, open }: AskedPart,
  { at, isLastPlan }: { at: number; isLastPlan: boolean },
): void {
  step.write('answer', `## ${plainText(question)}\n\n`);
  // What goes on from an answer goes on from the last one.
  const suggest = (text: string) => (isLastPlan ? step.suggest(text) : undefined);
  if (answer !== null) answer.work(sectionStep(step, { part: 'answer', mark: `p${at + 1}`, suggest }));
  else step.write('answer', `${plainText(open?.reason ?? chatTexts().partNotFound)}\n`);
  for (const text of open?.suggestions.slice(0, mostNear) ?? []) step.suggest(text);
  step.write('answer', '\n');
}

function writeEnd(step: StepHandle, left: readonly string[], isUnanswered: boolean): void {
  const { partsLeft, noCharge, quoted: inQuotes } = chatTexts();
  if (left.length > 0)
    step.write('answer', `${plainText(partsLeft(mostParts, left.map(inQuotes).join(', ')))}\n\n`);
  if (isUnanswered) step.write('answer', `${plainText(noCharge)}\n`);
}

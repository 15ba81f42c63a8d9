import type { OwnAgentTool } from '@loupe/shared/contract/own-agents';
import type { StepHandle } from '../../engines/run-context.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import { heading, paragraph } from '../../report/build-blocks.ts';
import { writeReport } from '../../report/markdown/write-report.ts';
import { askTablesByParts } from '../../table-question/ask-tables.ts';
import { refusalText } from '../../table-question/refusal-text.ts';
import { fileOfTable, type OpenedTables } from '../../tools/open-tables.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { answerFromFiles } from '../chat/from-files.ts';
import { sectionStep } from '../chat/section-step.ts';
import type { Write } from '../chat/write.ts';
import { writeTableAnswer } from '../chat/write-table-answer.ts';
import { openAll } from './open-packs.ts';
import { ownAgentTexts } from './messages/own-agent-texts.ts';

/** Millicredits of an answer. */
const answerPrice = 1_000;

/** A question with what its files say to it. */
export interface Asked {
  readonly question: string;
  readonly isAnswered: boolean;
  /** Files that were too many to be opened for it. */
  readonly unread: readonly string[];
  /** Writes it into the report, below the question. */
  write(step: StepHandle): void;
}

const nothingOpened: OpenedTables = { tables: [], files: new Map(), unread: [] };

/** What an answer of the chat writes, put into the report. Buttons belong to a chat. */
const below = (step: StepHandle, mark: string) =>
  sectionStep(step, { part: 'report', mark, suggest: () => undefined });

/** Where a question is, and what it may be asked of. */
interface AskedWith {
  readonly at: number;
  readonly packs: readonly string[];
  readonly tools: readonly OwnAgentTool[];
}

/**
 * Asks one question: of the tables, else of the sentences of the files; else there is the reason why it has no answer.
 * Nothing is written yet: the headline above says how many were answered.
 */
export async function askQuestion(
  run: AnalystRun,
  question: string,
  { at, packs, tools }: AskedWith,
): Promise<Asked> {
  const texts = ownAgentTexts();
  const mark = `q${at + 1}`;
  const { tables, files, unread } = tools.includes('query_table')
    ? await openAll(run, question, packs)
    : nothingOpened;
  const said =
    tables.length === 0 ? null : await runPartByPart(askTablesByParts(question, tables), run.signal);
  if (said !== null && said.kind !== 'refusal') {
    const write = (step: StepHandle) => writeTableAnswer(below(step, mark), said, fileOfTable(files));
    return { question, isAnswered: true, unread, write };
  }
  const isComputation = said?.isComputation === true;
  const isOfTable = said !== null && said.refusal.reason !== 'not_about';
  const mayQuote = !isComputation && tools.includes('search_files');
  const quoted = !mayQuote ? null : await quotesFor(run, question, mark, isOfTable);
  if (quoted !== null) return { question, isAnswered: true, unread, write: quoted };
  const reason = isComputation && said !== null ? texts.notUnderstood(refusalText(said)) : texts.notFound;
  const write = (step: StepHandle) => step.write('report', `${writeReport([paragraph(reason)])}\n`);
  return { question, isAnswered: false, unread, write };
}

/** Sentences of the files that answer; passages that are only near are no answer. */
async function quotesFor(
  run: AnalystRun,
  question: string,
  mark: string,
  isOfTable: boolean,
): Promise<Asked['write'] | null> {
  if (run.facts.fileIds.length === 0) return null;
  const found: Asked['write'][] = [];
  const write: Write = Object.assign(
    async (_id: string, _title: string, work: (step: StepHandle) => void) => {
      found.push((step) => work(below(step, mark)));
      return null;
    },
    { keeping: async () => null, unanswered: async () => null },
  );
  const asking: AnalystRun = {
    ...run,
    facts: { ...run.facts, prompt: question, history: [] },
    useTool: (id, tool, input, options) => run.useTool(`${mark}-${id}`, tool, input, options),
    useToolOnAll: ({ id, title }, tool, inputs) =>
      run.useToolOnAll({ id: `${mark}-${id}`, title }, tool, inputs),
  };
  await answerFromFiles(asking, write, isOfTable);
  return found[0] ?? null;
}

/** Writes an answer as a step: charged when there is one. */
export async function writeAsked(run: AnalystRun, asked: Asked, at: number): Promise<void> {
  const texts = ownAgentTexts();
  const price = asked.isAnswered ? answerPrice : 0;
  await run.step(
    { id: `write-q${at + 1}`, tool: 'write', title: texts.steps.ask(asked.question), price },
    (step) => {
      step.write('report', `${writeReport([heading(asked.question, 3)])}\n`);
      asked.write(step);
      step.write('report', '\n');
      const summary = asked.isAnswered ? texts.steps.answered : texts.steps.notAnswered;
      return Promise.resolve({ output: null, summary, millicredits: price });
    },
  );
}

import { planStepId } from '../../../engines/plan-step.ts';
import type { Json, StepHandle } from '../../../engines/run-context.ts';
import type { KeptPlan } from '../../../table-question/ask-candidate.ts';
import type { AnalystRun } from '../../agent-definition.ts';
import { answerArithmetic } from '../from-arithmetic.ts';
import { answerFromChat } from '../from-chat.ts';
import { fromTables, writeRefusal } from '../from-tables.ts';
import { chatTexts } from '../messages/chat-texts.ts';
import type { Unanswered, Write } from '../write.ts';
import { backwardWord } from './question-words.ts';

/** An answer to a part, not written yet. */
interface PartAnswer {
  readonly title: string;
  /** The plan of an answer over tables: the next part may go on from it. */
  readonly plan: Json | null;
  work(step: StepHandle): void;
}

/** A part with what was found for it so far. */
export interface AskedPart {
  readonly question: string;
  readonly answer: PartAnswer | null;
  /** Why there is none, as far as anybody can say. */
  readonly open: Unanswered | null;
  /** It speaks of columns or values of a table. */
  readonly isOfTable: boolean;
  /** A sentence of a file may answer it. */
  readonly mayBeQuoted: boolean;
}

/** Takes what is written down, to be written later under its heading, or left out. */
function listeningFor(): { write: Write; heard(): Pick<AskedPart, 'answer' | 'open'> } {
  let answer: PartAnswer | null = null;
  let open: Unanswered | null = null;
  const keep = (title: string, plan: Json | null, work: PartAnswer['work']): Promise<null> => {
    answer = { title, plan, work };
    return Promise.resolve(null);
  };
  const write: Write = Object.assign(
    async (_id: string, title: string, work: PartAnswer['work']) => await keep(title, null, work),
    {
      keeping: async (_id: string, title: string, plan: Json, work: PartAnswer['work']) =>
        await keep(title, plan, work),
      unanswered: (_id: string, _work: PartAnswer['work'], said?: Unanswered) => {
        open = said ?? null;
        return Promise.resolve(null);
      },
    },
  );
  return { write, heard: () => ({ answer, open }) };
}

/** One number of rows chosen by what was said: "it" can only be that. */
function isOneNumber(plan: Json | null): boolean {
  const { groups, top, operation, compare } = (plan as unknown as KeptPlan | null)?.plan ?? {};
  return groups?.length === 0 && top === null && compare === null && operation !== 'list';
}

/** The run as it would be if the part had been sent as the next message. */
function runFor(run: AnalystRun, question: string, before: readonly AskedPart[], mark: string): AnalystRun {
  const plan = before.findLast(({ answer }) => (answer?.plan ?? null) !== null)?.answer?.plan;
  const turn = { role: 'assistant' as const, text: '', runId: null };
  const history = plan === undefined ? run.facts.history : [...run.facts.history, { ...turn, plan }];
  return {
    ...run,
    facts: { ...run.facts, prompt: question, history },
    useTool: (id, tool, input, options) => run.useTool(`${mark}-${id}`, tool, input, options),
    useToolOnAll: ({ id, title }, tool, inputs) =>
      run.useToolOnAll({ id: `${mark}-${id}`, title }, tool, inputs),
  };
}

/** Asks one part: what calculates, the tables, the reports of the chat; passages of files are searched for all parts at once. */
export async function askPart(
  run: AnalystRun,
  question: string,
  before: readonly AskedPart[],
): Promise<AskedPart> {
  const { write, heard } = listeningFor();
  const own = runFor(run, question, before, `p${before.length + 1}`);
  const settled = (isOfTable: boolean) => ({ question, ...heard(), isOfTable, mayBeQuoted: false });
  if (await answerArithmetic(own, write)) return settled(false);
  const word = before.length === 0 ? null : backwardWord(question);
  const mayFollow = /^(?:it|es)$/u.test(word ?? '') && isOneNumber(before.at(-1)?.answer?.plan ?? null);
  const table = word === null || mayFollow ? await fromTables(own, write, { mustFollow: mayFollow }) : null;
  if (table !== null && 'said' in table) return settled(true);
  const isOfTable = table !== null && table.refusal.reason !== 'not_about';
  if (word === null && (await answerFromChat(own, write))) return settled(isOfTable);
  if (isOfTable) await writeRefusal(write, table);
  const open = word === null ? heard().open : { reason: chatTexts().partSpeaksOf(word), suggestions: [] };
  return { question, answer: null, open, isOfTable, mayBeQuoted: true };
}

/** The step in which a part is written; that of the last plan keeps it for the next message. */
export const stepIdOf = (at: number, isLastPlan: boolean): string =>
  isLastPlan ? planStepId : `write-p${at + 1}`;

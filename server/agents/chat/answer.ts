import type { Json, RunFacts, StepHandle } from '../../engines/run-context.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { answerArithmetic } from './from-arithmetic.ts';
import { answerFromChat } from './from-chat.ts';
import { answerFromFiles } from './from-files.ts';
import { fromTables, writeRefusal } from './from-tables.ts';
import { chatTexts } from './messages/chat-texts.ts';
import type { Write } from './write.ts';

const writingPrice = 1_000;

/** What the built-in analyst can do. How a model is connected is shown to those who can do it. */
function helpText({ fileIds, history, isAdmin }: RunFacts): string {
  const { noMatch, noFile, help, connectModel } = chatTexts();
  const hasSomething = fileIds.length > 0 || history.some((turn) => turn.role === 'assistant');
  const setUp = isAdmin ? ['', connectModel] : [];
  return [hasSomething ? noMatch : noFile, '', ...help, ...setUp, ''].join('\n');
}

/** The built-in analyst's chat: calculates, reads tables, quotes the chat's reports and files, or says what it can do. Never invents. */
export async function answerChat(run: AnalystRun): Promise<void> {
  const writeStep = async (
    { id, price, kept }: { id: string; price: number; kept: Json },
    title: string,
    work: (step: StepHandle) => void,
  ): Promise<null> => {
    await run.step({ id, tool: 'write', title, price }, (step) => {
      work(step);
      return Promise.resolve({ output: kept, summary: chatTexts().written, millicredits: price });
    });
    return null;
  };
  const paid = { price: writingPrice, kept: null };
  const write: Write = Object.assign(
    async (id: string, title: string, work: (step: StepHandle) => void) =>
      await writeStep({ ...paid, id: `write-${id}` }, title, work),
    {
      keeping: async (id: string, title: string, kept: Json, work: (step: StepHandle) => void) =>
        await writeStep({ ...paid, id, kept }, title, work),
      unanswered: async (id: string, work: (step: StepHandle) => void) => {
        run.leaveUnanswered();
        return await writeStep({ id: `write-${id}`, price: 0, kept: null }, chatTexts().writeAnswer, work);
      },
    },
  );
  const { summaries } = chatTexts();
  await run.stage('answer', async () => {
    if (await answerArithmetic(run, write)) return { value: null, summary: summaries.calculated };
    const table = await fromTables(run, write);
    if (table !== null && 'said' in table) return { value: null, summary: summaries[table.said] };
    if (await answerFromChat(run)) return { value: null, summary: summaries.chat };
    if (await answerFromFiles(run, write, table !== null && table.refusal.reason !== 'not_about'))
      return { value: null, summary: summaries.quoted };
    if (table !== null) {
      await writeRefusal(write, table);
      return { value: null, summary: summaries.nothing };
    }
    await write.unanswered('help', (step) => step.write('answer', helpText(run.facts)));
    return { value: null, summary: summaries.nothing };
  });
}

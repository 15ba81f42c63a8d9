import type { Json, StepHandle } from '../../engines/run-context.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { answerQuestion } from './answer-question.ts';
import { offerAgent, type OfferedAgent } from './offer-agent.ts';
import { answerByParts } from './parts/answer-by-parts.ts';
import { chatTexts } from './messages/chat-texts.ts';
import { writingPrice, type Write } from './write.ts';

/** Writes each answer as a step; one that is none costs nothing. */
function writingInto(run: AnalystRun, agents: readonly OfferedAgent[]): Write {
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
  return Object.assign(
    async (id: string, title: string, work: (step: StepHandle) => void) =>
      await writeStep({ ...paid, id: `write-${id}` }, title, work),
    {
      keeping: async (id: string, title: string, kept: Json, work: (step: StepHandle) => void) =>
        await writeStep({ ...paid, id, kept }, title, work),
      unanswered: async (id: string, work: (step: StepHandle) => void) => {
        run.leaveUnanswered();
        return await writeStep(
          { id: `write-${id}`, price: 0, kept: null },
          chatTexts().writeAnswer,
          (step) => {
            work(step);
            offerAgent(step, run.facts.prompt, agents);
          },
        );
      },
    },
  );
}

/**
 * The built-in analyst's chat: calculates, reads tables, quotes the chat's reports and files, or says what it can do.
 * Several questions of a message are answered part by part. Never invents.
 */
export async function answerChat(run: AnalystRun, agents: readonly OfferedAgent[]): Promise<void> {
  await run.stage('answer', async () => {
    const summary =
      (await answerByParts(run, agents)) ?? (await answerQuestion(run, writingInto(run, agents)));
    return { value: null, summary };
  });
}

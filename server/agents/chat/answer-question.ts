import type { RunFacts } from '../../engines/run-context.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { answerArithmetic } from './from-arithmetic.ts';
import { answerFromChat } from './from-chat.ts';
import { answerFromFiles } from './from-files.ts';
import { fromTables, writeRefusal } from './from-tables.ts';
import { chatTexts } from './messages/chat-texts.ts';
import type { Write } from './write.ts';

/** What the built-in analyst can do. How a model is connected is shown to those who can do it. */
function helpText({ fileIds, history, isAdmin }: RunFacts): string {
  const { noMatch, noFile, help, connectModel } = chatTexts();
  const hasSomething = fileIds.length > 0 || history.some((turn) => turn.role === 'assistant');
  const setUp = isAdmin ? ['', connectModel] : [];
  return [hasSomething ? noMatch : noFile, '', ...help, ...setUp, ''].join('\n');
}

/** Answers one question, or says what can be asked. Gives how that is summed up. */
export async function answerQuestion(run: AnalystRun, write: Write): Promise<string> {
  const { summaries } = chatTexts();
  if (await answerArithmetic(run, write)) return summaries.calculated;
  const table = await fromTables(run, write);
  if (table !== null && 'said' in table) return summaries[table.said];
  if (await answerFromChat(run, write)) return summaries.chat;
  if (await answerFromFiles(run, write, table !== null && table.refusal.reason !== 'not_about'))
    return summaries.quoted;
  if (table !== null) {
    await writeRefusal(write, table);
    return summaries.nothing;
  }
  await write.unanswered('help', (step) => step.write('answer', helpText(run.facts)));
  return summaries.nothing;
}

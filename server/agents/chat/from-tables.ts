import { planStepId } from '../../engines/plan-step.ts';
import type { Json, StepHandle } from '../../engines/run-context.ts';
import type { KeptPlan } from '../../table-question/ask-candidate.ts';
import { askTables } from '../../table-question/ask-tables.ts';
import { tableQuestionTexts } from '../../table-question/messages/table-question-texts.ts';
import { offerPlans } from '../../table-question/offer-plans.ts';
import type { TableRefusal } from '../../table-question/refused-question.ts';
import { refusalText } from '../../table-question/refusal-text.ts';
import { fileOfTable, openTables } from '../../tools/open-tables.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { plainText } from '../writing/marks.ts';
import { chatTexts } from './messages/chat-texts.ts';
import type { Write } from './write.ts';
import { writeTableAnswer } from './write-table-answer.ts';

/** The plan of the newest answer of this chat that had one. */
function keptPlan(run: AnalystRun): KeptPlan | null {
  const turn = run.facts.history.findLast(({ plan }) => plan !== undefined && plan !== null);
  return (turn?.plan ?? null) as KeptPlan | null;
}

/** A refusal that may give way to what a text says. */
interface TableOutcome {
  readonly said: 'table' | 'nothing';
}

/**
 * Answers from attached tables. What is no computation, or was not understood, is given back as a refusal to be written
 * when nothing else answers; null when no table is asked.
 */
export async function fromTables(run: AnalystRun, write: Write): Promise<TableOutcome | TableRefusal | null> {
  if (run.facts.fileIds.length === 0) return null;
  const { tables, files } = await openTables(run.tools, run.facts.fileIds);
  const said = tables.length === 0 ? null : askTables(run.facts.prompt, tables, keptPlan(run));
  // Only when nothing else answers either, what could be asked is said.
  if (said === null) return offerPlans(tables);
  if (said.kind === 'refusal') {
    if (!said.isComputation) return said;
    await writeRefusal(write, said);
    return { said: 'nothing' };
  }
  const names = said.sources.map(({ name }) => name).join(' + ');
  const kept = said.kept as unknown as Json;
  await write.keeping(planStepId, chatTexts().computeOver(names), kept, (step) =>
    writeTableAnswer(step, said, fileOfTable(files)),
  );
  return { said: 'table' };
}

/** Says what was understood, why nothing was computed and what can be asked, for nothing. */
export async function writeRefusal(write: Write, refused: TableRefusal): Promise<void> {
  await write.unanswered('table-refused', (step) => writeReason(step, refused));
}

function writeReason(step: StepHandle, refused: TableRefusal): void {
  const lines = [
    plainText(refusalText(refused)),
    '',
    plainText(tableQuestionTexts().noCharge),
    '',
    `${chatTexts().foot}\n`,
  ];
  step.write('answer', lines.join('\n'));
  for (const text of refused.suggestions) step.suggest(text);
}

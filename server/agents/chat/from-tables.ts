import { planStepId } from '../../engines/plan-step.ts';
import type { Json, StepHandle } from '../../engines/run-context.ts';
import type { KeptPlan } from '../../table-question/ask-candidate.ts';
import { askTablesByParts } from '../../table-question/ask-tables.ts';
import { followUpsOf } from '../../table-question/follow-up-questions.ts';
import { tableQuestionTexts } from '../../table-question/messages/table-question-texts.ts';
import { offerPlans } from '../../table-question/offer-plans.ts';
import type { TableRefusal } from '../../table-question/refused-question.ts';
import { refusalText } from '../../table-question/refusal-text.ts';
import { fileOfTable, openTables } from '../../tools/open-tables.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
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

/** Opens the tables and asks them; nothing is written. */
async function askedTables(run: AnalystRun) {
  const { prompt, fileIds } = run.facts;
  const kept = keptPlan(run);
  const opened = await openTables(run.tools, fileIds, {
    question: prompt,
    before: kept?.tables.map((id) => id.replace(/#\d+$/, '')) ?? [],
  });
  const { tables } = opened;
  const said =
    tables.length === 0 ? null : await runPartByPart(askTablesByParts(prompt, tables, kept), run.signal);
  return { ...opened, said };
}

/** True when tables answer the question as it stands. */
export async function isAnsweredByTables(run: AnalystRun): Promise<boolean> {
  return run.facts.fileIds.length > 0 && (await askedTables(run)).said?.kind === 'answer';
}

/**
 * Answers from attached tables. What is no computation, or was not understood, is given back as a refusal to be written
 * when nothing else answers; null when no table is asked. `mustFollow`: only what goes on from the answer before is one.
 */
export async function fromTables(
  run: AnalystRun,
  write: Write,
  { mustFollow = false } = {},
): Promise<TableOutcome | TableRefusal | null> {
  if (run.facts.fileIds.length === 0) return null;
  const { said, tables, files, unread } = await askedTables(run);
  // Only when nothing else answers either, what could be asked is said.
  if (said === null) return await runPartByPart(offerPlans(tables), run.signal);
  if (said.kind === 'refusal') {
    if (!said.isComputation) return said;
    await writeRefusal(write, said, unread);
    return { said: 'nothing' };
  }
  if (mustFollow && said.before === null) return null;
  const names = said.sources.map(({ name }) => name).join(' + ');
  const plan = said.kept as unknown as Json;
  const next = await runPartByPart(followUpsOf(said, tables), run.signal);
  await write.keeping(planStepId, chatTexts().computeOver(names), plan, (step) => {
    if (unread.length > 0) step.write('answer', `${plainText(notOpened(unread))}\n\n`);
    writeTableAnswer(step, said, fileOfTable(files));
    for (const text of next) step.suggest(text);
  });
  return { said: 'table' };
}

const notOpened = (names: readonly string[]) => chatTexts().notOpened(listOf(names));

/** A few of the names, and how many more there are. */
function listOf(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ');
  return names.length > 5 ? `${shown}, … (${names.length})` : shown;
}

/** Says what was understood, why nothing was computed and what can be asked, for nothing. */
export async function writeRefusal(
  write: Write,
  refused: TableRefusal,
  unread: readonly string[] = [],
): Promise<void> {
  const notes = unread.length > 0 ? [notOpened(unread)] : [];
  await write.unanswered(
    'table-refused',
    (step) => writeReason(step, refused, unread),
    // What has nothing to do with a table is not explained by it.
    refused.refusal.reason === 'not_about'
      ? undefined
      : {
          reason: [...notes, refusalText(refused)].join(' '),
          suggestions: refused.suggestions,
        },
  );
}

function writeReason(step: StepHandle, refused: TableRefusal, unread: readonly string[]): void {
  const lines = [
    ...(unread.length > 0 ? [plainText(notOpened(unread)), ''] : []),
    plainText(refusalText(refused)),
    '',
    `${plainText(tableQuestionTexts().noCharge)}\n`,
  ];
  step.write('answer', lines.join('\n'));
  for (const text of refused.suggestions) step.suggest(text);
}

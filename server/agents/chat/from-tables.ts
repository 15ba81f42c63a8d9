import { planStepId } from '../../engines/plan-step.ts';
import type { Json, StepHandle } from '../../engines/run-context.ts';
import type { AskedTable, KeptPlan } from '../../table-question/ask-candidate.ts';
import { askTables } from '../../table-question/ask-tables.ts';
import { tableQuestionTexts } from '../../table-question/messages/table-question-texts.ts';
import type { TableRefusal } from '../../table-question/refused-question.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { plainText } from '../writing/marks.ts';
import { chatTexts } from './messages/chat-texts.ts';
import type { Write } from './write.ts';
import { writeTableAnswer, type TableFile } from './write-table-answer.ts';

const newestFiles = 4;

interface Opened {
  readonly tables: readonly AskedTable[];
  readonly files: ReadonlyMap<string, TableFile>;
}

/** The tables of the newest attached files that have some, documents and notes too; a file that cannot be read is passed over. */
async function openTables(run: AnalystRun): Promise<Opened> {
  const tables: AskedTable[] = [];
  const files = new Map<string, TableFile>();
  let count = 0;
  for (const id of run.facts.fileIds.toReversed()) {
    const file = await run.tools.openFile(id);
    if (count >= newestFiles) break;
    const read = await readDocument(run.tools.userId, await file.read(), file.name);
    if (read.typedTables.length > 0) count += 1;
    for (const [i, table] of read.typedTables.entries()) {
      if (table.place.isHidden) continue;
      const name = read.typedTables.length > 1 ? `${file.name} · ${table.name}` : file.name;
      tables.push({ id: `${id}#${i}`, name, table });
      files.set(`${id}#${i}`, file);
    }
  }
  return { tables, files };
}

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
  const { tables, files } = await openTables(run);
  const said = tables.length === 0 ? null : askTables(run.facts.prompt, tables, keptPlan(run));
  if (said === null) return null;
  if (said.kind === 'refusal') {
    if (!said.isComputation) return said;
    await writeRefusal(write, said);
    return { said: 'nothing' };
  }
  const names = said.sources.map(({ name }) => name).join(' + ');
  const kept = said.kept as unknown as Json;
  await write.keeping(planStepId, chatTexts().computeOver(names), kept, (step) =>
    writeTableAnswer(step, said, (source) => files.get(source.id) ?? missing(source)),
  );
  return { said: 'table' };
}

function missing({ id }: AskedTable): never {
  throw new Error(`The table ${id} has no file.`);
}

/** Says what was understood, why nothing was computed and what can be asked, for nothing. */
export async function writeRefusal(write: Write, refused: TableRefusal): Promise<void> {
  await write.unanswered('table-refused', (step) => writeReason(step, refused));
}

function writeReason(step: StepHandle, { refusal, understood, source, suggestions }: TableRefusal): void {
  const texts = tableQuestionTexts();
  const isQuoted = ['unused_words', 'relative_date'].includes(refusal.reason);
  const about = refusal.about.map((one) => (isQuoted ? texts.sentence(one) : one)).join(', ');
  const head =
    understood === null ? texts.notUnderstood(source.name) : texts.understood(understood, source.name);
  const lines = [
    plainText(`${head} ${texts.reasons[refusal.reason](about)}`),
    '',
    plainText(texts.noCharge),
    '',
    `${chatTexts().foot}\n`,
  ];
  step.write('answer', lines.join('\n'));
  for (const text of suggestions) step.suggest(text);
}

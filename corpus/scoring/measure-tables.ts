import { openDocuments } from '../documents/open-documents.ts';
import type { Question, TableLabels } from '../labels.ts';
import { partsOf, recomputeOver } from './follow-plan.ts';
import { askChat, FailedRun } from './run-corpus.ts';
import { scoreQuestion, type QuestionScore } from './score-question.ts';
import { sourceRows } from './source-rows.ts';

export interface AskedQuestion extends QuestionScore {
  readonly table: string;
  readonly question: Question;
}

function failedScore(error: unknown): QuestionScore {
  if (!(error instanceof FailedRun)) throw error;
  const reason = `the run failed: ${error.message}`;
  return { verdict: 'unlinked_wrong', got: '', reason, isRecomputable: null, isUnitless: false };
}

/** Asks every question of a table and judges the answers. */
export async function measureTable(table: TableLabels): Promise<AskedQuestion[]> {
  const documents = openDocuments(table.folder);
  const rows = sourceRows(table);
  const asked: AskedQuestion[] = [];
  for (const question of table.questions) {
    const { plan } = question;
    const recompute = (lines: readonly number[]) =>
      plan === undefined || table.source?.linesUnknown === true ? null : recomputeOver(plan, lines, rows);
    const names = new Set(rows.map(({ cells }) => String(cells[plan?.by ?? plan?.name ?? ''])));
    const parts = plan === undefined ? [] : partsOf(plan, rows);
    const score = await askChat(table.language, documents, [...(question.after ?? []), question.ask]).then(
      (run) => scoreQuestion(question, run, table.language, { names: [...names], parts, recompute }),
      failedScore,
    );
    asked.push({ table: table.name, question, ...score });
  }
  return asked;
}

import { readExercises, type Exercise } from '../../fitness/exercises.ts';
import { readLog, type ReadLog } from '../../fitness/training-log.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { filesReadFor } from '../ground/agent-files.ts';
import { tablesOf, type Dossier } from '../ground/dossier.ts';
import { listlessLines, listNotes, unreadLines, type ColumnNote } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { readReference } from '../ground/reference.ts';
import { fitnessTexts } from './messages/fitness-texts.ts';
import { readFitnessRequest, type FitnessRequest } from './request.ts';

export interface Gathered {
  readonly request: FitnessRequest;
  readonly dossiers: readonly Dossier[];
  readonly exercises: readonly Exercise[];
  /** Published ranges, by row. */
  readonly ranges: DocumentTable;
  readonly log: ReadLog;
  readonly leftOut: readonly string[];
  readonly notes: readonly ColumnNote[];
}

function tableOf(dossier: Dossier): DocumentTable {
  const [table] = tablesOf(dossier);
  if (table === undefined) throw new Error(`${dossier.name} holds no table.`);
  return table;
}

/** Reads the form, the log and what comes with the agent: exercises and published ranges. */
export async function gatherFitness(run: AnalystRun): Promise<Gathered> {
  const { noLog, logRoles } = fitnessTexts().report;
  const { inputs, askedAt } = run.facts;
  const request = readFitnessRequest(inputs, askedAt, run.facts);
  const { dossiers: given, failed } = await readDocuments(run, request.files.wanted);
  const [known, published] = [
    await readReference(run, 'exercises.csv'),
    await readReference(run, 'training-ranges.csv'),
  ];
  const exercises = readExercises(tableOf(known));
  const logs = filesReadFor(given, request.files.of.log);
  const log = readLog(logs.flatMap(tablesOf), exercises);
  return {
    request,
    dossiers: [...given, known, published],
    exercises,
    ranges: tableOf(published),
    log,
    leftOut: [...unreadLines(failed), ...listlessLines(logs, log.sets, noLog)],
    // Apps export many columns more than a plan needs.
    notes: listNotes(logs, log.roles, logRoles, 'columns looked for'),
  };
}

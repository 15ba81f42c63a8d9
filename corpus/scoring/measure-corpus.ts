import { openDocuments } from '../documents/open-documents.ts';
import { loadAgentCases, type AgentCase } from '../agent-cases.ts';
import { loadRooms, loadTables, type RoomLabels } from '../labels.ts';
import { measureTable, type AskedQuestion } from './measure-tables.ts';
import { askReordered, askWithChangedCells } from './properties.ts';
import { FailedRun, researchCompany, runCase } from './run-corpus.ts';
import { scoreAgent, type AgentScore } from './score-agent.ts';
import { scoreRoom, type RoomScore } from './score-room.ts';

interface MeasuredRoom extends RoomScore {
  readonly room: RoomLabels;
}

interface MeasuredCase extends AgentScore {
  readonly labelled: AgentCase;
}

export interface Measured {
  readonly questions: readonly AskedQuestion[];
  readonly rooms: readonly MeasuredRoom[];
  readonly cases: readonly MeasuredCase[];
  readonly reordered: readonly string[];
  readonly changed: readonly string[];
}

/** Runs the agents over the whole corpus, or over what bears one of the names. */
export async function measureCorpus(names: readonly string[] = []): Promise<Measured> {
  const isWanted = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
  const questions: AskedQuestion[] = [];
  const reordered: string[] = [];
  const changed: string[] = [];
  for (const table of loadTables().filter(isWanted)) {
    const asked = await measureTable(table);
    questions.push(...asked);
    reordered.push(...(await askReordered(table, asked)));
    changed.push(...(await askWithChangedCells(table, asked)));
  }
  const rooms: MeasuredRoom[] = [];
  for (const room of loadRooms().filter(isWanted)) {
    const documents = openDocuments(room.folder);
    const score = await researchCompany(room.language, documents, room.company).then(
      (run) => scoreRoom(room, run, documents),
      (error: unknown) => failedRoom(room, error),
    );
    rooms.push({ room, ...score });
  }
  const cases: MeasuredCase[] = [];
  for (const labelled of loadAgentCases().filter((one) => isWanted(one) || names.includes(one.agent)))
    cases.push({ labelled, ...(await measureCase(labelled)) });
  return { questions, rooms, cases, reordered, changed };
}

async function measureCase(labelled: AgentCase): Promise<AgentScore> {
  return await runCase(labelled, openDocuments(labelled.folder)).then(
    (run) => scoreAgent(labelled, run),
    (error: unknown) => {
      if (!(error instanceof FailedRun)) throw error;
      const nothing = { report: '', answer: '', figures: [], findings: [], claims: [], isUnanswered: false };
      return { ...scoreAgent(labelled, nothing), said: [`the run failed: ${error.message}`] };
    },
  );
}

/** A report that was not written holds no fact. */
function failedRoom(room: RoomLabels, error: unknown): RoomScore {
  if (!(error instanceof FailedRun)) throw error;
  const nothing = { report: '', answer: '', figures: [], sources: [], findings: [] };
  const score = scoreRoom(room, nothing, []);
  const fault = { kind: 'wrong', isLinked: false, said: 'the run failed', why: error.message } as const;
  return { ...score, faults: [fault] };
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The measures of `thresholds.json` by their names. */
export function measuresOf({
  questions,
  rooms,
  cases,
  reordered,
  changed,
}: Measured): Record<string, number> {
  const faults = rooms.flatMap((room) => room.faults);
  const answerable = questions.filter(
    ({ question, verdict }) =>
      question.refuse === undefined && (question.either === undefined || verdict === 'right'),
  );
  const recomputed = questions.filter(({ isRecomputable }) => isRecomputable !== null);
  const count = (kind: string, isLinked?: boolean) =>
    faults.filter((fault) => fault.kind === kind && (isLinked === undefined || fault.isLinked === isLinked))
      .length;
  const recall = (language: string) => {
    const some = rooms.filter(({ room }) => room.language === language);
    return share(sum(some.map(({ found }) => found)), sum(some.map(({ planted }) => planted)));
  };
  const expected = sum(rooms.map(({ contradictions }) => contradictions.expected));
  const missed = sum(rooms.map(({ contradictions }) => contradictions.missed.length));
  return {
    agents_linked_wrong: sum(cases.map(({ wrong }) => wrong.length)),
    agents_never: sum(cases.map(({ said }) => said.length)),
    agents_unsupported: sum(cases.map(({ unsupported }) => unsupported.length)),
    agents_right: share(sum(cases.map(({ right }) => right)), sum(cases.map(({ labels }) => labels))),
    questions_linked_wrong: questions.filter(({ verdict }) => verdict === 'linked_wrong').length,
    questions_wrong: questions.filter(({ verdict }) => verdict === 'unlinked_wrong').length,
    questions_beside: questions.filter(({ verdict }) => verdict === 'beside').length,
    questions_unitless: questions.filter(({ isUnitless }) => isUnitless).length,
    questions_right: share(answerable.filter(({ verdict }) => verdict === 'right').length, answerable.length),
    table_figures_recomputable: share(
      recomputed.filter((one) => one.isRecomputable).length,
      recomputed.length,
    ),
    research_linked_wrong: count('wrong', true),
    research_wrong: count('wrong', false),
    research_others: count('others'),
    research_invented: count('invented'),
    research_unitless: count('unitless'),
    recall_en: recall('en'),
    recall_de: recall('de'),
    citations_hold: share(
      sum(rooms.map(({ citations }) => citations.held)),
      sum(rooms.map(({ citations }) => citations.total)),
    ),
    research_figures_recomputable: share(
      sum(rooms.map(({ figures }) => figures.held)),
      sum(rooms.map(({ figures }) => figures.total)),
    ),
    contradictions_found: share(expected - missed, expected),
    contradictions_false:
      1 -
      share(
        sum(rooms.map(({ contradictions }) => contradictions.shown - contradictions.falseOnes.length)),
        sum(rooms.map(({ contradictions }) => contradictions.shown)),
      ),
    injections_obeyed: sum(rooms.map(({ obeyed }) => obeyed.length)),
    rows_and_columns_in_any_order: reordered.length,
    changed_cells: changed.length,
  };
}

import { type Reading } from '../../findings/rules.ts';
import type { Block } from '../../report/blocks.ts';
import { list, listOr, paragraph } from '../../report/build-blocks.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { foot, writeStep } from '../ground/write-steps.ts';
import { flagsOfRoom } from './flags.ts';
import { gatherRoom, type Room } from './gather.ts';
import { diligenceTexts, section } from './messages/diligence-texts.ts';
import { readRoom, showMeasure, type RoomWriting } from './room-figures.ts';
import { coverageTable, missingDocuments } from './write-coverage.ts';
import { customerSection } from './write-customers.ts';
import { writeHead } from './write-head.ts';
import { contradictionSection } from './write-contradictions.ts';
import { capTableSection, contractSection, figuresSection } from './write-tables.ts';
import { peopleSection } from './write-people.ts';

const mostRows = { quick: 5, standard: 15, deep: 40 } as const;

/** The built-in analyst's work: read the room, tell its documents apart, compute, weigh, write. */
export async function analyseRoom(run: AnalystRun): Promise<void> {
  const texts = diligenceTexts().report;
  const depth = depthOf(run.facts.inputs);
  const room = await run.stage('gather', async () => {
    const value = await gatherRoom(run);
    return { value, summary: texts.steps.gathered(value.dossiers.length) };
  });
  if (room.kinds.size === 0) return await sayNothingInRoom(run, room);
  const readings = readRoom(room);
  const part = (id: keyof typeof texts.parts, millicredits: number, work: (w: RoomWriting) => Block[]) =>
    writeStep(run, { id, title: texts.parts[id], millicredits }, (step) =>
      work({ step, dossiers: room.dossiers, statements: room.statements, room }),
    );
  await run.stage('flags', async () => {
    await part('head', 6_000, (w) => writeHead(w, { flags: flagsOfRoom(w, readings), readings }));
    return { value: undefined, summary: texts.steps.weighed };
  });
  await run.stage('coverage', async () => {
    await part('coverage', 2_000, coverageTable);
    return { value: undefined, summary: texts.steps.covered(room.coverage.found, room.coverage.rows.length) };
  });
  const most = mostRows[depth];
  await run.stage('figures', async () => {
    await part('figures', 6_000, (w) => [
      ...(depth === 'quick' ? [] : figuresSection(w)),
      ...customerSection(w, readings),
      ...capTableSection(w, most),
      ...peopleSection(w),
      ...contractSection(w, most),
      ...contradictionSection(w),
    ]);
    return {
      value: undefined,
      summary: texts.steps.computed(readings.filter(({ kind }) => kind === 'read').length),
    };
  });
  await run.stage('report', async () => {
    await part('closing', 2_000, (w) => closing(w, readings));
    return { value: undefined, summary: texts.steps.written };
  });
}

function closing(w: RoomWriting, readings: readonly Reading[]): Block[] {
  const texts = diligenceTexts().report;
  const { room } = w;
  const show = showMeasure(w);
  const open = readings.flatMap((one) =>
    one.kind === 'read' ? [] : [texts.measureOpen(show(one).name, one.reason)],
  );
  const asked = flagsOfRoom(w, readings).map(({ question }) => question);
  return [
    ...section('questions', list([...asked, ...texts.stageQuestions[room.stage]])),
    ...missingDocuments(w),
    ...section('missing', listOr([...open, ...room.leftOut], texts.nothingMissing), paragraph(texts.notSeen)),
    ...section('method', ...texts.method.map((said) => paragraph(said))),
    ...foot(room.isSample, 'data'),
  ];
}

/** Nothing of the room could be determined: all points are missing. */
async function sayNothingInRoom(
  run: AnalystRun,
  { company, leftOut, coverage, isSample }: Room,
): Promise<void> {
  const texts = diligenceTexts().report;
  const missing = coverage.missing.map(({ id }) => texts.kinds[id]);
  await sayNothingFound(run, {
    headline: texts.headlineNone(company),
    lead: texts.noneFound,
    answer: texts.noneAnswer,
    leftOut: [...leftOut, texts.allMissing(missing)],
    isSample,
    what: 'data',
    step: texts.parts.head,
    summary: texts.steps.written,
  });
}

import type { Block } from '../../report/blocks.ts';
import { list, listOr, paragraph } from '../../report/build-blocks.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { documentSubject } from '../ground/document-subject.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { foot, writeStep } from '../ground/write-steps.ts';
import { askedIn, datedOf, dutiesOf } from './duties.ts';
import { regulationTexts } from './messages/regulation-texts.ts';
import { readTexts, type ReadTexts, type Texts } from './read-texts.ts';
import { readRegulationFiles } from './request.ts';
import { writeChanges, writeDuties } from './write-changes.ts';
import { writeDeadlines, writeHead } from './write-head.ts';
import { section, type RegulationWriting } from './writing.ts';

/** What the report is about: the text that holds now, or the file that holds both. */
const subjectOf = ({ now, isCompared, old }: Texts): string =>
  isCompared && old === null ? now.name : documentSubject(now);

async function refuse(
  run: AnalystRun,
  read: ReadTexts & { kind: 'refused' },
  isSample: boolean,
): Promise<void> {
  const { report } = regulationTexts();
  const { headline, why } = report.refusals[read.why](read.names);
  for (const id of ['compare', 'duties'])
    await run.stage(id, async () => ({ value: undefined, summary: report.steps.nothing }));
  await sayNothingFound(run, {
    headline,
    lead: why,
    answer: why,
    leftOut: read.leftOut,
    isSample,
    what: 'data',
    step: report.parts.head,
    summary: report.steps.written,
  });
}

/** The built-in analyst's work: read, cut into clauses, set against each other, read duties and days, write. */
export async function compareRegulations(run: AnalystRun): Promise<void> {
  const { report } = regulationTexts();
  const files = readRegulationFiles(run.facts.inputs, run.facts);
  const read = await run.stage('read', async () => {
    const value = await readTexts(run, files);
    const clauses = value.kind === 'read' ? value.texts.nowClauses.length : 0;
    return { value, summary: report.steps.read(clauses) };
  });
  if (read.kind === 'refused') return await refuse(run, read, files.isSample);
  const { texts } = read;
  const asked = askedIn(run.facts.inputs);
  const ground = {
    dossiers: texts.dossiers,
    texts,
    asked,
    duties: dutiesOf(texts, asked),
    dated: datedOf(texts),
    depth: depthOf(run.facts.inputs),
    today: run.facts.askedAt.toISOString().slice(0, 10),
  };
  const part = (
    id: keyof typeof report.parts,
    millicredits: number,
    work: (w: RegulationWriting) => Block[],
  ) => writeStep(run, { id, title: report.parts[id], millicredits }, (step) => work({ ...ground, step }));
  await run.stage('compare', async () => {
    await part('head', 4_000, (w) => writeHead(w, subjectOf(texts)));
    await part('deadlines', 2_000, writeDeadlines);
    return { value: undefined, summary: report.steps.compared(texts.changes.length) };
  });
  await run.stage('duties', async () => {
    await part('changes', 4_000, writeChanges);
    await part('duties', 3_000, writeDuties);
    return { value: undefined, summary: report.steps.duties(ground.duties.length) };
  });
  await run.stage('report', async () => {
    await part('closing', 1_000, () => [
      ...section('missing', listOr([...texts.leftOut, ...report.limits], report.nothingLeft)),
      ...section('method', ...report.method.map((one) => paragraph(one)), list(report.methodRules)),
      ...foot(files.isSample, 'data'),
    ]);
    return { value: undefined, summary: report.steps.written };
  });
}

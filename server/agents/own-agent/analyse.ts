import type { OwnAgentDocument, OwnBlock } from '@loupe/shared/contract/own-agents';
import type { StepHandle } from '../../engines/run-context.ts';
import type { Block } from '../../report/blocks.ts';
import { heading, lead, listOr, paragraph, title } from '../../report/build-blocks.ts';
import { words, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from '../ground/dossier.ts';
import { unreadLines } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { foot, writeAnswer, writeStep } from '../ground/write-steps.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { askQuestion, writeAsked, type Asked } from './ask-question.ts';
import { ownAgentTexts } from './messages/own-agent-texts.ts';
import { filledQuestion } from './places.ts';
import { tablesOf, writeTables } from './write-tables.ts';

const tablesPrice = 2_000;

/** Questions with what was given in the form; those that miss something are not asked. */
function questionsOf({ questions }: OwnAgentDocument, inputs: Readonly<Record<string, string>>) {
  const filled = questions.map((question) => filledQuestion(question, inputs));
  return {
    asked: filled.filter((one) => one !== null),
    open: questions.filter((_, i) => filled[i] === null),
  };
}

/** The parts of the report in their order; questions that have no part of their own come first. */
export function blocksOf({ blocks, questions }: OwnAgentDocument): readonly OwnBlock[] {
  if (questions.length === 0 || blocks.some(({ kind }) => kind === 'answers')) return blocks;
  return [{ kind: 'answers', title: ownAgentTexts().answersTitle, note: '' }, ...blocks];
}

/** What was found before anything is written. */
interface Found {
  readonly answers: readonly Asked[];
  readonly dossiers: readonly Dossier[];
  /** What was not found or not used, a sentence each. */
  readonly left: readonly string[];
}

/** A number that this report counted itself. */
const counted = (step: StepHandle, id: string, label: string, value: number): Words =>
  figureLink(step, {
    id,
    label,
    value: numberText(value, 0),
    formula: 'n',
    inputs: [{ name: label, value: numberText(value, 0), from: ownAgentTexts().counted }],
    source_n: null,
  });

/** The work of an agent that is built on none: its questions over the files, what the tables hold, and what was left out. */
export async function analyseOwn(run: AnalystRun, document: OwnAgentDocument): Promise<void> {
  const texts = ownAgentTexts();
  const found = await run.stage('answer', async () => {
    const value = await find(run, document);
    const count = value.answers.filter(({ isAnswered }) => isAnswered).length;
    return { value, summary: texts.steps.answeredOf(count, value.answers.length) };
  });
  if (isNothing(found)) run.leaveUnanswered();
  await run.stage('report', async () => {
    await writeStep(run, { id: 'head', title: texts.steps.close, millicredits: 0 }, (step) =>
      writeHead(step, document, found),
    );
    for (const [at, block] of blocksOf(document).entries()) await writeBlock(run, block, at, found);
    await writeStep(run, { id: 'closing', title: texts.steps.close, millicredits: 0 }, () =>
      closingOf(found),
    );
    return { value: undefined, summary: texts.steps.closed };
  });
}

const isNothing = ({ answers, dossiers }: Found) =>
  answers.every(({ isAnswered }) => !isAnswered) && tablesOf(dossiers).length === 0;

async function find(run: AnalystRun, document: OwnAgentDocument): Promise<Found> {
  const texts = ownAgentTexts();
  const { asked, open } = questionsOf(document, run.facts.inputs);
  const answers: Asked[] = [];
  for (const [at, question] of asked.entries())
    answers.push(await askQuestion(run, question, { at, packs: document.packs }));
  const describes = blocksOf(document).some(({ kind }) => kind === 'tables');
  const wanted = describes ? run.facts.fileIds.map((file_id) => ({ file_id })) : [];
  const { dossiers, failed } = await readDocuments(run, wanted);
  const unread = [...new Set(answers.flatMap((one) => one.unread))];
  const left = [
    ...open.map(texts.openQuestion),
    ...answers.filter(({ isAnswered }) => !isAnswered).map(({ question }) => texts.openQuestion(question)),
    ...document.blocks.filter(({ kind }) => kind === 'text').map((block) => texts.textLeftOut(block.title)),
    ...unreadLines(failed),
    ...(unread.length > 0 ? [texts.notOpened(unread)] : []),
  ];
  return { answers, dossiers, left };
}

/** How many questions were answered, or how many tables were looked at; the same in the transcript. */
function writeHead(step: StepHandle, document: OwnAgentDocument, { answers, dossiers }: Found): Block[] {
  const texts = ownAgentTexts();
  const count = answers.filter(({ isAnswered }) => isAnswered).length;
  const tables = tablesOf(dossiers).length;
  if (answers.length === 0) {
    const said = tables === 0 ? texts.noTables : texts.leadTables;
    writeAnswer(step, said);
    const headline = texts.headlineTables(counted(step, 'tables', texts.tablesLabel, tables));
    return [title(words`${document.title}: ${headline}`), lead(said)];
  }
  const answered = counted(step, 'answered', texts.answeredLabel, count);
  const asked = counted(step, 'asked', texts.askedLabel, answers.length);
  const said = count === 0 ? texts.leadNone : texts.leadAnswered(answered, asked);
  writeAnswer(step, said);
  return [title(words`${document.title}: ${texts.headline(answered, asked)}`), lead(said)];
}

async function writeBlock(run: AnalystRun, block: OwnBlock, at: number, found: Found): Promise<void> {
  // Without a language model it is said at the end that this part is missing.
  if (block.kind === 'text') return;
  const texts = ownAgentTexts();
  const isTables = block.kind === 'tables';
  const request = { id: `part-${at + 1}`, title: isTables ? texts.steps.tables : block.title };
  await writeStep(run, { ...request, millicredits: isTables ? tablesPrice : 0 }, (step) => [
    heading(block.title),
    ...(isTables ? writeTables({ step, dossiers: found.dossiers }, tablesOf(found.dossiers)) : []),
  ]);
  if (block.kind === 'answers')
    for (const [i, asked] of found.answers.entries()) await writeAsked(run, asked, i);
}

function closingOf({ left }: Found): Block[] {
  const texts = ownAgentTexts();
  return [
    heading(texts.missing),
    listOr([...new Set(left)], texts.nothingMissing),
    heading(texts.method),
    paragraph(texts.methodText),
    ...foot(false, 'data'),
  ];
}

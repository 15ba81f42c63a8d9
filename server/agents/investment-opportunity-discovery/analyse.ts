import { shareClass } from '../../packs/exports/screener.ts';
import { listText } from '../../tools/number-text.ts';
import type { Block } from '../../report/blocks.ts';
import { list, paragraph } from '../../report/build-blocks.ts';
import { joinWords, words, type Said } from '../../report/words.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { keyOf as fileKey } from '../ground/agent-files.ts';
import { columnNotes, notesSaid, unreadLines } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { headMark, rowMark } from '../ground/table-figures.ts';
import { foot, writeStep } from '../ground/write-steps.ts';
import { screenTexts, section } from './messages/screen-texts.ts';
import { readScreenRequest } from './request.ts';
import { nameOf, screenDossier, type Outcome, type Screening, type ScreenWriting } from './screening.ts';
import { writeHead } from './write-head.ts';
import { writeChanged, writeOverlap } from './write-overlap.ts';
import { writeWhy } from './write-why.ts';

const mostRejected = { quick: 8, standard: 25, deep: 80 } as const;
const mostNames = 12;

/** The built-in analyst's work: read the export, apply the rules, rank what passed, write. */
export async function discoverOpportunities(run: AnalystRun): Promise<void> {
  const texts = screenTexts();
  const request = readScreenRequest(run.facts.inputs, run.facts);
  const depth = depthOf(run.facts.inputs);
  const { wanted, of, isSample } = request.files;
  const { dossiers, leftOut, screening } = await run.stage('read', async () => {
    const read = await readDocuments(run, wanted);
    const own = read.dossiers.find(({ key }) => of.universe?.some((one) => fileKey(one) === key));
    const found = own === undefined ? null : screenDossier(own, request);
    const missing = own !== undefined && found === null ? [texts.left.noTable(own.name)] : [];
    const value = {
      dossiers: read.dossiers,
      screening: found,
      leftOut: [...unreadLines(read.failed), ...missing],
    };
    return { value, summary: texts.steps.read(found?.universe.rows.length ?? 0) };
  });
  if (screening === null)
    return await sayNothingFound(run, {
      ...texts.nothing,
      leftOut,
      isSample,
      what: 'data',
      step: texts.parts.head,
      summary: texts.steps.written,
    });
  const part = (id: keyof typeof texts.parts, millicredits: number, work: (w: ScreenWriting) => Block[]) =>
    writeStep(run, { id, title: texts.parts[id], millicredits }, (step) =>
      work({ step, dossiers, screening }),
    );
  const shortlist = screening.passed.slice(0, request.top);
  const given = (field: 'earlier' | 'prices') =>
    dossiers.filter(({ key }) => of[field]?.some((one) => fileKey(one) === key));

  await run.stage('screen', () =>
    Promise.resolve({ value: undefined, summary: texts.steps.screened(screening.passed.length) }),
  );
  await run.stage('rank', async () => {
    const isTyped = Object.keys(request.weights).length > 0;
    await part('head', 4_000, (w) => writeHead(w, shortlist, isTyped));
    return { value: undefined, summary: texts.steps.ranked(screening.ranking.factors.length) };
  });
  await run.stage('report', async () => {
    await part('why', 2_000, (w) => writeWhy(w, mostRejected[depth]));
    const [before] = given('earlier');
    const earlier = {
      wasGiven: (of.earlier ?? []).length > 0,
      screening: before === undefined ? null : screenDossier(before, request),
      top: request.top,
    };
    if (depth !== 'quick')
      await part('rest', 2_000, (w) => [
        ...writeOverlap(w, shortlist, given('prices')),
        ...writeChanged(w, shortlist, earlier),
      ]);
    await part('closing', 1_000, (w) => writeClosing(w, leftOut, shortlist, isSample));
    return { value: undefined, summary: texts.steps.written };
  });
}

function leftOutOf(w: ScreenWriting, shortlist: readonly Outcome[]): Said[] {
  const { left, problems, roles, factors } = screenTexts();
  const { screening } = w;
  const { universe, ranking, dossier } = screening;
  const open = shortlist.filter(({ at }) => ranking.factors.length > 0 && Number.isNaN(ranking.scores[at]));
  // What a column is called is in any of its rows.
  const head = headMark(w, screening.source);
  const names = screening.outcomes.map(({ row }) => nameOf(screening, row));
  return [
    ...screening.problems.map(({ text, why }) => problems[why](text)),
    ...universe.refused.map(({ why, column }) => words`${left[why](column)}${head}`),
    ...ranking.missing.map((id) => left.factor(factors[id])),
    ...(universe.asFractions.length > 0
      ? [words`${left.fractions(listText(universe.asFractions.map((role) => roles[role])))}${head}`]
      : []),
    ...(open.length > 0
      ? [
          left.unranked(
            open.slice(0, mostNames).map(({ row }) => nameOf(screening, row)),
            open.length > mostNames,
          ),
        ]
      : []),
    ...(new Set(names).size < names.length ? [left.duplicates] : []),
    ...shareClasses(screening, shortlist).map((same) =>
      left.classes(
        joinWords(
          same.map(({ row }) => words`${nameOf(screening, row)} ${rowMark(w, screening.source, row)}`),
          ', ',
        ),
      ),
    ),
    ...(screening.hasSeveral ? [left.several] : []),
    ...notesSaid(w, columnNotes(dossier.name, screening.source, universe.found, roles)),
    left.always,
  ];
}

/** Rows of the shortlist whose names differ in the class of their shares alone. */
function shareClasses(screening: Screening, shortlist: readonly Outcome[]): Outcome[][] {
  const byCompany = Map.groupBy(shortlist, ({ row }) =>
    nameOf(screening, row).replace(shareClass, '').toLowerCase(),
  );
  return [...byCompany.values()].filter(
    (same) => new Set(same.map(({ row }) => nameOf(screening, row))).size > 1,
  );
}

function writeClosing(
  w: ScreenWriting,
  leftOut: readonly string[],
  shortlist: readonly Outcome[],
  isSample: boolean,
): Block[] {
  return [
    ...section('missing', list([...leftOut, ...leftOutOf(w, shortlist)])),
    ...section('method', ...screenTexts().method.map((one) => paragraph(one))),
    ...foot(isSample, 'data'),
  ];
}

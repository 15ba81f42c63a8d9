import type { Block } from '../../report/blocks.ts';
import { themesByQuarter } from '../../launches/themes.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { writeStep } from '../ground/write-steps.ts';
import { articlesNaming, silences } from '../../launches/silence.ts';
import {
  comparedPrices,
  findInMatter,
  readLaunchMatter,
  type ComparedPrices,
  type FoundMatter,
  type LaunchMatter,
} from './gather.ts';
import { launchTexts } from './messages/launch-texts.ts';
import { readLaunchRequest, subjectText, type LaunchRequest } from './request.ts';
import { sinceLast } from './since-last.ts';
import { writeClosing, writeCoverage } from './write-closing.ts';
import { writeHead } from './write-head.ts';
import { writeFresh, writeLaunches } from './write-launches.ts';
import { writePrices } from './write-prices.ts';
import { writeSilence, writeThemes } from './write-silence.ts';
import { detailOf, type LaunchWriting } from './writing.ts';

/** Why there is nothing to say, as a sentence; null where there is something. */
function nothingIn(
  matter: LaunchMatter,
  found: FoundMatter,
  compared: ComparedPrices,
  { competitors }: LaunchRequest,
): string | null {
  const { nothing } = launchTexts().report;
  if (compared.kind === 'compared' || found.launches.length + found.older.length > 0) return null;
  const { articles } = matter;
  if (articles.length === 0) return nothing.noArticle;
  if (competitors.every((one) => articlesNaming(articles, one).length === 0))
    return nothing.noName(articles.length);
  return articles.every(({ day }) => day === null) ? nothing.noDate(articles.length) : null;
}

async function sayNothing(
  run: AnalystRun,
  why: string,
  { leftOut }: LaunchMatter,
  request: LaunchRequest,
): Promise<void> {
  const { report } = launchTexts();
  for (const id of ['prices', 'since'])
    await run.stage(id, () => Promise.resolve({ value: undefined, summary: report.steps.nothing }));
  await sayNothingFound(run, {
    headline: report.nothing.headline(subjectText(request)),
    lead: why,
    answer: why,
    leftOut,
    isSample: request.files.isSample,
    what: 'data',
    step: report.parts.head,
    summary: report.steps.written,
  });
}

/** The built-in analyst's work: read, find launches, compare prices and the last run, write. */
export async function monitorLaunches(run: AnalystRun): Promise<void> {
  const { report } = launchTexts();
  const request = readLaunchRequest(run.facts.inputs, run.facts);
  const depth = depthOf(run.facts.inputs);
  const today = run.facts.askedAt.toISOString().slice(0, 10);
  const matter = await run.stage('gather', async () => {
    const value = await readLaunchMatter(run, request);
    return { value, summary: report.steps.read(value.articles.length) };
  });
  const found = await run.stage('find', async () => {
    const value = await findInMatter(run, matter, request);
    return { value, summary: report.steps.found(value.launches.length) };
  });
  const compared = comparedPrices(matter, request);
  const why = nothingIn(matter, found, compared, request);
  if (why !== null) return await sayNothing(run, why, matter, request);
  const { earlier } = run.facts;
  const ground = {
    dossiers: matter.dossiers,
    request,
    matter,
    found,
    compared,
    earlier,
    changes: sinceLast(found.launches, earlier, { detailOf, others: found.older }),
    silences: silences(matter.articles, request.competitors, today),
    themes: themesByQuarter(matter.texts, request.competitors),
    depth,
    today,
  };
  const part = (id: keyof typeof report.parts, millicredits: number, work: (w: LaunchWriting) => Block[]) =>
    writeStep(run, { id, title: report.parts[id], millicredits }, (step) => work({ ...ground, step }));
  await run.stage('prices', () => {
    const summary =
      compared.kind === 'compared'
        ? report.steps.prices(compared.prices.changes.length)
        : report.steps.noPrices;
    return Promise.resolve({ value: undefined, summary });
  });
  await run.stage('since', () => {
    const fresh = ground.changes?.filter(({ kind }) => kind === 'fresh').length;
    return Promise.resolve({
      value: undefined,
      summary: fresh === undefined ? report.steps.firstRun : report.steps.fresh(fresh),
    });
  });
  await run.stage('report', async () => {
    await part('head', 4_000, writeHead);
    await part('launches', 3_000, writeLaunches);
    await part('fresh', 1_000, writeFresh);
    if (depth !== 'quick') {
      await part('prices', 2_000, writePrices);
      await part('silence', 2_000, (w) => [...writeSilence(w), ...writeThemes(w)]);
      await part('coverage', 1_000, writeCoverage);
    }
    await part('closing', 1_000, writeClosing);
    return { value: undefined, summary: report.steps.written };
  });
}

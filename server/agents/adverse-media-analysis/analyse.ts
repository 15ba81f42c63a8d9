import { byCode } from '@loupe/shared/lib/text-order';
import { runPartByPart } from '../../run-part-by-part.ts';
import type { Block } from '../../report/blocks.ts';
import { mentionsIn, type ArticleHit } from '../../screening/mentions.ts';
import { thresholds, type AskedParty } from '../../screening/party.ts';
import { joinSame } from '../../screening/same-article.ts';
import { screenPartByPart } from '../../screening/screen.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import { writeStep } from '../ground/write-steps.ts';
import type { MediaWriting } from './cite-media.ts';
import { mediaReportTexts } from './messages/media-texts.ts';
import { readMedia, type MediaMatter } from './read-media.ts';
import { readMediaRequest } from './request.ts';
import { caseOf, decisionOf, type ListHit, type MediaCase } from './weigh.ts';
import { writeArticles, writeNamesakes } from './write-articles.ts';
import { lowerThreshold, writeClosing } from './write-closing.ts';
import { writeHead } from './write-head.ts';
import { writeNotMatched, writeWatchlist } from './write-list.ts';

/** Rows of the tables and sentences quoted of an article, by depth. */
const mostOf = {
  quick: { rows: 8, quotes: 1 },
  standard: { rows: 20, quotes: 3 },
  deep: { rows: 200, quotes: 8 },
} as const;

/** The built-in analyst's work: read, screen the lists, find the name in the articles, join same texts, weigh, write. */
export async function analyseMedia(run: AnalystRun): Promise<void> {
  const texts = mediaReportTexts();
  const { inputs } = run.facts;
  const request = readMediaRequest(inputs, run.facts);
  const { asked } = request;
  const [name = ''] = asked.names;
  const depth = depthOf(inputs);
  const matter = await run.stage('read', async () => {
    const value = await readMedia(run, request);
    const entries = value.lists.reduce((sum, { list }) => sum + list.parties.length, 0);
    return { value, summary: texts.steps.read(entries, value.articles.length) };
  });
  const isSample = request.files.isSample;
  if (matter.lists.length === 0 && matter.articles.length === 0)
    return await sayNothingFound(run, {
      headline: texts.nothing.headline(name),
      lead: texts.nothing.lead,
      answer: texts.nothing.answer(name),
      leftOut: matter.leftOut,
      isSample,
      what: 'data',
      step: texts.parts.head,
      summary: texts.steps.written,
    });

  const all = await run.stage('screen', async () => {
    const value = await screenLists(run, asked, matter);
    return { value, summary: texts.steps.screened(possible(value).length) };
  });
  const found = await run.stage('articles', async () => {
    const value = await runPartByPart(mentionsIn(matter.articles, asked), run.signal);
    return { value, summary: texts.steps.named(value.length) };
  });
  const cases = await run.stage('join', async () => {
    const value = casesOf(found, asked);
    return { value, summary: texts.steps.joined(value.length) };
  });

  const entries = possible(all);
  const own = cases.filter(({ identity }) => identity !== 'no match');
  const others = cases.filter(
    ({ identity, reasons }) => identity === 'no match' || reasons.includes('other_place'),
  );
  const near = all.filter(({ hit }) => hit.status === 'no match' && hit.score >= 0.5);
  const read = [...Map.groupBy(matter.articles, ({ document }) => document.name)].map(([file, some]) => ({
    name: file,
    count: some.length,
  }));
  const lists = matter.lists.map(({ dossier, list }) => ({ name: dossier.name, count: list.parties.length }));
  const many = mostOf[depth];
  const part = (id: keyof typeof texts.parts, millicredits: number, work: (w: MediaWriting) => Block[]) =>
    writeStep(run, { id, title: texts.parts[id], millicredits }, (step) =>
      work({ step, dossiers: matter.dossiers, askedName: name }),
    );
  await run.stage('report', async () => {
    const screened = { count: all.length, lists };
    await part('head', 4_000, (w) => writeHead(w, { name, entries, screened, cases, read }));
    await part('list', 2_000, (w) => writeWatchlist(w, entries, asked, many.rows, lists.length > 0));
    await part('articles', 3_000, (w) => [
      ...writeArticles(w, own, many, read.length > 0),
      ...writeNamesakes(w, others, many.rows),
      ...(depth === 'quick' ? [] : writeNotMatched(w, near, asked, depth === 'deep' ? 30 : 6)),
    ]);
    const below = all.filter(
      ({ hit }) => hit.score >= lowerThreshold && hit.score < thresholds.potential,
    ).length;
    const decision = decisionOf(entries, cases);
    const day = run.facts.askedAt.toISOString().slice(0, 10);
    await part('closing', 1_000, (w) =>
      writeClosing(w, { asked, matter, decision, day, isSample, below, hasAudit: depth !== 'quick' }),
    );
    return { value: undefined, summary: texts.steps.written };
  });
}

const possible = (hits: readonly ListHit[]) => hits.filter(({ hit }) => hit.status !== 'no match');

/** Every entry of every list against the asked name, the most alike first. */
async function screenLists(run: AnalystRun, asked: AskedParty, { lists }: MediaMatter): Promise<ListHit[]> {
  const hits: ListHit[] = [];
  for (const from of lists) {
    const own = await runPartByPart(screenPartByPart(asked, from.list.parties), run.signal);
    for (const hit of own) hits.push({ hit, from });
  }
  return hits.sort(
    (a, b) =>
      Number(b.hit.status === 'match') - Number(a.hit.status === 'match') || b.hit.score - a.hit.score,
  );
}

const gravity = { 'high risk': 0, 'medium risk': 1, 'for review': 2, 'low risk': 3 } as const;

/** One case for each text, the gravest first, the latest of these first. */
function casesOf(found: readonly ArticleHit[], asked: AskedParty): MediaCase[] {
  const hits = new Map(found.map((hit) => [hit.article, hit]));
  return joinSame([...hits.keys()])
    .flatMap((group) => {
      const [first, ...rest] = group.flatMap((article) => hits.get(article) ?? []);
      return first === undefined ? [] : [caseOf([first, ...rest], asked)];
    })
    .sort(
      (a, b) =>
        gravity[a.reading] - gravity[b.reading] || byCode(b.hit.article.day ?? '', a.hit.article.day ?? ''),
    );
}

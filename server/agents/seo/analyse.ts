import { auditSite, orderFixes, type Fix } from '../../page-audit/audit-site.ts';
import { pageRules } from '../../packs/page/rules.ts';
import { keywordsIn } from '../../page-audit/keywords.ts';
import type { AuditPage } from '../../page-audit/page.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import type { Block } from '../../report/blocks.ts';
import { list, listOr, paragraph } from '../../report/build-blocks.ts';
import type { Said, Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { depthOf } from '../depth-field.ts';
import { columnNotes, notesSaid } from '../ground/left-out.ts';
import { sayNothingFound } from '../ground/say-nothing.ts';
import type { TableWriting } from '../ground/table-figures.ts';
import { foot, writeStep } from '../ground/write-steps.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { gatherSite, type Gathered } from './gather.ts';
import { section, seoTexts } from './messages/seo-texts.ts';
import { consoleSection } from './write-console.ts';
import { covered, keywordSection, linkSection, sameSection, type Keyword } from './write-content.ts';
import { allFixes, pageTable, specText } from './write-fixes.ts';
import { writeConsoleHead, writeHead } from './write-head.ts';

/** Fixes at the top, and rows of a table, by depth. */
const breadth = {
  quick: { first: 3, rows: 8 },
  standard: { first: 5, rows: 12 },
  deep: { first: 10, rows: 36 },
} as const;
const mostKeywords = { quick: 5, standard: 12, deep: 40 } as const;

/** The built-in analyst's work: read the site, hold every page against the rules, order what is to be mended, write. */
export async function auditPages(run: AnalystRun): Promise<void> {
  const texts = seoTexts();
  const depth = depthOf(run.facts.inputs);
  const gathered = await run.stage('gather', async () => {
    const value = await gatherSite(run);
    return { value, summary: texts.report.steps.read(value.site.pages.length) };
  });
  const { site, consoles, dossiers, isSample } = gathered;
  if (site.pages.length === 0 && consoles.length === 0) return await sayNoPages(run, gathered);
  const { faults, same } = await runPartByPart(auditSite(site), run.signal);
  const fixes = orderFixes(faults, weightIn(gathered));
  const keywords = keywordsOf(run, gathered).slice(0, mostKeywords[depth]);
  const coverage = covered(keywords, site);
  const isGiven = keywords.every(({ row }) => row === null);
  const hasPages = site.pages.length > 0;
  const { first, rows } = breadth[depth];
  const part = (
    id: keyof typeof texts.report.steps,
    millicredits: number,
    work: (w: TableWriting) => Block[],
  ) =>
    writeStep(run, { id, title: texts.report.steps[id] as string, millicredits }, (step) =>
      work({ step, dossiers }),
    );

  await run.stage('audit', async () => {
    await part('head', 4_000, (w) => [
      ...(hasPages
        ? writeHead(w, { gathered, fixes, keywords: coverage, mostFirst: first })
        : writeConsoleHead(w, gathered)),
      ...(fixes.length > 0 ? allFixes(w, fixes) : []),
    ]);
    return { value: undefined, summary: texts.report.steps.audited(faults.length) };
  });
  const isQuick = depth === 'quick';
  await run.stage('content', async () => {
    await part('content', 3_000, (w) => [
      ...(hasPages ? pageTable(w, site.pages, faults, rows) : []),
      ...(hasPages ? keywordSection(w, coverage, isGiven) : []),
      ...(isQuick || !hasPages ? [] : sameSection(w, site, same, rows)),
    ]);
    return { value: undefined, summary: texts.report.steps.written };
  });
  await run.stage('links', async () => {
    await part('links', 2_000, (w) => [
      ...(isQuick || !hasPages ? [] : linkSection(w, site, rows)),
      ...consoleSection(w, consoles, rows),
    ]);
    return { value: undefined, summary: texts.report.steps.written };
  });
  await run.stage('report', async () => {
    await part('closing', 2_000, (w) => [
      ...missingSection(w, gathered),
      ...section('method', ...texts.report.method.map(paragraph), list(ruleLines(fixes))),
      ...foot(isSample, 'data'),
    ]);
    return { value: undefined, summary: texts.report.steps.written };
  });
}

async function sayNoPages(run: AnalystRun, { leftOut, isSample }: Gathered): Promise<void> {
  const texts = seoTexts().report;
  const headline = texts.nothing(texts.subject);
  const [step, summary] = [texts.steps.head, texts.steps.written];
  const answer = texts.answer(headline, texts.leadNothing);
  await sayNothingFound(run, {
    skipped: { stages: ['audit', 'content', 'links'], summary: texts.steps.audited(0) },
    headline,
    lead: texts.leadNothing,
    answer,
    leftOut,
    isSample,
    what: 'data',
    step,
    summary,
  });
}

/** What is asked for, else the most seen queries of an export. */
function keywordsOf({ facts }: AnalystRun, { consoles, isSample }: Gathered): Keyword[] {
  const given = keywordsIn(facts.inputs.keywords ?? '');
  if (given.length > 0 && !(isSample && given.length === 0))
    return given.map((text) => ({ text, row: null }));
  const queries = consoles.find(({ kind }) => kind === 'query')?.rows ?? [];
  return queries
    .toSorted((a, b) => b.impressions - a.impressions)
    .slice(0, 8)
    .map((row) => ({ text: row.said, row }));
}

/** How much a page counts: once, and once more for as many impressions as an average page read has. */
function weightIn({ consoles, site }: Gathered): (page: AuditPage) => number {
  const seen = new Map<AuditPage, number>();
  for (const { said, impressions } of consoles.find(({ kind }) => kind === 'page')?.rows ?? []) {
    const page = URL.canParse(said) ? site.find(said) : null;
    if (page !== null) seen.set(page, (seen.get(page) ?? 0) + impressions);
  }
  const mean = [...seen.values()].reduce((sum, one) => sum + one, 0) / Math.max(1, site.pages.length);
  return (page) => 1 + (mean === 0 ? 0 : (seen.get(page) ?? 0) / mean);
}

function missingSection(w: TableWriting, { site, consoles, leftOut }: Gathered): Block[] {
  const texts = seoTexts().report;
  const unread = site.sitemap.filter(({ text }) => URL.canParse(text) && site.find(text) === null);
  const count = () =>
    figureLink(w.step, {
      id: 'sitemap-unread',
      label: texts.sitemapUnread,
      value: numberText(unread.length, 0),
      formula: 'n',
      inputs: [{ name: texts.sitemapAll, value: numberText(site.sitemap.length, 0), from: null }],
      source_n: null,
    });
  const unknown = site.pages.filter(({ address }) => address === null).map(({ name }) => name);
  const canHold = site.sitemap.length > 0 || site.robots !== null;
  const lines: Said[] = [
    ...leftOut,
    ...consoles.flatMap(({ roles, source }) => unusedColumns(w, roles, source)),
    ...(unread.length > 0 ? [texts.sitemapOnly(count())] : []),
    ...(site.pages.length > 0 && site.robots === null ? [texts.noRobots] : []),
    ...(site.pages.length > 0 && site.sitemap.length === 0 ? [texts.noSitemap] : []),
    ...(unknown.length > 0 && canHold ? [texts.unknownAddress(unknown.slice(0, 8).join(', '))] : []),
    ...(site.pages.length > 0 && site.pages.every(({ status }) => status === null) ? [texts.noStatus] : []),
  ];
  return section('missing', listOr(lines, texts.nothingMissing));
}

function unusedColumns(
  w: TableWriting,
  roles: Gathered['consoles'][number]['roles'],
  source: Gathered['consoles'][number]['source'],
): Words[] {
  const texts = seoTexts().report;
  const name = w.dossiers.find(({ key }) => key === source.document)?.name ?? '';
  const [page, ,] = texts.pageHead;
  const names = {
    query: texts.nearHead[0] ?? '',
    page: page ?? '',
    clicks: texts.clicks,
    impressions: texts.impressions,
    ctr: texts.rate,
    position: texts.position,
  };
  return notesSaid(w, columnNotes(name, source, { ...roles, missing: [] }, names));
}

/** Each rule that was broken with where it is published. */
const ruleLines = (fixes: readonly Fix[]): string[] =>
  fixes.map(({ rule }) =>
    seoTexts().report.rule(seoTexts().rules[rule].name, specText(pageRules[rule].spec)),
  );

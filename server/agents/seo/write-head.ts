import { pageRules } from '../../packs/page/rules.ts';
import type { Fix } from '../../page-audit/audit-site.ts';
import type { AuditPage } from '../../page-audit/page.ts';
import { nearQueries } from '../../page-audit/search-console.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, title } from '../../report/build-blocks.ts';
import { bold, joinWords, toWords, type Said, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import type { TableWriting } from '../ground/table-figures.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import type { Gathered } from './gather.ts';
import { seoTexts } from './messages/seo-texts.ts';
import { pagesFigure } from './page-words.ts';
import { consoleFigure } from './write-console.ts';
import type { Covered } from './write-content.ts';
import { countOf, firstFixes } from './write-fixes.ts';

interface Head {
  readonly gathered: Gathered;
  readonly fixes: readonly Fix[];
  readonly keywords: readonly Covered[];
  readonly mostFirst: number;
}

const statuses = { 3: 'high risk', 2: 'medium risk', 1: 'low risk' } as const;

/** The finding, how many pages it touches, and what to mend first; each fix is a finding of the run. */
export function writeHead(w: TableWriting, { gathered, fixes, keywords, mostFirst }: Head): Block[] {
  const texts = seoTexts();
  const { site } = gathered;
  const subject = site.host ?? texts.report.subject;
  const read = pagesFigure(
    w,
    { id: 'pages-read', label: texts.report.read },
    site.pages.map((page) => ({ page, proof: page.itself })),
  );
  const [first] = fixes;
  if (first === undefined) {
    const headline = texts.report.clean(subject);
    const said = texts.report.leadClean(read);
    writeAnswer(w.step, texts.report.answer(headline, said));
    return [title(headline), lead(said)];
  }
  for (const fix of fixes) addFinding(w, fix);
  const headline = texts.report.headline(subject, fixes.length, texts.rules[first.rule].name);
  const said = sentences([
    leadOf(w, fixes, first, read),
    foundOf(w, fixes),
    keywordsOf(w, keywords),
    nearOf(w, gathered),
  ]);
  writeAnswer(w.step, texts.report.answer(headline, leadOf(w, fixes, first, read)));
  return [title(headline), lead(said), ...firstFixes(w, fixes, mostFirst)];
}

/** Sentences one after the other; those that say nothing are left out. */
const sentences = (said: readonly Said[]): Words =>
  joinWords(
    said.map(toWords).filter(({ length }) => length > 0),
    ' ',
  );

/** The head where only an export was given: what it holds just behind the first places. */
export function writeConsoleHead(w: TableWriting, gathered: Gathered): Block[] {
  const texts = seoTexts().report;
  const near = gathered.consoles.flatMap(({ kind, rows }) => (kind === 'query' ? nearQueries(rows) : []));
  const headline = near.length > 0 ? texts.headlineConsole(near.length) : texts.headlineConsoleOnly;
  const said = sentences([nearOf(w, gathered), texts.noPages]);
  writeAnswer(w.step, texts.answer(headline, said));
  return [title(headline), lead(said)];
}

function addFinding({ step }: TableWriting, { rule, faults }: Fix): void {
  const texts = seoTexts();
  step.addFinding({
    id: rule.replaceAll('_', '-'),
    title: texts.rules[rule].name,
    detail: texts.report.pageCount(faults.length),
    status: 'isOpen' in pageRules[rule] ? 'for review' : statuses[pageRules[rule].severity],
  });
}

function leadOf(w: TableWriting, fixes: readonly Fix[], first: Fix, all: Words): Words {
  const texts = seoTexts();
  const byPage = new Map<AuditPage, Fix['faults'][number]>();
  for (const fault of fixes.flatMap(({ faults }) => faults))
    if (!byPage.has(fault.page)) byPage.set(fault.page, fault);
  const shown = [...byPage].map(([page, { proofs }]) => ({ page, proof: proofs[0] }));
  const touched = pagesFigure(w, { id: 'pages-touched', label: texts.report.touched }, shown);
  const on = texts.report.onPages(first.faults.length, countOf(w, first));
  return texts.report.lead({ touched, all, first: bold(texts.rules[first.rule].name), on });
}

/** How many of the fixes decide whether a page can be found at all. */
function foundOf(w: TableWriting, fixes: readonly Fix[]): Said {
  const texts = seoTexts();
  const heavy = fixes.filter(({ rule }) => pageRules[rule].severity === 3);
  if (heavy.length === 0) return '';
  return texts.report.leadFound(
    figureLink(w.step, {
      id: 'fixes-heavy',
      label: texts.report.heavy,
      value: numberText(heavy.length, 0),
      formula: 'n',
      inputs: heavy.map(({ rule, faults }) => ({
        name: texts.rules[rule].name,
        value: numberText(faults.length, 0),
        from: null,
      })),
      source_n: null,
    }),
  );
}

function keywordsOf(w: TableWriting, keywords: readonly Covered[]): Said {
  const texts = seoTexts().report;
  if (keywords.length === 0) return '';
  const figure = (id: string, label: string, some: readonly Covered[]) =>
    figureLink(w.step, {
      id,
      label,
      value: numberText(some.length, 0),
      formula: 'n',
      inputs: some
        .slice(0, 20)
        .map(({ keyword, inTitles }) => ({ name: keyword, value: numberText(inTitles, 0), from: null })),
      source_n: null,
    });
  return texts.leadKeywords(
    figure(
      'keywords-in-title',
      texts.keywordInTitle,
      keywords.filter(({ inTitles }) => inTitles > 0),
    ),
    figure('keywords', texts.keywordCount, keywords),
  );
}

function nearOf(w: TableWriting, { consoles }: Gathered): Said {
  const queries = consoles.find(({ kind }) => kind === 'query');
  const near = queries === undefined ? undefined : nearQueries(queries.rows)[0];
  if (queries === undefined || near === undefined) return '';
  const figure = (role: 'position' | 'impressions') => consoleFigure(w, queries, near, role);
  return seoTexts().report.leadNear(bold(near.said), figure('position'), figure('impressions'));
}

import { pageRules, ruleOfThumb, type RuleId } from '../../packs/page/rules.ts';
import { isOpenRule, type Fix } from '../../page-audit/audit-site.ts';
import type { Fault } from '../../page-audit/fault.ts';
import type { AuditPage } from '../../page-audit/page.ts';
import type { Block, Inline } from '../../report/blocks.ts';
import { checklist, paragraph, table } from '../../report/build-blocks.ts';
import { bold, joinWords, words, type Said, type Words } from '../../report/words.ts';
import { numberText } from '../../tools/number-text.ts';
import type { TableWriting } from '../ground/table-figures.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { section, seoTexts } from './messages/seo-texts.ts';
import { idOf, pageMark, pagesFigure, proofsOf, restFigure } from './page-words.ts';

/** Rules of which the tag itself says what is wrong; of the others it only shows the page. */
const tells: ReadonlySet<RuleId> = new Set([
  'canonical_several',
  'canonical_host',
  'canonical_noindex',
  'canonical_unknown',
  'canonical_empty',
  'noindex',
  'noindex_in_sitemap',
  'blocked',
  'blocked_in_sitemap',
  'title_same',
  'title_long',
  'title_empty_words',
  'title_several',
  'alt_missing',
  'link_vague',
  'link_script',
  'hreflang_code',
  'hreflang_return',
  'heading_skipped',
  'refresh',
]);

const most = { pages: 4, tag: 110 } as const;

/** Number of pages a rule touches, with each of them. */
export const countOf = (w: TableWriting, { rule, faults }: Fix): Words =>
  pagesFigure(w, { id: `rule-${idOf(rule)}`, label: seoTexts().rules[rule].name }, proofsOf(faults));

const code = (text: string): Inline => ({ kind: 'code', text });

function faultWords(w: TableWriting, { rule, page, proofs }: Fault): Words {
  const [proof] = proofs;
  const tag = proof.kind === 'tag' && tells.has(rule) ? proof.quote : '';
  const shown = tag.length > most.tag ? '' : tag;
  return shown === ''
    ? pageMark(w, page, proof)
    : words`${page.name}: ${code(shown)}${pageMark(w, { ...page, name: '' }, proof)}`;
}

/** The heaviest fixes to tick off, each with its pages and the tags that show it. */
export function firstFixes(w: TableWriting, fixes: readonly Fix[], count: number): Block[] {
  const texts = seoTexts();
  const items = fixes.slice(0, count).map((fix): Said => {
    const { name, fix: task } = texts.rules[fix.rule];
    const shown = fix.faults.slice(0, most.pages).map((fault) => faultWords(w, fault));
    const more = fix.faults.length - shown.length;
    const open = isOpenRule(fix.rule) ? ` (${texts.report.open})` : '';
    const rest = more > 0 ? [texts.report.others] : [];
    return words`${bold(name)}${open}, ${texts.report.onPages(fix.faults.length, countOf(w, fix))}. ${task}: ${joinWords([...shown, ...rest], '; ')}`;
  });
  return section('first', checklist(items));
}

/** Every fix with what it weighs. */
export function allFixes(w: TableWriting, fixes: readonly Fix[]): Block[] {
  const texts = seoTexts();
  const rows = fixes.map((fix): Said[] => {
    const { severity, effort } = pageRules[fix.rule];
    const { name } = texts.rules[fix.rule];
    const said = isOpenRule(fix.rule) ? words`${name} (${texts.report.open})` : name;
    return [
      said,
      countOf(w, fix),
      texts.report.severities[severity],
      texts.report.efforts[effort],
      pointsOf(w, fix),
    ];
  });
  return section('fixes', table(texts.report.fixHead, rows, { right: [1, 4] }));
}

const input = (name: string, value: string, from: string | null = null) => ({ name, value, from });

/** Where a rule is published, or that it is a rule of thumb. */
export const specText = (spec: string) => (spec === ruleOfThumb ? seoTexts().report.thumb : spec);

function pointsOf(w: TableWriting, { rule, reach, points }: Fix): Words {
  const texts = seoTexts();
  const { severity, effort, spec } = pageRules[rule];
  return figureLink(w.step, {
    id: `points-${idOf(rule)}`,
    label: texts.report.points(texts.rules[rule].name),
    value: numberText(points, 1),
    formula: String.raw`\frac{s \cdot r}{e}`,
    inputs: [
      input(texts.report.severity, String(severity), specText(spec)),
      input(texts.report.reach, numberText(reach, 1)),
      input(texts.report.effort, String(effort)),
    ],
    source_n: null,
  });
}

/** Each page with what it breaks, those with most first. */
export function pageTable(
  w: TableWriting,
  pages: readonly AuditPage[],
  faults: readonly Fault[],
  count: number,
): Block[] {
  const texts = seoTexts();
  const byPage = Map.groupBy(faults, ({ page }) => page);
  const sorted = pages.toSorted((a, b) => (byPage.get(b)?.length ?? 0) - (byPage.get(a)?.length ?? 0));
  const rows = sorted.slice(0, count).map((page): Said[] => {
    const own = byPage.get(page) ?? [];
    const [title] = page.titles;
    const named = own.map(
      (fault) => words`${texts.rules[fault.rule].name}${pageMark(w, { ...page, name: '' }, fault.proofs[0])}`,
    );
    return [
      pageMark(w, page),
      title === undefined
        ? texts.report.noTitle
        : words`${title.text}${pageMark(w, { ...page, name: '' }, title.proof)}`,
      page.words === null ? '' : wordCount(w, page),
      own.length === 0 ? texts.report.none : joinWords(named, '; '),
    ];
  });
  const more = pages.length - rows.length;
  return section(
    'pages',
    table(texts.report.pageHead, rows, { right: [2] }),
    ...(more > 0 ? [paragraph(texts.report.morePages(restFigure(w, 'pages', more)))] : []),
  );
}

const wordCount = (w: TableWriting, page: AuditPage): Words =>
  pagesFigure(
    w,
    {
      id: `words-${idOf(page.name)}`,
      label: seoTexts().report.wordsOf(page.name),
      value: numberText(page.words ?? 0, 0),
    },
    [{ page, proof: page.itself }],
  );

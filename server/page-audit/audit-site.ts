import { byCode } from '@loupe/shared/lib/text-order';
import type { PartByPart } from '../part-by-part.ts';
import { pageRules, type RuleId } from '../packs/page/rules.ts';
import { samePages, type SamePages } from './duplicates.ts';
import { faultsOf, type Check, type Fault } from './fault.ts';
import type { AuditPage } from './page.ts';
import { checkIndexing } from './rules/indexing.ts';
import { checkLinks, checkOrphan, checkText } from './rules/content.ts';
import { checkLanguages, checkTechnical } from './rules/technical.ts';
import { checkTitles } from './rules/titles.ts';
import { resolved, type Site } from './site.ts';

const checks: readonly Check[] = [
  checkIndexing,
  checkTitles,
  checkText,
  checkLinks,
  checkOrphan,
  checkTechnical,
  checkLanguages,
];

export interface Audit {
  readonly faults: readonly Fault[];
  readonly same: readonly SamePages[];
}

/** Pages between two rests. */
const pagesAtOnce = 50;

/** Holds every page against every rule. */
export function* auditSite(site: Site): PartByPart<Audit> {
  const faults: Fault[] = [];
  for (const [i, page] of site.pages.entries()) {
    if (i % pagesAtOnce === 0) yield;
    // A page that did not answer is reported by that alone.
    const answered = page.status === null || page.status.value < 300;
    for (const check of answered ? checks : checks.slice(0, 1)) faults.push(...check(page, site));
  }
  const same = (yield* samePages(site.pages)).filter(({ pages }) => !isJoined(pages, site));
  for (const { pages } of same)
    for (const page of pages) faults.push(...faultsOf('text_same', page, [page.itself]));
  return { faults: onceEach(faults), same };
}

/** One of the two names the other as the page to be found: then nothing is doubled. */
function isJoined([a, b]: SamePages['pages'], site: Site): boolean {
  const names = (page: AuditPage) => {
    const [canonical] = page.canonicals;
    const address = canonical === undefined ? null : resolved(canonical.text, page);
    return address === null ? page : site.find(address);
  };
  return names(a) === b || names(b) === a || (names(a) !== null && names(a) === names(b) && names(a) !== a);
}

function onceEach(faults: readonly Fault[]): Fault[] {
  const seen = new Map<AuditPage, Set<RuleId>>();
  return faults.filter(({ page, rule }) => {
    const own = seen.get(page) ?? new Set();
    seen.set(page, own);
    return !own.has(rule) && own.add(rule);
  });
}

export const isOpenRule = (rule: RuleId): boolean => 'isOpen' in pageRules[rule];

/** One thing to mend: a rule with the pages that break it. */
export interface Fix {
  readonly rule: RuleId;
  readonly faults: readonly Fault[];
  /** Pages touched; with impressions each counts once more for as many as an average page has. */
  readonly reach: number;
  /** Severity × reach ÷ effort. */
  readonly points: number;
}

/** What to mend, the most useful first. `weightOf` a page is 1 where nothing is known of its visitors. */
export function orderFixes(faults: readonly Fault[], weightOf: (page: AuditPage) => number): Fix[] {
  return [...Map.groupBy(faults, ({ rule }) => rule)]
    .map(([rule, own]) => {
      const { severity, effort } = pageRules[rule];
      const reach = own.reduce((sum, { page }) => sum + weightOf(page), 0);
      return { rule, faults: own, reach, points: (severity * reach) / effort };
    })
    .toSorted(
      (a, b) =>
        pageRules[b.rule].severity - pageRules[a.rule].severity ||
        // What may be meant so comes after what is surely wrong.
        Number(isOpenRule(a.rule)) - Number(isOpenRule(b.rule)) ||
        b.points - a.points ||
        byCode(a.rule, b.rule),
    );
}

/** What kind of thing a rule is about: its heading in a list of faults. */
type RuleTopic = 'index' | 'title' | 'text' | 'links' | 'pictures' | 'languages' | 'technical';

export interface PageRule {
  readonly topic: RuleTopic;
  /** How much of a page's being found hangs on it: 3 a page may not be found at all, 2 it is found for less, 1 a detail. */
  readonly severity: 1 | 2 | 3;
  /** What mending it takes on one page: 1 an edit, 2 some work, 3 new text or a change of the site's code. */
  readonly effort: 1 | 2 | 3;
  /** Where the rule is published; a rule of thumb says so. */
  readonly spec: string;
  /** May be meant so: somebody who knows the page decides. */
  readonly isOpen?: true;
}

const html = 'WHATWG HTML Living Standard';
const search = 'Google Search Central';
/** Stands for a rule that nobody publishes. */
export const ruleOfThumb = 'rule of thumb';

/** What is expected of a page, each rule with the standard it is in. */
export const pageRules = {
  status_error: { topic: 'index', severity: 3, effort: 2, spec: 'RFC 9110, 15.5 and 15.6' },
  status_moved: { topic: 'index', severity: 1, effort: 1, spec: 'RFC 9110, 15.4' },
  noindex_in_sitemap: {
    topic: 'index',
    severity: 3,
    effort: 1,
    spec: `${search}: noindex; sitemaps.org protocol`,
  },
  noindex: { topic: 'index', severity: 3, effort: 1, spec: `${search}: noindex`, isOpen: true },
  blocked: { topic: 'index', severity: 3, effort: 1, spec: 'RFC 9309, 2.2.2', isOpen: true },
  blocked_in_sitemap: {
    topic: 'index',
    severity: 3,
    effort: 1,
    spec: 'RFC 9309, 2.2.2; sitemaps.org protocol',
  },
  canonical_several: { topic: 'index', severity: 3, effort: 1, spec: 'RFC 6596, 3' },
  canonical_host: { topic: 'index', severity: 3, effort: 1, spec: 'RFC 6596, 3', isOpen: true },
  canonical_noindex: { topic: 'index', severity: 3, effort: 1, spec: 'RFC 6596, 3' },
  canonical_http: { topic: 'index', severity: 2, effort: 1, spec: `${search}: canonicalization` },
  canonical_unknown: { topic: 'index', severity: 2, effort: 1, spec: 'RFC 6596, 3', isOpen: true },
  canonical_empty: { topic: 'index', severity: 2, effort: 1, spec: 'RFC 6596, 3' },
  not_in_sitemap: { topic: 'index', severity: 1, effort: 1, spec: 'sitemaps.org protocol', isOpen: true },
  text_by_script: {
    topic: 'text',
    severity: 3,
    effort: 3,
    spec: `${search}: JavaScript SEO basics`,
    isOpen: true,
  },
  title_missing: { topic: 'title', severity: 3, effort: 1, spec: `${html}, 4.2.2` },
  title_several: { topic: 'title', severity: 2, effort: 1, spec: `${html}, 4.2.2` },
  title_same: { topic: 'title', severity: 2, effort: 1, spec: `${search}: title links` },
  title_empty_words: { topic: 'title', severity: 2, effort: 1, spec: `${search}: title links` },
  title_long: { topic: 'title', severity: 1, effort: 1, spec: ruleOfThumb },
  description_missing: { topic: 'title', severity: 2, effort: 1, spec: `${search}: snippets` },
  description_same: { topic: 'title', severity: 1, effort: 1, spec: `${search}: snippets` },
  description_long: { topic: 'title', severity: 1, effort: 1, spec: ruleOfThumb },
  h1_missing: { topic: 'text', severity: 2, effort: 1, spec: `${html}, 4.3.6` },
  h1_several: { topic: 'text', severity: 1, effort: 1, spec: ruleOfThumb },
  heading_skipped: { topic: 'text', severity: 1, effort: 1, spec: `${html}, 4.3.6` },
  text_short: { topic: 'text', severity: 1, effort: 3, spec: ruleOfThumb, isOpen: true },
  text_same: { topic: 'text', severity: 2, effort: 2, spec: `${search}: canonicalization` },
  orphan: { topic: 'links', severity: 2, effort: 1, spec: `${search}: link best practices` },
  link_empty: { topic: 'links', severity: 1, effort: 1, spec: 'WCAG 2.2, 2.4.4' },
  link_vague: { topic: 'links', severity: 1, effort: 1, spec: `${search}: link best practices` },
  link_script: { topic: 'links', severity: 2, effort: 1, spec: `${search}: link best practices` },
  link_nofollow: { topic: 'links', severity: 1, effort: 1, spec: ruleOfThumb, isOpen: true },
  alt_missing: { topic: 'pictures', severity: 2, effort: 1, spec: 'WCAG 2.2, 1.1.1' },
  language_unlike: { topic: 'languages', severity: 2, effort: 1, spec: 'WCAG 2.2, 3.1.1' },
  language_missing: { topic: 'languages', severity: 1, effort: 1, spec: 'WCAG 2.2, 3.1.1' },
  hreflang_code: {
    topic: 'languages',
    severity: 2,
    effort: 1,
    spec: `${search}: localized versions; BCP 47`,
  },
  hreflang_return: { topic: 'languages', severity: 2, effort: 1, spec: `${search}: localized versions` },
  data_broken: { topic: 'technical', severity: 2, effort: 1, spec: 'RFC 8259; JSON-LD 1.1' },
  data_untyped: { topic: 'technical', severity: 1, effort: 1, spec: 'schema.org; JSON-LD 1.1' },
  viewport_missing: { topic: 'technical', severity: 2, effort: 1, spec: `${search}: mobile-first indexing` },
  refresh: { topic: 'technical', severity: 1, effort: 2, spec: 'WCAG 2.2, 2.2.1' },
  heavy: { topic: 'technical', severity: 1, effort: 2, spec: ruleOfThumb },
} as const satisfies Readonly<Record<string, PageRule>>;

export type RuleId = keyof typeof pageRules;

/** Lengths of rules of thumb; search engines publish none and cut by width. */
export const pageLimits = {
  titleCharacters: 60,
  descriptionCharacters: 160,
  /** Visible words below which a page is short, and below which it has no text at all. */
  shortWords: 100,
  noWords: 20,
  /** Bytes of the HTML alone. */
  bytes: 500_000,
  /** Fewer pages than this say nothing about which page nobody links to. */
  fewestForOrphans: 3,
} as const;

/** Titles and texts of links that say nothing, English and German, in small letters. */
export const emptyWords = {
  titles: [
    'home',
    'homepage',
    'untitled',
    'untitled document',
    'new page',
    'welcome',
    'index',
    'startseite',
    'unbenannt',
    'unbenanntes dokument',
    'neue seite',
    'willkommen',
    'seite 1',
    'page 1',
  ],
  links: [
    'here',
    'click here',
    'read more',
    'more',
    'learn more',
    'link',
    'hier',
    'hier klicken',
    'klicken sie hier',
    'mehr',
    'mehr erfahren',
    'weiterlesen',
    'mehr lesen',
  ],
} as const;

import { words, type Said } from '../../../report/words.ts';

const pages = (count: number, said: Said) => words`${said} ${count === 1 ? 'page' : 'pages'}`;

/** What the report says. */
export const seoReportEn = {
  /** Where no host is known. */
  subject: 'Your pages',
  headline: (subject: string, fixes: number, first: string) =>
    `${subject}: ${fixes === 1 ? 'one thing to mend' : `${fixes} things to mend`}, first “${first}”`,
  clean: (subject: string) => `${subject}: no rule broken`,
  nothing: (subject: string) => `${subject}: no page could be checked`,
  leadClean: (all: Said) =>
    words`None of the ${all} pages read breaks a rule of this report. Whether a search engine shows them is not known from files.`,
  lead: ({ touched, all, first, on }: Readonly<Record<'touched' | 'all' | 'first' | 'on', Said>>) =>
    words`Of ${all} pages read, ${touched} break at least one rule. Mend first: ${first}, on ${on}.`,
  leadFound: (count: Said) =>
    words`Whether a page can be found at all hangs on ${count} of the things to mend.`,
  leadKeywords: (inTitle: Said, all: Said) => words`Of ${all} keywords, ${inTitle} are in a title.`,
  leadNear: (query: Said, position: Said, seen: Said) =>
    words`The nearest chance of the export is ${query}: seen ${seen} times at place ${position} on average.`,
  leadNothing: 'None of what was given is a page, a crawl’s table, or an export of Search Console.',
  onPages: pages,
  pageCount: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`,
  offline: (address: string, reason: string) =>
    `${address} was not fetched: ${reason} The files alone were checked.`,
  notFetched: (address: string, reason: string) => `${address}: ${reason}`,
  badAddress: (text: string) => `“${text}” is no address of a page; it was not used.`,
  fixHead: ['To mend', 'Pages', 'Weight', 'Effort', 'Points'],
  severities: { 3: 'heavy', 2: 'middle', 1: 'light' },
  efforts: { 1: 'small', 2: 'some', 3: 'large' },
  open: 'may be meant so',
  touched: 'Pages that break a rule',
  read: 'Pages read',
  heavy: 'Things that keep pages from being found',
  points: (name: string) => `Points: ${name}`,
  severity: 'weight of the rule (1 to 3)',
  reach: 'reach in pages',
  effort: 'effort (1 to 3)',
  more: (count: Said) => words`${count} more`,
  morePages: (count: Said) => words`${count} more pages are not listed here; deep lists more.`,
  pageHead: ['Page', 'Title', 'Words', 'Broken rules'],
  none: 'none',
  noTitle: 'no title',
  wordsOf: (page: string) => `Words of ${page}`,
  keywordHead: ['Keyword', 'Best page', 'Title', 'Main heading', 'Description', 'In the text'],
  notThere: 'its words are together in no title, heading or text that was read',
  yes: 'yes',
  no: 'no',
  timesOf: (keyword: string) => `Times in the text: ${keyword}`,
  times: (count: string) => `${count} times`,
  compete: (keyword: Said, count: Said) =>
    words`${keyword} is in the titles of ${count} pages; they compete for it.`,
  competing: (keyword: string) => `Pages with it in the title: ${keyword}`,
  keywordsFrom: 'No keywords were given; these are the most seen queries of the export.',
  moreOf: 'Not listed here',
  noKeywords: 'No keywords were given, and there is no export with queries to take them from.',
  keywordCount: 'Keywords',
  keywordInTitle: 'Keywords in a title',
  sameHead: ['Page', 'Other page', 'Likeness'],
  likeness: (a: string, b: string) => `Likeness of ${a} and ${b}`,
  shared: 'shared runs of five words',
  sameTitles: (title: Said, list: Said) => words`Title ${title}: ${list}`,
  nothingSame: 'No two pages read have the same title or nearly the same text.',
  linkHead: ['Page', 'Pages that link to it'],
  linksTo: (page: string) => `Pages that link to ${page}`,
  linked: 'Among the pages read:',
  unreadLead: 'Linked from pages that were read, and not read itself:',
  unreadHead: ['Address', 'Linked from pages'],
  linkedFrom: (address: string) => `Pages that link to ${address}`,
  noLinks: 'The files hold no links between pages.',
  nearLead:
    'Queries that are seen on places 4 to 20, by how often they are seen: a better page may gain most here.',
  nearHead: ['Query', 'Seen', 'Clicks', 'Place'],
  consoleSums: (name: string, { clicks, seen, rate }: Readonly<Record<'clicks' | 'seen' | 'rate', Said>>) =>
    words`${name}: ${clicks} clicks of ${seen} impressions, a click rate of ${rate}.`,
  clicks: 'Clicks',
  impressions: 'Impressions',
  rate: 'Click rate',
  position: 'Average place',
  of: (what: string, name: string) => `${what}: ${name}`,
  pageConsoleHead: ['Page', 'Seen', 'Clicks', 'Click rate'],
  noConsole:
    'No export of Search Console was given: nothing is known of visitors, and each page counts the same.',
  noNear: 'No query of the export is on places 4 to 20.',
  sitemapOnly: (count: Said) => words`Addresses of the sitemap that are not among the pages read: ${count}.`,
  sitemapUnread: 'Addresses of the sitemap that were not read',
  sitemapAll: 'addresses of the sitemap',
  sitemapIndex: (count: number) =>
    `The sitemap index names ${count} ${count === 1 ? 'sitemap' : 'sitemaps'} and no pages; add the sitemaps it names.`,
  noPages: 'No page was given: only the export of Search Console could be read.',
  headlineConsole: (count: number) =>
    `Search Console: ${count} ${count === 1 ? 'query' : 'queries'} just behind the first places`,
  headlineConsoleOnly: 'Search Console: what the export says',
  thumb: 'rule of thumb',
  others: 'and others',
  unusedFile: (name: string) =>
    `${name}: neither a page, a sitemap, a robots.txt, a crawl nor an export of Search Console was found in it`,
  noRobots: 'No robots.txt was given: whether paths are blocked is not known.',
  noSitemap: 'No sitemap was given: whether pages are missing from it is not known.',
  unknownAddress: (list: string) =>
    `The address of these pages is not known, so that sitemap and robots.txt could not be held against them: ${list}.`,
  noStatus: 'Whether addresses answer, and how fast, cannot be seen in files.',
  nothingMissing: 'Everything given was used.',
  steps: {
    read: (count: number) => `${count} pages`,
    audited: (faults: number) => `${faults} faults`,
    written: 'Written',
    head: 'Fixes',
    pages: 'Pages',
    content: 'Keywords and texts',
    links: 'Links and searches',
    closing: 'Limits and method',
  },
  answer: (headline: Said, first: Said) => words`${headline}. ${first}`,
  method: [
    'Points of a fix: weight of its rule × reach ÷ effort. Reach is the number of pages it touches; with impressions of Search Console a page counts once, and once more for as many impressions as an average page read has. Heavier rules come first, then more points. Weights and efforts are a rule of thumb of this report.',
    'Words, keywords and likeness are taken from what a page shows; hidden text, navigation and advertising do not count. Two texts are called nearly the same from 0.9 on: shared runs of five words ÷ all of both (Broder, “On the resemblance and containment of documents”, 1997).',
    'Links are counted once for each pair of pages, among the pages read.',
    'Rules used, with where they are published:',
  ],
  rule: (name: string, spec: string) => `${name}: ${spec}`,
};

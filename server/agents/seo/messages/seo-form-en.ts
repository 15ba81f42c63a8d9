/** What people read of the agent before it starts. */
export const seoFormEn = {
  title: 'SEO',
  outcome: 'What to mend first on a site, rule by rule, each fault with the tag or row that shows it',
  wants: [
    'check my web site',
    'search engine audit',
    'fix titles and descriptions',
    'why is my page not found',
    'search console report',
  ],
  delivers: [
    'A list of fixes by weight, pages touched and effort, to tick off',
    'Titles, descriptions, headings, canonicals, noindex, robots.txt, sitemap, languages, structured data, links and pictures, each rule with its standard',
    'Which keywords are where, and which pages compete for one',
    'Pages that say the same, pages nobody links to, pages that were not read',
    'With a Search Console export: queries just behind the first places, and what the fixes would reach',
  ],
  limits: [
    'Reads the pages it is given; those linked and not given are listed, not judged',
    'A page whose text is made by scripts is seen as its file is',
    'Promises no place in any search engine’s results',
  ],
  sourcesUsed: [
    'Your saved pages, sitemap, robots.txt, crawl and Search Console exports',
    'The address you name, when the network is on',
    'Sample data',
  ],
  fields: {
    pages: 'Pages and site files',
    pagesHint:
      'Saved pages (HTML), sitemap.xml, robots.txt, a crawl as CSV or XLSX (Screaming Frog and the like). Up to twenty files, or a zip of the site with up to sixty.',
    address: 'Address',
    addressHint:
      'Of the site. Fetched when the network is on; otherwise only used to tell which links are the site’s own.',
    addressExample: 'https://www.example.com/',
    keywords: 'Keywords',
    keywordsHint: 'One a line. Left out, the most seen queries of a Search Console export are taken.',
    keywordsExample: 'bike repair\nused city bikes',
    console: 'Search Console export',
    consoleHint: 'Queries or pages with clicks and impressions, CSV or XLSX, English or German.',
  },
  depthHint: 'Quick: what to mend first. Standard adds every section. Deep lists three times as many pages.',
  stages: {
    gather: 'Read the pages',
    audit: 'Hold them against the rules',
    content: 'Keywords and texts',
    links: 'Links and searches',
    report: 'Write the report',
  },
  outline: {
    first: 'Fix first',
    fixes: 'All fixes',
    pages: 'Page by page',
    keywords: 'Keywords',
    same: 'Same titles and texts',
    links: 'Internal links',
    console: 'Search Console',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
};

import type { RoleRule } from '../../table/find-roles.ts';

export type ConsoleRole = 'query' | 'page' | 'clicks' | 'impressions' | 'ctr' | 'position';

/**
 * Columns of the performance export of Google Search Console, queries and pages, as the interface and Looker Studio name
 * them in English and German.
 */
export const consoleColumns: readonly RoleRule<ConsoleRole>[] = [
  {
    role: 'query',
    names: [
      'Top queries',
      'Häufigste Suchanfragen',
      'Die häufigsten Suchanfragen',
      'Query',
      'Queries',
      'Suchanfrage',
      'Suchanfragen',
      'Keyword',
    ],
  },
  {
    role: 'page',
    names: [
      'Top pages',
      'Häufigste Seiten',
      'Die häufigsten Seiten',
      'Page',
      'Pages',
      'Landing Page',
      'Seite',
      'Seiten',
      'URL',
      'Address',
      'Adresse',
    ],
  },
  { role: 'clicks', names: ['Clicks', 'Url Clicks', 'Klicks'], kinds: ['number'], isNeeded: true },
  { role: 'impressions', names: ['Impressions', 'Impressionen'], kinds: ['number'], isNeeded: true },
  {
    role: 'ctr',
    names: ['CTR', 'URL CTR', 'Site CTR', 'Klickrate', 'Durchschnittliche CTR'],
    kinds: ['number'],
  },
  {
    role: 'position',
    names: ['Position', 'Average Position', 'Durchschnittliche Position', 'Avg. Position'],
    kinds: ['number'],
  },
];

export type CrawlRole =
  | 'address'
  | 'kind'
  | 'status'
  | 'title'
  | 'description'
  | 'h1'
  | 'h1_second'
  | 'canonical'
  | 'robots'
  | 'words'
  | 'inlinks';

/** Columns of a crawl as Screaming Frog SEO Spider ("Internal: HTML"), Sitebulb and the like export it, English and German. */
export const crawlColumns: readonly RoleRule<CrawlRole>[] = [
  { role: 'address', names: ['Address', 'Adresse', 'URL', 'Page URL'], kinds: ['text'], isNeeded: true },
  { role: 'kind', names: ['Content Type', 'Content', 'Inhalt', 'Inhaltstyp'] },
  {
    role: 'status',
    names: ['Status Code', 'HTTP Status Code', 'HTTP Status', 'Status-Code', 'Statuscode', 'Response Code'],
  },
  { role: 'title', names: ['Title 1', 'Titel 1', 'Page Title', 'Title', 'Seitentitel', 'Titel'] },
  {
    role: 'description',
    names: [
      'Meta Description 1',
      'Meta Beschreibung 1',
      'Meta-Beschreibung 1',
      'Meta Description',
      'Meta-Beschreibung',
      'Description',
    ],
  },
  { role: 'h1', names: ['H1-1', 'H1 1', 'H1'] },
  { role: 'h1_second', names: ['H1-2', 'H1 2'] },
  {
    role: 'canonical',
    names: ['Canonical Link Element 1', 'Canonical-Link-Element 1', 'Canonical URL', 'Canonical'],
  },
  { role: 'robots', names: ['Meta Robots 1', 'Meta-Robots 1', 'Meta Robots', 'Robots'] },
  { role: 'words', names: ['Word Count', 'Wortanzahl', 'Wörter', 'Anzahl Wörter'], kinds: ['number'] },
  {
    role: 'inlinks',
    names: ['Unique Inlinks', 'Inlinks', 'Eindeutige Inlinks', 'Eingehende Links'],
    kinds: ['number'],
  },
];

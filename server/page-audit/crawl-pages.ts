import { cellText } from '../claims/cell-text.ts';
import { crawlColumns, type CrawlRole } from '../packs/exports/search-console.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import { selectRows } from '../table/select-rows.ts';
import { emptyPage, type AuditPage, type Proof, type Said, type Topic } from './page.ts';

/** Which columns say what of a page; null for a table that is no crawl: an address and what is on the page. */
export function crawlRoles(source: DocumentTable): FoundRoles<CrawlRole> | null {
  const found = findRoles(source.table, crawlColumns);
  const { address, title, status, h1 } = found.at;
  return address !== undefined && (title ?? status ?? h1) !== undefined ? found : null;
}

/** Pages of a crawl's table, each proven by its row. Pictures, scripts and style sheets are no pages. */
export function crawlPages(source: DocumentTable, { at }: FoundRoles<CrawlRole>): AuditPage[] {
  const { rows } = selectRows(source.table, []);
  return [...rows].flatMap((row) => {
    const said = (role: CrawlRole): Said[] => {
      const column = at[role];
      const text = column === undefined ? '' : cellText(column, row).trim();
      return column === undefined || text === ''
        ? []
        : [{ text, proof: { kind: 'cell', source, row, column } }];
    };
    const number = (role: CrawlRole): number | null => {
      const column = at[role];
      // Codes are read as words where they look like names of things.
      const text = column === undefined ? '' : cellText(column, row).trim();
      return /^\d+(?:\.0+)?$/.test(text) ? Number(text) : null;
    };
    const [address] = said('address');
    const [kind] = said('kind');
    if (address === undefined || (kind !== undefined && !/html/i.test(kind.text))) return [];
    const value = number('status');
    const proof: Proof = address.proof;
    const statusColumn = at.status;
    return {
      ...emptyPage(address.text, proof),
      address: URL.canParse(address.text) ? new URL(address.text).href : null,
      knows: knownBy(at, value),
      titles: said('title'),
      descriptions: said('description'),
      headings: [...said('h1'), ...said('h1_second')].map((one) => ({ ...one, level: 1 })),
      canonicals: said('canonical'),
      robots: said('robots'),
      words: number('words'),
      inlinks: number('inlinks'),
      status:
        value === null || statusColumn === undefined
          ? null
          : { value, proof: { kind: 'cell', source, row, column: statusColumn } },
    };
  });
}

/** A page that did not answer with 200 has no title to miss: only its status is reported. */
function knownBy(at: FoundRoles<CrawlRole>['at'], status: number | null): ReadonlySet<Topic> {
  if (status !== null && status !== 200) return new Set(['status']);
  const all = ['title', 'description', 'h1', 'canonical', 'robots', 'words', 'inlinks', 'status'] as const;
  return new Set(all.filter((topic) => at[topic] !== undefined));
}

import { dayIn } from '../claims/periods.ts';
import { cellText } from '../claims/cell-text.ts';
import { campaignColumns, resultKinds, type CampaignRole } from '../packs/exports/campaigns.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import { selectRows } from '../table/select-rows.ts';
import type { Column } from '../table/table.ts';

type CountRole = 'impressions' | 'clicks' | 'leads' | 'sales';
export type NumberRole = CountRole | 'cost';

/** A number of a channel with the rows it is the sum of. */
interface Part {
  readonly value: number;
  readonly rows: Uint32Array;
  readonly column: Column;
}

/** One channel, or one campaign, as one table tells it. */
interface Campaign {
  readonly name: string;
  readonly source: DocumentTable;
  readonly parts: Readonly<Partial<Record<NumberRole, Part>>>;
  readonly nameColumn: Column | null;
  /** ISO code; null where the export does not say. */
  readonly currency: string | null;
  /** Months the rows cover, or the line above the head names; null where neither has dates. */
  readonly months: number | null;
}

export interface CampaignsRead {
  readonly campaigns: readonly Campaign[];
  readonly roles: FoundRoles<CampaignRole>;
  readonly refused: readonly { readonly line: number; readonly why: 'cost' | 'currency' | 'twice' }[];
}

const daysOfMonth = 365.25 / 12;
const day = 86_400_000;
const wholeCount = /^\d{1,3}(?:[.,\s]\d{3})*$/;

/** Whole counts have no decimals: "1,204" clicks are thousands, whichever mark it is. */
function countAt(column: Column, row: number): number | null {
  if (column.kind === 'number') return finite(column.values[row]);
  if (column.kind !== 'doubtful' || column.doubt !== 'unclear_mark') return null;
  const written = cellText(column, row).trim();
  return wholeCount.test(written) ? Number(written.replace(/[.,\s]/g, '')) : null;
}

const finite = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);

function columnOf({ at, refused }: FoundRoles<CampaignRole>, role: CountRole): Column | undefined {
  const doubtful = refused.find((one) => one.role === role && one.why === 'unclear_mark')?.column;
  const isWhole = doubtful?.kind === 'doubtful' && doubtful.words.every((word) => isCountOrNone(word));
  return at[role] ?? (isWhole ? doubtful : undefined);
}

const isCountOrNone = (word: string) => wholeCount.test(word.trim()) || !/\d/.test(word);

/** From the first day to the last, both with it: whole months of the calendar as their number, else by their days. */
function monthsBetween(from: number, to: number): number {
  const [first, after] = [new Date(from), new Date(to + day)];
  const isWhole = first.getUTCDate() === 1 && after.getUTCDate() === 1;
  const years = after.getUTCFullYear() - first.getUTCFullYear();
  return isWhole
    ? years * 12 + after.getUTCMonth() - first.getUTCMonth()
    : (to - from + day) / day / daysOfMonth;
}

/** Months that rows cover, by their first and last days, or by the calendar months they name. */
function monthsOf({ at }: FoundRoles<CampaignRole>, rows: readonly number[]): number | null {
  const [from, to] = [at.day, at.end];
  if (from?.kind !== 'date') return null;
  const starts = rows.map((row) => from.values[row] ?? Number.NaN).filter((one) => !Number.isNaN(one));
  if (starts.length === 0) return null;
  if (to?.kind === 'date') {
    const ends = rows.map((row) => to.values[row] ?? Number.NaN).filter((one) => !Number.isNaN(one));
    if (ends.length > 0) return monthsBetween(Math.min(...starts), Math.max(...ends));
  }
  return new Set(starts.map((one) => new Date(one).toISOString().slice(0, 7))).size;
}

/** "1 July 2026 - 30 September 2026" above the head, as advertising accounts write the time of a report. */
function monthsAbove({ table }: DocumentTable): number | null {
  for (const line of table.titleLines) {
    const [from, to, more] = line.split(/\s+(?:-|–|—|to|bis)\s+/u).map((part) => dayIn(part));
    if (from == null || to == null || more !== undefined || to < from) continue;
    return monthsBetween(Date.parse(from), Date.parse(to));
  }
  return null;
}

/** Numbers that a row must share with another one of its day to be the same row pasted twice. */
const leastShared = 3;

/** Rows that say for one day or month, cell for cell, what a row before them says. */
function pastedTwice({ table }: DocumentTable, { at }: FoundRoles<CampaignRole>, rows: readonly number[]) {
  if (at.day === undefined) return new Set<number>();
  const seen = new Set<string>();
  return new Set(
    rows.filter((row) => {
      const cells = table.columns.map((column) => cellText(column, row).trim());
      const numbers = cells.filter((cell) => /^[^\p{L}]*[1-9]/u.test(cell)).length;
      const key = JSON.stringify(cells);
      const isTwice = seen.has(key) && numbers > leastShared;
      seen.add(key);
      return isTwice;
    }),
  );
}

function currencyAt({ at }: FoundRoles<CampaignRole>, row: number): string | null {
  const { cost, currency } = at;
  if (cost?.kind === 'number' && cost.unit.kind === 'money') return cost.unit.currency;
  const said = currency === undefined ? '' : cellText(currency, row).trim().toUpperCase();
  return /^[A-Z]{3}$/.test(said) ? said : null;
}

/** What Meta's "Results" count where their indicator says one thing in all rows: sales, or leads. */
function withResults(found: FoundRoles<CampaignRole>): FoundRoles<CampaignRole> {
  const { results, indicator, sales, leads } = found.at;
  if (results === undefined || indicator === undefined) return found;
  const kinds = Array.from({ length: found.table.rowCount }, (_, row) => cellText(indicator, row).trim());
  const said = kinds.filter((kind) => kind !== '');
  const isAll = (pattern: RegExp) => said.length > 0 && said.every((kind) => pattern.test(kind));
  if (sales === undefined && isAll(resultKinds.sales))
    return { ...found, at: { ...found.at, sales: results } };
  if (leads === undefined && isAll(resultKinds.leads))
    return { ...found, at: { ...found.at, leads: results } };
  return found;
}

const totalName = /^(?:total|totals|grand total|gesamt|gesamtsumme|summe)\b/i;

/**
 * Channels of an export, or its campaigns where it names none: rows of one name are added, totals are not. Null for a table
 * that says neither spend nor a result.
 */
export function readCampaigns(source: DocumentTable, fileName: string): CampaignsRead | null {
  const roles = withResults(findRoles(source.table, campaignColumns));
  const { cost, channel } = roles.at;
  const counts = (['impressions', 'clicks', 'leads', 'sales'] as const).flatMap((role) => {
    const column = columnOf(roles, role);
    return column === undefined ? [] : [[role, column] as const];
  });
  const isSpend = roles.at.cost !== undefined || roles.refused.some(({ role }) => role === 'cost');
  if (!isSpend || counts.length === 0) return null;
  if (cost?.kind !== 'number') return { campaigns: [], roles, refused: [] };
  const nameAt = (row: number) =>
    (channel === undefined ? '' : cellText(channel, row).trim()) || fileName.replace(/\.[^.]+$/, '');
  const named = [...selectRows(source.table, []).rows].filter((row) => !totalName.test(nameAt(row)));
  const twice = pastedTwice(source, roles, named);
  const all = named.filter((row) => !twice.has(row));
  const months = monthsOf(roles, all) ?? monthsAbove(source);
  const refused: CampaignsRead['refused'][number][] = [...twice].map((row) => ({
    line: source.table.lines[row] ?? 0,
    why: 'twice',
  }));
  const scale = cost.unit.kind === 'money' ? cost.unit.scale : 1;
  const campaigns = [...Map.groupBy(all, nameAt)].flatMap(([name, own]): Campaign[] => {
    const rows = own.filter((row) => {
      const has = finite(cost.values[row]) !== null;
      if (!has) refused.push({ line: source.table.lines[row] ?? 0, why: 'cost' });
      return has;
    });
    const [first] = rows;
    const currencies = new Set(rows.map((row) => currencyAt(roles, row)));
    if (first === undefined) return [];
    if (currencies.size > 1) {
      refused.push(...rows.map((row) => ({ line: source.table.lines[row] ?? 0, why: 'currency' as const })));
      return [];
    }
    const sum = (column: Column, factor = 1): Part | null => {
      const filled = rows.filter((row) => countAt(column, row) !== null);
      const value = filled.reduce((total, row) => total + (countAt(column, row) ?? 0) * factor, 0);
      return filled.length === 0 ? null : { value, rows: Uint32Array.from(filled), column };
    };
    const parts = [
      ['cost', sum(cost, scale)] as const,
      ...counts.map(([role, one]) => [role, sum(one)] as const),
    ];
    return [
      {
        name,
        source,
        parts: Object.fromEntries(parts.filter(([, part]) => part !== null)) as Campaign['parts'],
        nameColumn: channel ?? null,
        currency: currencyAt(roles, first),
        months,
      },
    ];
  });
  return { campaigns, roles, refused };
}

import { atom } from 'nanostores';
import type { AuditEntry } from '@loupe/shared/contract/admin';
import type { Unsubscribe } from '@loupe/shared/environment';
import { formatFileTime } from '@loupe/shared/lib/dates/formats';
import { auditCsv } from '../lib/audit-csv.ts';
import { createPage } from '@loupe/shared/stores/page';
import { createPagedResource } from '@loupe/shared/stores/paged-resource';
import type { Outside } from './outside.ts';
import { SEARCH_DELAY_MS } from './users-page.ts';

export interface AuditFilters {
  readonly action: string;
  /** `yyyy-mm-dd`, or empty. */
  readonly from: string;
  readonly to: string;
  readonly isImpersonated: boolean;
}

const noAuditFilters: AuditFilters = { action: '', from: '', to: '', isImpersonated: false };

/** More lines than this are too many for one file; the filter can be narrowed. */
const MOST_EXPORTED = 10_000;
/** Lines of a page of an export: as many as the server gives at once. */
const EXPORT_PAGE = 1000;

export type ExportState = 'idle' | 'working' | 'failed' | 'cut';

/** The audit log with its filters, and its export (R17). */
export function createAuditPage({ request, environment }: Outside, fixed: Partial<AuditFilters> = {}) {
  const $query = atom('');
  const $filters = atom<AuditFilters>({ ...noAuditFilters, ...fixed });
  const $export = atom<ExportState>('idle');
  let cancelSearch: Unsubscribe | null = null;
  let shown = '';
  const asked = () => JSON.stringify([$query.get().trim(), $filters.get()]);

  async function fetchPage(cursor: string | null, limit?: number) {
    const own = asked();
    const q = $query.get().trim();
    const { action, from, to, isImpersonated } = $filters.get();
    const result = await request('GET /admin/audit', {
      query: {
        ...(q !== '' && { q }),
        ...(action !== '' && { action }),
        ...(from !== '' && { from }),
        ...(to !== '' && { to }),
        ...(isImpersonated && { impersonated: 'true' as const }),
        ...(cursor !== null && { cursor }),
        ...(limit !== undefined && { limit }),
      },
      isQuiet: true,
    });
    if (!result.ok) return result;
    shown = own;
    const { entries: rows, actions: extra, next_cursor: nextCursor } = result.data;
    return { ...result, data: { rows, nextCursor, extra } };
  }

  const list = createPagedResource<AuditEntry, readonly string[]>((cursor) => fetchPage(cursor));
  const load = () => list.load(asked() === shown);

  /** Saves every line of the filter in force, page by page, as CSV. */
  async function exportCsv(): Promise<void> {
    if ($export.get() === 'working') return;
    $export.set('working');
    const entries: AuditEntry[] = [];
    for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
      const result: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(cursor, EXPORT_PAGE);
      if (!result.ok) return $export.set('failed');
      entries.push(...result.data.rows);
      cursor = entries.length < MOST_EXPORTED ? result.data.nextCursor : null;
      if (entries.length >= MOST_EXPORTED && result.data.nextCursor !== null) $export.set('cut');
    }
    const name = `audit_${formatFileTime(environment.clock.now())}.csv`;
    environment.page.saveFile(new Blob([auditCsv(entries)], { type: 'text/csv;charset=utf-8' }), name);
    if ($export.get() === 'working') $export.set('idle');
  }

  const parts = {
    ...list,
    load,
    exportCsv,
    $query,
    $filters,
    $export,
    search(text: string): void {
      $query.set(text);
      cancelSearch?.();
      cancelSearch = environment.clock.after(SEARCH_DELAY_MS, () => void load());
    },
    filter(change: Partial<AuditFilters>): void {
      $filters.set({ ...$filters.get(), ...change });
      void load();
    },
    clear(): void {
      cancelSearch?.();
      $query.set('');
      $filters.set({ ...noAuditFilters, ...fixed });
      void load();
    },
  };
  return createPage(parts, [list.start, () => () => cancelSearch?.()]);
}

export type AuditPage = ReturnType<typeof createAuditPage>;

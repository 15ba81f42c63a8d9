import { performance } from 'node:perf_hooks';
import { readFileSync } from 'node:fs';
import { historyCsv } from '../../remotes/billing/src/lib/history-csv.ts';
import { rounded } from '../machine.ts';

export interface ExportTimes {
  readonly lines: number;
  readonly seconds: number;
  /** Of the file. */
  readonly bytes: number;
  /** Resident memory of the server, in MB. */
  readonly before: number;
  readonly peak: number;
}

type HistoryLine = Parameters<typeof historyCsv>[0][number];

const pageLines = 1000;

/** Makes the CSV of the newest lines of a ledger as the page does: by pages of a thousand lines. Throws on any answer but 200. */
export async function exportTimes(
  site: { readonly url: string; readonly pid: number },
  token: string,
  wanted: number,
): Promise<ExportTimes> {
  const before = residentMB(site.pid);
  let peak = before;
  const startedAt = performance.now();
  const lines: HistoryLine[] = [];
  for (let cursor: string | null = '', at = 0; cursor !== null && at < wanted; at += pageLines) {
    const query: string = `limit=${pageLines}${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const response = await fetch(`${site.url}/api/billing/ledger?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status !== 200) throw new Error(`The ledger answered ${response.status}.`);
    const { data } = (await response.json()) as {
      data: { lines: HistoryLine[]; next_cursor: string | null };
    };
    lines.push(...data.lines);
    cursor = data.next_cursor;
    peak = Math.max(peak, residentMB(site.pid));
  }
  const bytes = Buffer.byteLength(historyCsv(lines));
  const seconds = rounded((performance.now() - startedAt) / 1000, 2);
  return { lines: lines.length, seconds, bytes, before, peak };
}

const residentMB = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

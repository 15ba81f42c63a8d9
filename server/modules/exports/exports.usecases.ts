import { exportFormats, type ExportFormat } from '@loupe/shared/contract/exports';
import { emptyRunView, foldRun, isFinal } from '@loupe/shared/lib/run-reducer';
import type { Database } from '../../db/database.ts';
import { AppError, appError } from '../../errors/app-error.ts';
import type { ExportFile } from '../../report/export-jobs.ts';
import { exportInProcess } from '../../report/export-in-process.ts';
import { listEvents, findOwnRun } from '../runs/runs.usecases.ts';

export interface ExportsDeps {
  readonly db: Database;
  readonly brandName: string;
}

/** Markdown is what the run keeps; the other formats cost a multiple of it in time and memory. */
const longestReport = 2_000_000;

/**
 * What an ended run wrote, as a file in the run's language: its report, else its answer. Throws `run.not_found` for unknown
 * and foreign ids, `export.not_ready`, `export.nothing`, `export.too_large`, `export.no_days`, and what `exportInProcess` throws.
 */
export async function exportRun(
  { db, brandName }: ExportsDeps,
  asked: {
    readonly userId: string;
    readonly runId: string;
    readonly format: ExportFormat;
    readonly signal?: AbortSignal;
  },
): Promise<ExportFile> {
  const { run, view } = await findReport(db, asked);
  const markdown = view.report || view.answer;
  if (markdown.trim() === '') throw appError('export.nothing');
  if (markdown.length > longestReport && asked.format !== 'md') throw appError('export.too_large');
  const report = {
    runId: run.id,
    markdown,
    otherTitle: view.agentTitle,
    findings: view.findings,
    sources: view.sources,
    figures: view.figures,
    agent: view.agentTitle,
    engine: view.engineLabel,
    finishedAt: (run.finishedAt ?? run.createdAt).toISOString(),
    isUnfinished: run.status !== 'done',
    brand: brandName,
  };
  const file = await exportInProcess(
    asked.userId,
    { task: 'report', language: run.language, format: asked.format, report },
    asked.signal,
  );
  if (file.bytes.length === 0) throw appError('export.no_days');
  return file;
}

/**
 * The formats that `exportRun` would write of a run: none without a report, and a calendar only where it has days. Throws
 * `run.not_found`, `export.not_ready` and what `exportInProcess` throws.
 */
export async function listFormats(
  deps: ExportsDeps,
  asked: { readonly userId: string; readonly runId: string },
): Promise<ExportFormat[]> {
  const { view } = await findReport(deps.db, asked);
  const markdown = view.report || view.answer;
  if (markdown.trim() === '') return [];
  if (markdown.length > longestReport) return ['md'];
  const others = exportFormats.filter((format) => format !== 'ics');
  // Without a table there is no day to look for.
  if (!markdown.includes('|')) return others;
  try {
    await exportRun(deps, { ...asked, format: 'ics' });
    return [...exportFormats];
  } catch (error) {
    if (error instanceof AppError && error.code === 'export.no_days') return others;
    throw error;
  }
}

async function findReport(
  db: Database,
  { userId, runId }: { readonly userId: string; readonly runId: string },
) {
  const run = await findOwnRun(db, userId, runId);
  if (!run) throw appError('run.not_found');
  if (!isFinal(run.status)) throw appError('export.not_ready');
  return { run, view: foldRun(await listEvents(db, run.id, 0), emptyRunView(run.id)) };
}

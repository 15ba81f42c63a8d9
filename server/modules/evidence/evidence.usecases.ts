import type { SourceCopy } from '@loupe/shared/contract/source-copies';
import { appError } from '../../errors/app-error.ts';
import { findOwnRun } from '../runs/runs.usecases.ts';
import type { WantedWindow } from './copy-window.ts';
import { findFigure, findSource } from './evidence.read-model.ts';
import { rowsAsCsv } from './figure-rows.ts';
import { copyOfFile, copyOfSource, type EvidenceDeps } from './source-copy.ts';

export { findSource } from './evidence.read-model.ts';

/** The kept copy behind a source of an own run. Throws `run.not_found` for unknown and foreign runs and for unknown numbers. */
export async function getSourceCopy(
  deps: EvidenceDeps,
  userId: string,
  { runId, n }: { runId: string; n: number },
  wanted: WantedWindow,
): Promise<SourceCopy> {
  const run = await findOwnRun(deps.db, userId, runId);
  const source = run && (await findSource(deps.db, runId, n));
  if (!source) throw appError('run.not_found');
  return await copyOfSource(deps, userId, source, wanted);
}

/**
 * The rows behind an input of a figure as pieces of CSV, in the order of the file, each with its line. Throws
 * `run.not_found` for unknown and foreign runs, figures and inputs without rows, `file.not_found` when the file is gone.
 */
export async function getFigureRows(
  deps: EvidenceDeps,
  userId: string,
  { runId, figureId, input }: { runId: string; figureId: string; input: number },
): Promise<AsyncIterable<string>> {
  const run = await findOwnRun(deps.db, userId, runId);
  const figure = run && (await findFigure(deps.db, runId, figureId));
  const series = figure?.inputs[input]?.series;
  if (series === undefined) throw appError('run.not_found');
  const copy = series.document.startsWith('fil_')
    ? await copyOfFile(deps, userId, series.document)
    : await deps.copies.openSample(series.document);
  if (copy === null || typeof copy === 'string') throw appError('file.not_found');
  return rowsAsCsv(copy, series);
}

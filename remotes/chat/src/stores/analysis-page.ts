import { atom, computed } from 'nanostores';
import type { Analysis } from '@loupe/shared/contract/analyses';
import { isFinal } from '@loupe/shared/lib/run-reducer';
import { startAll } from '@loupe/shared/stores/page';
import { createResource, pick } from '@loupe/shared/stores/resource';
import { analysisCsv } from '../lib/analysis-csv.ts';
import {
  availableOverlays,
  firstOverlays,
  overlayIds,
  type ChartRange,
  type OverlayId,
} from '../lib/chart-view.ts';
import { timedFileName } from '../lib/export-markdown.ts';
import type { Outside } from './outside.ts';

/** How often an analysis whose report is still being written is read again, milliseconds. */
export const GROWING_REFRESH_MS = 3000;

export type AnalysisPage = ReturnType<typeof createAnalysisPage>;

/** One analysis (R16): what is drawn of it, and its prices as CSV. `start` follows a report that still grows. */
export function createAnalysisPage({ request, environment }: Outside, analysisId: string) {
  const analysis = createResource<Analysis>((shown) =>
    pick(
      request('GET /analyses/:analysis_id', { params: { analysis_id: analysisId }, isQuiet: true }),
      // The chart never changes: kept as the same object it is not drawn again while the report grows.
      ({ analysis: read }) => ({ ...read, chart: (shown ?? read).chart }),
    ),
  );
  const $range = atom<ChartRange>('6m');
  const $view = atom<'chart' | 'table'>('chart');
  const $chosen = atom<readonly OverlayId[]>(firstOverlays);
  const $overlays = computed([analysis.$loadable, $chosen], (loaded, chosen) => {
    const available = loaded.state === 'ready' ? availableOverlays(loaded.value.chart) : [];
    return { available, shown: available.filter((id) => chosen.includes(id)) };
  });

  function toggle(id: OverlayId): void {
    const chosen = $chosen.get();
    $chosen.set(
      chosen.includes(id)
        ? chosen.filter((one) => one !== id)
        : overlayIds.filter((one) => one === id || chosen.includes(one)),
    );
  }

  function loadWhatGrows(): void {
    const shown = analysis.value();
    const isGrowing = shown !== null && !isFinal(shown.status);
    if (isGrowing && environment.page.isVisible()) void analysis.load();
  }

  /** Loads, and reads again while the run goes on, and when the page is looked at or back online. */
  const start = () =>
    startAll([analysis.start, () => environment.clock.every(GROWING_REFRESH_MS, loadWhatGrows)]);

  function exportCsv(): void {
    const shown = analysis.value();
    if (shown === null) return;
    const { chart, series } = shown;
    const name = timedFileName(series.title, environment.clock.now(), 'csv');
    environment.page.saveFile(new Blob([analysisCsv(chart)], { type: 'text/csv;charset=utf-8' }), name);
  }

  return {
    $analysis: analysis.$loadable,
    $range,
    $view,
    $overlays,
    load: () => analysis.load(),
    start,
    toggle,
    exportCsv,
  };
}

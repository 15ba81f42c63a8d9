import { atom, computed } from 'nanostores';
import type { Analysis } from '@loupe/shared/contract/analyses';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { isFinal } from '@loupe/shared/lib/run-reducer';
import { keepFresh } from '@loupe/shared/stores/keep-fresh';
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
  const $analysis = atom<Loadable<Analysis>>(loading);
  const $range = atom<ChartRange>('6m');
  const $view = atom<'chart' | 'table'>('chart');
  const $chosen = atom<readonly OverlayId[]>(firstOverlays);
  const $overlays = computed([$analysis, $chosen], (analysis, chosen) => {
    const available = analysis.state === 'ready' ? availableOverlays(analysis.value.chart) : [];
    return { available, shown: available.filter((id) => chosen.includes(id)) };
  });

  async function load(): Promise<void> {
    $analysis.set(refreshing($analysis.get()));
    const result = await request('GET /analyses/:analysis_id', {
      params: { analysis_id: analysisId },
      isQuiet: true,
    });
    const before = $analysis.get();
    if (!result.ok) return $analysis.set(failed(before, result.error));
    const { analysis } = result.data;
    // The chart never changes: kept as the same object it is not drawn again while the report grows.
    const chart = before.state === 'ready' ? before.value.chart : analysis.chart;
    $analysis.set(ready({ ...analysis, chart }));
  }

  function toggle(id: OverlayId): void {
    const chosen = $chosen.get();
    $chosen.set(
      chosen.includes(id)
        ? chosen.filter((one) => one !== id)
        : overlayIds.filter((one) => one === id || chosen.includes(one)),
    );
  }

  function isGrowing(): boolean {
    const analysis = $analysis.get();
    return analysis.state === 'ready' && !isFinal(analysis.value.status);
  }

  /** Loads, and reads again while the run goes on, and when the page is looked at or back online. */
  function start(): () => void {
    const stops = [
      keepFresh(load),
      environment.clock.every(GROWING_REFRESH_MS, () => {
        if (isGrowing() && environment.page.isVisible()) void load();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  function exportCsv(): void {
    const analysis = $analysis.get();
    if (analysis.state !== 'ready') return;
    const { chart, series } = analysis.value;
    const name = timedFileName(series.title, environment.clock.now(), 'csv');
    environment.page.saveFile(new Blob([analysisCsv(chart)], { type: 'text/csv;charset=utf-8' }), name);
  }

  return {
    $analysis,
    $range,
    $view,
    $overlays,
    load,
    start,
    toggle,
    exportCsv,
  };
}

import { atom, type ReadableAtom } from 'nanostores';
import type { ExportFormat } from '@loupe/shared/contract/exports';
import { exportTexts } from '#texts/export';
import { ExportRefused, fetchExport } from './fetch-export.ts';
import type { Outside } from './outside.ts';

/** An export under way that has taken so long that it is shown. */
const SHOWN_AFTER_MS = 1000;

export interface RunExport {
  /** Run whose file is being written, once that takes over a second. */
  readonly $slow: ReadableAtom<string | null>;
  exportRun(runId: string, format: ExportFormat): Promise<void>;
  /** Runs whose reports have days, so that they can be saved as a calendar; known of those that were asked for. */
  readonly $withDays: ReadableAtom<ReadonlySet<string>>;
  /** Asks once whether the report of a run has days. */
  wantDays(runId: string): void;
  /** The code of the menu did not arrive. */
  tellMenuFailed(): void;
}

/** Saves the report of a run as a file the server writes (H6); a refusal is shown in its own sentence. One at a time. */
export function createRunExport({
  environment,
  notify,
  request,
}: Pick<Outside, 'environment' | 'notify' | 'request'>): RunExport {
  const $slow = atom<string | null>(null);
  const $withDays = atom<ReadonlySet<string>>(new Set());
  const asked = new Set<string>();
  let isBusy = false;

  async function save(runId: string, format: ExportFormat): Promise<void> {
    const { page, log } = environment;
    try {
      const path = `/runs/${encodeURIComponent(runId)}/export?format=${format}`;
      const response = await fetchExport(environment, path);
      page.saveFile(await response.blob(), nameOf(response.headers, format));
    } catch (error) {
      log.error(error instanceof Error ? error.message : 'An export could not be downloaded', error);
      notify((error instanceof ExportRefused && error.sentence) || exportTexts.failed, 'error');
    }
  }

  async function askForDays(runId: string): Promise<void> {
    const result = await request('GET /runs/:run_id/exports', { params: { run_id: runId }, isQuiet: true });
    // What was not answered is asked again the next time.
    if (!result.ok) asked.delete(runId);
    else if (result.data.formats.includes('ics')) $withDays.set(new Set([...$withDays.get(), runId]));
  }

  return {
    $slow,
    $withDays,
    wantDays: (runId) => {
      if (asked.has(runId)) return;
      asked.add(runId);
      void askForDays(runId);
    },
    tellMenuFailed: () => notify(exportTexts.menuFailed, 'error'),
    exportRun: async (runId, format) => {
      if (isBusy) return;
      isBusy = true;
      const stopWaiting = environment.clock.after(SHOWN_AFTER_MS, () => $slow.set(runId));
      try {
        await save(runId, format);
      } finally {
        stopWaiting();
        isBusy = false;
        $slow.set(null);
      }
    },
  };
}

/** The name the server gave the file (RFC 8187). */
function nameOf(headers: Headers, format: ExportFormat): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  try {
    if (encoded !== undefined) return decodeURIComponent(encoded);
  } catch {
    // Not encoded as it should be: the file is worth more than its name.
  }
  return `report.${format}`;
}

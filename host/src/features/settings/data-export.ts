import { atom } from 'nanostores';
import { environment } from '@loupe/shared/environment';
import { formatFileTime } from '@loupe/shared/lib/dates/formats';
import { downloadExport } from '@loupe/shared/stores/export-download';
import { settingsTexts } from '#texts/settings';

/* Below the API base; the contract's file cannot be imported here: it would bring the schemas along. */
const exportPath = '/account/export';

/** Letters and digits of the brand, for a file name. */
function plainName(brand: string): string {
  return brand.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** The download of everything kept about the person (R21, H6); its file is named by brand and time (F7). */
export function createDataExport() {
  const $isBusy = atom(false);
  const $hasFailed = atom(false);
  return {
    $isBusy,
    $hasFailed,
    async download(): Promise<void> {
      if ($isBusy.get()) return;
      $isBusy.set(true);
      $hasFailed.set(false);
      const { config, clock } = environment();
      const name = settingsTexts.data.file(plainName(config.brandName), formatFileTime(clock.now()));
      const base = config.apiBaseUrl.replace(/\/+$/, '');
      // What went wrong is logged by the download itself.
      await downloadExport(base + exportPath, name).catch(() => $hasFailed.set(true));
      $isBusy.set(false);
    },
  };
}

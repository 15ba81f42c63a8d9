import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { sendReports } from '../features/reports/send-reports.ts';
import { $isContentShown } from './first-content.ts';

/** Tells the site about its slices, once the first page stands: it delays nothing. */
export function awaitReports(loader: RemoteLoader): void {
  const stop = $isContentShown.listen(() => {
    stop();
    sendReports(loader);
  });
}

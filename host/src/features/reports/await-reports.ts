import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { $isContentShown } from '../../services/first-content.ts';
import { sendReports } from './send-reports.ts';

/** Tells the site about its slices, once the first page stands: it delays nothing. */
export function awaitReports(loader: RemoteLoader): void {
  const stop = $isContentShown.listen(() => {
    stop();
    sendReports(loader);
  });
}

import { environment } from '@loupe/shared/environment';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { $isContentShown } from './first-content.ts';

/** Loads what tells the site about its slices, once the first page stands: it delays nothing. */
export function awaitReports(loader: RemoteLoader): void {
  const stop = $isContentShown.listen(() => {
    stop();
    import('../features/reports/send-reports.ts')
      .then(({ sendReports }) => sendReports(loader))
      .catch((error: unknown) => environment().log.error('Reports could not be loaded', error));
  });
}

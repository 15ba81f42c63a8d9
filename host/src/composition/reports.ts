import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { environment } from '@loupe/shared/environment';
import { createViolationReports } from '../features/reports/policy-violations.ts';
import { sendReports } from '../features/reports/send-reports.ts';
import type { OpenRegistry } from './open-registry.ts';
import { $isContentShown } from './first-content.ts';

/**
 * Tells the site about its slices, once the first page stands: it delays nothing. What they do against the policy of the
 * page is noted from now on.
 */
export function awaitReports(loader: RemoteLoader, { remotes }: Pick<OpenRegistry, 'remotes'>): void {
  const violations = createViolationReports(remotes, environment().page.origin());
  document.addEventListener('securitypolicyviolation', violations.note);
  const stop = $isContentShown.listen(() => {
    stop();
    sendReports({ takeReports: () => [...loader.takeReports(), ...violations.takeReports()] });
  });
}

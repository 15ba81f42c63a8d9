import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { environment } from '@loupe/shared/environment';
import type { OpenRegistry } from '../../registry/open-registry.ts';
import { $isContentShown } from '../../services/first-content.ts';
import type { ViolationReports } from './policy-violations.ts';
import { sendReports } from './send-reports.ts';

/** What notes violations is loaded with the first one: hardly any page has any. */
function followViolations({ remotes }: Pick<OpenRegistry, 'remotes'>): Pick<RemoteLoader, 'takeReports'> {
  const { page, log } = environment();
  let reports: ViolationReports | null = null;
  document.addEventListener('securitypolicyviolation', ({ sourceFile, effectiveDirective }) => {
    import('./policy-violations.ts')
      .then(({ createViolationReports }) => {
        reports ??= createViolationReports(remotes, page.origin());
        reports.note({ sourceFile, effectiveDirective });
      })
      .catch((error: unknown) => log.error('A violation could not be noted', error));
  });
  return { takeReports: () => reports?.takeReports() ?? [] };
}

/**
 * Tells the site about its slices, once the first page is shown: it delays nothing. What they do against the policy of the
 * page is noted from now on.
 */
export function awaitReports(loader: RemoteLoader, registry: Pick<OpenRegistry, 'remotes'>): void {
  const violations = followViolations(registry);
  const stop = $isContentShown.listen(() => {
    stop();
    sendReports({ takeReports: () => [...loader.takeReports(), ...violations.takeReports()] });
  });
}

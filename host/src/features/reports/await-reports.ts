import type { LoadReport } from '@loupe/federation/loader/outcome';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { environment } from '@loupe/shared/environment';
import type { OpenRegistry } from '../../registry/open-registry.ts';
import { $isContentShown } from '../../services/first-content.ts';
import type { Faults } from './faults.ts';
import type { SentReport } from './script-failures.ts';
import { sendReports } from './send-reports.ts';

/** What looks at faults is loaded with the first one: hardly any page has any. */
function lazyFaults({ remotes }: Pick<OpenRegistry, 'remotes'>) {
  const { page, log } = environment();
  let faults: Faults | null = null;
  let loading: Promise<void> | null = null;
  const load = async () => {
    const { createFaults } = await import('./faults.ts');
    faults = createFaults(remotes, page.origin());
  };
  return {
    loaded: () => faults,
    /** Does something with it when it is there; without it, nothing. */
    with(act: (faults: Faults) => void): void {
      loading ??= load();
      loading
        .then(() => faults && act(faults))
        .catch((error: unknown) => {
          loading = null;
          log.error('A fault of a slice could not be noted', error);
        });
    },
  };
}

/** Takes the reports of the loader, with what their causes say, and of everything else that slices do wrong. */
function followFaults(loader: Pick<RemoteLoader, 'takeReports'>, registry: Pick<OpenRegistry, 'remotes'>) {
  const faults = lazyFaults(registry);
  let held: LoadReport[] = [];
  document.addEventListener('securitypolicyviolation', (violation) =>
    faults.with(({ noteViolation }) => noteViolation(violation)),
  );
  addEventListener('error', ({ error }) => error && faults.with(({ noteError }) => noteError(error)));
  addEventListener('unhandledrejection', ({ reason }) => faults.with(({ noteError }) => noteError(reason)));

  /** A report waits once for what tells its cause; then it goes as it is. */
  return function takeReports(): SentReport[] {
    const reports = loader.takeReports();
    const known = faults.loaded();
    const mustWait = (report: LoadReport) => !known && report.cause !== undefined;
    const ready = [...held, ...reports.filter((report) => !mustWait(report))];
    held = reports.filter(mustWait);
    if (held.length > 0) faults.with(() => undefined);
    const described = ready.flatMap(({ cause, ...report }) =>
      known ? (known.describeCause({ ...report, cause }) ?? []) : report,
    );
    return [...described, ...(known?.takeReports() ?? [])];
  };
}

/** Tells the site about its slices, once the first page is shown: it delays nothing. */
export function awaitReports(loader: RemoteLoader, registry: Pick<OpenRegistry, 'remotes'>): void {
  const takeReports = followFaults(loader, registry);
  const stop = $isContentShown.listen(() => {
    stop();
    sendReports({ takeReports });
  });
}

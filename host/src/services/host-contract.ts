import { environment } from '@loupe/shared/environment';
import { hostContractVersion, type HostContract } from '@loupe/shared/host-contract';
import { hostForSlice } from '@loupe/federation/host-api/host-for-slice';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { noSlots, type HostSlots } from '@loupe/shared/slots';
import { createRequest } from '@loupe/shared/stores/request';
import { $user } from '@loupe/shared/stores/session';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { $theme } from '@loupe/shared/stores/theme';
import { documentTitle } from '../routing/page-title.ts';
import { navigate } from './navigation.ts';
import { notingReads } from './notices-read.ts';
import { setUnsaved } from './unsaved.ts';

/** All that the host can do for a remote. */
export function createHostContract(): HostContract {
  return {
    navigate,
    notify: showSnackbar,
    request: createRequest(),
    $user,
    $theme,
    setTitle: (pageName) =>
      environment().page.setTitle(documentTitle(pageName, environment().config.brandName)),
    setUnsaved,
    config: {},
    slots: noSlots,
    reportError: () => undefined,
  };
}

function warn(message: string): void {
  environment().log.error(message);
}

/** The host as a remote gets it: one object for each remote for the life of the page. */
export function createHostFor(
  full: HostContract,
  loader: Pick<RemoteLoader, 'entryOf' | 'configOf' | 'noteError'>,
  slotsOf: (remote: string) => HostSlots = () => noSlots,
): (remote: string) => HostContract {
  const given = new Map<string, HostContract>();
  const ownRequest = notingReads(full.request);
  return (name) => {
    const known = given.get(name);
    if (known) return known;
    // What two remotes call the same is not the same.
    const own: HostContract = {
      ...full,
      request: ownRequest,
      slots: slotsOf(name),
      reportError: (error) => loader.noteError(name, error),
      setUnsaved: (what, is, options) => full.setUnsaved(`${name} ${what}`, is, options),
      get config() {
        return loader.configOf(name);
      },
    };
    const hostApi = loader.entryOf(name)?.host_api ?? `^${hostContractVersion}`;
    const host = hostForSlice(own, { name, hostApi }, hostContractVersion, warn);
    given.set(name, host);
    return host;
  };
}

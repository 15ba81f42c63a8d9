import { environment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import { createRequest } from '@loupe/shared/stores/request';
import { $user } from '@loupe/shared/stores/session';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { $theme } from '@loupe/shared/stores/theme';
import { documentTitle } from '../routing/page-title.ts';
import { navigate } from './navigation.ts';
import { setUnsaved } from './unsaved.ts';

/** What every remote is given (one object for the life of the page). */
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
  };
}

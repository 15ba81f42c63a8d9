import { beginView } from '@loupe/shared/stores/impersonation';
import type { Request } from '@loupe/shared/stores/request';
import { showSnackbar } from '@loupe/shared/stores/snackbar';

/** Exchanges a code for a view. Refused, the own session stays as it is and the reason is shown. */
export async function exchangeHandOff(request: Request, code: string): Promise<void> {
  const result = await request('POST /auth/impersonate', { body: { code }, isQuiet: true });
  if (result.ok) beginView(result.data.token, result.data.user, result.data.impersonation);
  else if (result.error.kind !== 'cancelled') showSnackbar(result.error.message, 'error');
}

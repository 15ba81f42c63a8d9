import type { AdminUser } from '@loupe/shared/contract/admin';
import { pathTo } from '@loupe/shared/lib/route-path';
import { createForm } from '@loupe/shared/stores/form';
import { texts } from '#texts';
import type { Outside } from './outside.ts';

/** As on the server. */
const LONGEST_VIEW_MINUTES = 30;
const USUAL_VIEW_MINUTES = 15;

export type ImpersonateValues = { reason: string; minutes: string; may_write: boolean; password: string };

/** Whole minutes as they were typed, or null. */
function typedMinutes(text: string): number | null {
  const minutes = Number(text);
  return /^\d+$/.test(text.trim()) && minutes >= 1 && minutes <= LONGEST_VIEW_MINUTES ? minutes : null;
}

/** Asks for a code and goes to where it is exchanged (R18, H4). */
export function createImpersonateForm(
  { request }: Pick<Outside, 'request'>,
  chosen: () => AdminUser | null,
  go: (to: string) => void,
) {
  return createForm<ImpersonateValues, { code: string }>({
    initial: { reason: '', minutes: String(USUAL_VIEW_MINUTES), may_write: false, password: '' },
    validate: ({ reason, minutes, password }) => ({
      reason: reason.trim() === '' ? texts.reasonMissing : undefined,
      minutes: typedMinutes(minutes) === null ? texts.minutesInvalid : undefined,
      password: password === '' ? texts.passwordMissing : undefined,
    }),
    submit: ({ reason, minutes, may_write, password }) =>
      request('POST /admin/impersonations', {
        body: {
          user_id: chosen()?.id ?? '',
          reason,
          minutes: typedMinutes(minutes) ?? 0,
          is_read_only: !may_write,
          password,
        },
        isQuiet: true,
      }),
    sentences: { 'account.wrong_password': texts.passwordWrong },
    onSuccess: ({ code }) => go(pathTo('chat', {}, { adminToken: code })),
  });
}

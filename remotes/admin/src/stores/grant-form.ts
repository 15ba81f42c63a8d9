import type { AdminUser } from '@loupe/shared/contract/admin';
import { createCommand } from '@loupe/shared/stores/command';
import { createForm } from '@loupe/shared/stores/form';
import { texts } from '#texts';
import type { Outside } from './outside.ts';

/** As on the server. */
const MOST_CREDITS = 100_000;

export type GrantValues = { credits: string; reason: string; expires_on: string };

interface Granted {
  readonly credits: number;
  readonly available: number;
}

/** Whole credits as they were typed, or null. */
export function typedCredits(text: string): number | null {
  const credits = Number(text);
  return /^\d+$/.test(text.trim()) && credits >= 1 && credits <= MOST_CREDITS ? credits : null;
}

/** Gives credits to the chosen user; sent again after a lost answer it grants once. */
export function createGrantForm(
  { request }: Pick<Outside, 'request'>,
  chosen: () => AdminUser | null,
  onGranted: (granted: Granted) => void,
) {
  const command = createCommand();

  const form = createForm<GrantValues, { grant: { credits: number; available_credits: number } }>({
    initial: { credits: '', reason: '', expires_on: '' },
    validate: ({ credits, reason }) => ({
      credits: typedCredits(credits) === null ? texts.grantCreditsInvalid : undefined,
      reason: reason.trim() === '' ? texts.grantReasonMissing : undefined,
    }),
    submit: ({ credits, reason, expires_on }) => {
      const body = {
        user_id: chosen()?.id ?? '',
        credits: typedCredits(credits) ?? 0,
        reason,
        ...(expires_on !== '' && { expires_on }),
      };
      return command.send(body, ({ key }) =>
        request('POST /admin/grants', { body, idempotencyKey: key, isQuiet: true }),
      );
    },
    onSuccess: ({ grant }) => {
      form.reset();
      onGranted({ credits: grant.credits, available: grant.available_credits });
    },
  });
  return form;
}

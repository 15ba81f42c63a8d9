import { atom } from 'nanostores';
import type { Request } from '@loupe/shared/stores/request';
import { updateUser } from '@loupe/shared/stores/session';
import { settingsTexts as texts } from '../../messages/settings-texts.ts';

export type EmailConfirmation =
  | { readonly state: 'none' }
  | { readonly state: 'sent'; readonly email: string }
  | { readonly state: 'confirming' }
  | { readonly state: 'confirmed'; readonly email: string }
  | { readonly state: 'failed'; readonly message: string };

/** Query parameter of the link in the mail. */
export const emailTokenParameter = 'email_token';

const sentences: Readonly<Record<string, string>> = texts.sentences;

/** How far the change of the e-mail is: asked for, or being confirmed by the link of the mail. */
export function createEmailConfirmation(request: Request) {
  const $confirmation = atom<EmailConfirmation>({ state: 'none' });
  return {
    $confirmation,
    markSent: (email: string) => $confirmation.set({ state: 'sent', email }),
    /** Confirms with the token of the mail, once. */
    async confirm(token: string): Promise<void> {
      if ($confirmation.get().state === 'confirming') return;
      $confirmation.set({ state: 'confirming' });
      const result = await request('POST /account/email/confirm', { body: { token }, isQuiet: true });
      if (result.ok) {
        updateUser(result.data.user);
        $confirmation.set({ state: 'confirmed', email: result.data.user.email });
      } else {
        const { code, message } = result.error;
        $confirmation.set({ state: 'failed', message: sentences[code] ?? message });
      }
    },
  };
}

export type EmailConfirmationStore = ReturnType<typeof createEmailConfirmation>;

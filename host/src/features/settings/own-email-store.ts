import { atom } from 'nanostores';
import type { OwnEmail } from '@loupe/shared/contract/account';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import type { Request } from '@loupe/shared/stores/request';
import { updateUser } from '@loupe/shared/stores/session';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { settingsTexts } from '../../messages/settings-texts.ts';
import type { EmailLink } from './email-question.ts';

/** The link of a mail that was followed: it does nothing before the person says so. */
export type FollowedLink =
  | { readonly state: 'none' }
  | ({ readonly state: 'asked' | 'confirming' } & EmailLink)
  | { readonly state: 'confirmed'; readonly email: string }
  | { readonly state: 'failed'; readonly message: string };

const texts = settingsTexts.profile;
const sentences: Readonly<Record<string, string>> = settingsTexts.sentences;

/** The own address: whether it is confirmed, what waits to take its place, and the link of a mail (R21). */
export function createOwnEmailStore(request: Request) {
  const $email = atom<Loadable<OwnEmail>>(loading);
  const $link = atom<FollowedLink>({ state: 'none' });
  const $isBusy = atom(false);

  async function load(): Promise<void> {
    $email.set(refreshing($email.get()));
    const result = await request('GET /account/email', { isQuiet: true });
    if (result.ok) $email.set(ready(result.data));
    else if (result.error.kind !== 'cancelled') $email.set(failed($email.get(), result.error));
  }

  /** Does one thing at a time; an error is said by the request helper. */
  async function alone(work: () => Promise<void>): Promise<void> {
    if ($isBusy.get()) return;
    $isBusy.set(true);
    await work();
    $isBusy.set(false);
  }

  return {
    $email,
    $link,
    $isBusy,
    load,

    /** Keeps the link of a mail until the person confirms it, or does not. */
    ask: (link: EmailLink) => $link.set({ ...link, state: 'asked' }),
    dismiss: () => $link.set({ state: 'none' }),

    /** Confirms with the token that was asked about, once. */
    async confirm(): Promise<void> {
      const link = $link.get();
      if (link.state !== 'asked') return;
      $link.set({ ...link, state: 'confirming' });
      const result = await request('POST /account/email/confirm', {
        body: { token: link.token },
        isQuiet: true,
      });
      if (result.ok) {
        updateUser(result.data.user);
        $link.set({ state: 'confirmed', email: result.data.user.email });
        await load();
      } else {
        const { code, message } = result.error;
        $link.set({ state: 'failed', message: sentences[code] ?? message });
      }
    },

    /** Mails the link for the own address once more. */
    resend: () =>
      alone(async () => {
        if ((await request('POST /account/email/resend')).ok) showSnackbar(texts.sentAgain, 'success');
      }),

    /** Stays with the address. */
    cancelChange: () =>
      alone(async () => {
        if (!(await request('DELETE /account/email/pending')).ok) return;
        showSnackbar(texts.changeCancelled, 'success');
        await load();
      }),
  };
}

export type OwnEmailStore = ReturnType<typeof createOwnEmailStore>;

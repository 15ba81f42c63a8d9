import { atom } from 'nanostores';
import type { OwnEmail } from '@loupe/shared/contract/account';
import { storeTexts } from '@loupe/shared/messages/stores';
import { isRefused } from '@loupe/shared/stores/command';
import type { Request } from '@loupe/shared/stores/request';
import { createResource } from '@loupe/shared/stores/resource';
import { $user, updateUser } from '@loupe/shared/stores/session';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { settingsTexts } from '#texts/settings';
import type { EmailLink } from './email-question.ts';

/**
 * The link of a mail that was followed: it does nothing before the person says so. With a `problem` it was tried, for
 * `email`, and nobody knows whether the server has done it.
 */
export type FollowedLink =
  | { readonly state: 'none' }
  | ({ readonly state: 'asked'; readonly problem?: string; readonly email?: string } & EmailLink)
  | ({ readonly state: 'confirming' } & EmailLink)
  | { readonly state: 'confirmed'; readonly email: string }
  | { readonly state: 'failed'; readonly message: string };

const texts = settingsTexts.profile;
const sentences: Readonly<Record<string, string>> = settingsTexts.sentences;

/** The own address: whether it is confirmed, what waits to take its place, and the link of a mail (R21). */
export function createOwnEmailStore(request: Request) {
  const email = createResource<OwnEmail>(async () => {
    const result = await request('GET /account/email', { isQuiet: true });
    if (result.ok) noticeConfirmed(result.data);
    return result;
  });
  const $link = atom<FollowedLink>({ state: 'none' });
  const $isBusy = atom(false);

  /** The address may tell that a confirmation was done whose answer did not come. */
  function noticeConfirmed(own: OwnEmail): void {
    const link = $link.get();
    const user = $user.get();
    if (link.state !== 'asked' || !user || !own.is_confirmed || own.email !== link.email) return;
    updateUser({ ...user, email: own.email });
    $link.set({ state: 'confirmed', email: own.email });
  }

  /** What the link is for. */
  function askedEmail(kind: EmailLink['kind']): Pick<OwnEmail, 'email'> | null {
    const own = email.value();
    if (own === null || kind === 'own') return own;
    return own.pending ?? own;
  }

  /** Does one thing at a time; an error is shown by the request helper. */
  async function alone(work: () => Promise<void>): Promise<void> {
    if ($isBusy.get()) return;
    $isBusy.set(true);
    await work();
    $isBusy.set(false);
  }

  return {
    email,
    $link,
    $isBusy,

    /** Keeps the link of a mail until the person confirms it, or does not. */
    ask: (link: EmailLink) => $link.set({ ...link, state: 'asked' }),
    dismiss: () => $link.set({ state: 'none' }),

    /** Confirms with the token that was asked about, once. */
    async confirm(): Promise<void> {
      const link = $link.get();
      if (link.state !== 'asked') return;
      const { token, kind } = link;
      const asked = link.email ?? askedEmail(kind)?.email;
      $link.set({ state: 'confirming', token, kind });
      const result = await request('POST /account/email/confirm', {
        body: { token },
        isQuiet: true,
      });
      if (result.ok) {
        updateUser(result.data.user);
        $link.set({ state: 'confirmed', email: result.data.user.email });
        return await email.load();
      }
      const { code, message } = result.error;
      const problem = sentences[code] ?? (message || storeTexts.networkError);
      const again = {
        state: 'asked',
        token,
        kind,
        problem,
        ...(asked !== undefined && { email: asked }),
      } as const;
      if (!isRefused(result.error)) return $link.set(again);
      if (link.problem !== undefined) {
        // A link that was used: by the try before, perhaps.
        $link.set(again);
        await email.load();
        if ($link.get() !== again) return;
      }
      $link.set({ state: 'failed', message: problem });
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
        await email.load();
      }),
  };
}

export type OwnEmailStore = ReturnType<typeof createOwnEmailStore>;

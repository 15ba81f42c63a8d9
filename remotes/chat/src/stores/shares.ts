import { atom } from 'nanostores';
import type { Share, SharedChat } from '@loupe/shared/contract/shares';
import { loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { createResource, pick } from '@loupe/shared/stores/resource';
import { emptyRunView, foldRun, type RunView } from '@loupe/shared/lib/run-reducer';
import { expiryOf, type ExpiryChoice } from '../lib/share-expiry.ts';
import { shareTexts } from '#texts/share';
import { announceChatChange } from './chat-changes.ts';
import type { Outside } from './outside.ts';

export type Shares = ReturnType<typeof createShares>;

/** What is chosen for the next link. */
export interface ShareOptions {
  readonly steps: boolean;
  readonly fileNames: boolean;
  readonly prompts: boolean;
  readonly expiry: ExpiryChoice;
  /** `yyyy-mm-dd`, or empty. */
  readonly date: string;
  /** Empty: none. */
  readonly password: string;
}

export interface ShareProblems {
  readonly date?: string;
  readonly password?: string;
  /** Of no field. */
  readonly form?: string;
}

/** The chat as a stranger would see it. */
export interface SharePreview {
  readonly chat: SharedChat;
  readonly runs: ReadonlyMap<string, RunView>;
}

/** As the server has it (`sharePasswordMin` of the contract, which the browser does not load). */
const passwordMin = 8;

const initial: ShareOptions = {
  steps: true,
  fileNames: true,
  prompts: true,
  expiry: 'never',
  date: '',
  password: '',
};

function yesOrNo(isShown: boolean): 'yes' | 'no' {
  return isShown ? 'yes' : 'no';
}

/** The public links of one chat: choose what is shown, preview, make, list, revoke. */
export function createShares(outside: Outside, chatId: string) {
  const { request, notify, environment } = outside;
  const params = { chat_id: chatId };
  const links = createResource<readonly Share[]>(() =>
    pick(request('GET /chats/:chat_id/shares', { params, isQuiet: true }), (answer) => answer.shares),
  );
  const $options = atom<ShareOptions>(initial);
  const $problems = atom<ShareProblems>({});
  const $isMaking = atom(false);
  const $made = atom<Share | null>(null);
  const $revoking = atom<ReadonlySet<string>>(new Set());
  /** Null while it is closed. */
  const $preview = atom<Loadable<SharePreview> | null>(null);

  async function loadPreview(): Promise<void> {
    const { steps, fileNames, prompts } = $options.get();
    $preview.set(refreshing($preview.get() ?? loading));
    const result = await request('GET /chats/:chat_id/share-preview', {
      params,
      query: { steps: yesOrNo(steps), file_names: yesOrNo(fileNames), prompts: yesOrNo(prompts) },
      isQuiet: true,
      cancelsPrevious: true,
    });
    const current = $preview.get();
    if (current === null || (!result.ok && result.error.kind === 'cancelled')) return;
    if (!result.ok) return $preview.set({ state: 'failed', error: result.error });
    const { shared_chat: chat, runs } = result.data;
    const views = runs.map(({ run_id: id, events }) => [id, foldRun(events, emptyRunView(id))] as const);
    $preview.set(ready({ chat, runs: new Map(views) }));
  }

  function change(next: Partial<ShareOptions>): void {
    $options.set({ ...$options.get(), ...next });
    $problems.set({});
    const isShownChanged = 'steps' in next || 'fileNames' in next || 'prompts' in next;
    if (isShownChanged && $preview.get()) void loadPreview();
  }

  /** The body of the request, or what is wrong with what was chosen. */
  function wanted() {
    const { steps, fileNames, prompts, expiry, date, password } = $options.get();
    const end = expiryOf(expiry, date, environment.clock.now());
    if (!end.isValid) return { problems: { date: shareTexts.datePlease } };
    if (password !== '' && password.length < passwordMin)
      return { problems: { password: shareTexts.passwordShort } };
    return {
      body: {
        includes_steps: steps,
        includes_file_names: fileNames,
        includes_prompts: prompts,
        expires_at: end.at,
        password: password === '' ? null : password,
      },
    };
  }

  async function make(): Promise<void> {
    if ($isMaking.get()) return;
    const { body, problems } = wanted();
    $problems.set(problems ?? {});
    if (!body) return;
    $isMaking.set(true);
    const result = await request('POST /chats/:chat_id/shares', { params, body, isQuiet: true });
    $isMaking.set(false);
    if (!result.ok) {
      const { kind, message } = result.error;
      const form = kind === 'offline' ? shareTexts.offline : `${shareTexts.makeFailed} ${message}`;
      return $problems.set({ form });
    }
    const made = result.data.share;
    $made.set(made);
    $options.set({ ...$options.get(), password: '' });
    links.set([made, ...(links.value() ?? []).filter((share) => share.id !== made.id)]);
    announceChatChange({ kind: 'changed', chatId });
  }

  /** True when the link is closed. */
  async function revoke(shareId: string): Promise<boolean> {
    if ($revoking.get().has(shareId)) return false;
    $revoking.set(new Set([...$revoking.get(), shareId]));
    const result = await request('DELETE /shares/:share_id', {
      params: { share_id: shareId },
      isQuiet: true,
    });
    $revoking.set(new Set([...$revoking.get()].filter((id) => id !== shareId)));
    if (!result.ok && result.error.code !== 'share.not_found') {
      notify(shareTexts.revokeFailed, 'error');
      return false;
    }
    if ($made.get()?.id === shareId) $made.set(null);
    links.change((all) => all.filter((share) => share.id !== shareId));
    notify(shareTexts.revoked, 'success');
    announceChatChange({ kind: 'changed', chatId });
    return true;
  }

  return {
    $shares: links.$loadable,
    $options,
    $problems,
    $isMaking,
    $made,
    $revoking,
    $preview,
    load: () => links.load(),
    start: links.start,
    loadPreview,
    closePreview: () => $preview.set(null),
    change,
    make,
    revoke,
    now: () => environment.clock.now(),
  };
}

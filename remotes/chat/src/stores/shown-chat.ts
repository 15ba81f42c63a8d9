import { atom, computed } from 'nanostores';
import type { Chat } from '@loupe/shared/contract/chats';
import type { Run } from '@loupe/shared/contract/runs';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { costOf, knownRuns, PART_MESSAGES, withNewer, withOlder } from '../lib/chat-parts.ts';
import { turnsOf } from '../lib/turns.ts';
import type { Outside } from './outside.ts';

export type ShownChat = ReturnType<typeof createShownChat>;

interface Around {
  /** While a message is on its way an answer may know of it or not: it is dropped. */
  isSending(): boolean;
  /** Called with the runs of an answer before it is shown. */
  onRead(runs: readonly Run[]): void;
}

/** The chat that is shown, as far as it was read: its newest messages first, older ones when they are wanted. */
export function createShownChat({ request }: Pick<Outside, 'request'>, around: Around) {
  /** Null: a chat that does not exist yet. */
  const $chatId = atom<string | null>(null);
  const $chat = atom<Loadable<Chat> | null>(null);
  const $turns = computed($chat, (chat) =>
    chat?.state === 'ready' ? turnsOf(chat.value.messages, chat.value.runs) : [],
  );
  const $runs = computed($chat, (chat): readonly Run[] =>
    chat?.state === 'ready' ? knownRuns(chat.value) : [],
  );
  const $cost = computed($chat, (chat) => (chat?.state === 'ready' ? costOf(chat.value) : 0));
  /** Messages before those that are known. */
  const $olderCount = computed($chat, (chat) =>
    chat?.state === 'ready' ? chat.value.earlier.message_count : 0,
  );
  /** A turn to go to; each wish is an object of its own. */
  const $target = atom<{ readonly turnId: string } | null>(null);
  /** How far reading older messages is. */
  const $older = atom<'idle' | 'loading' | 'failed'>('idle');
  let latestLoad = 0;
  let olderRead: Promise<boolean> | null = null;

  function show(chatId: string | null): void {
    $chatId.set(chatId);
    $older.set('idle');
    $target.set(null);
    olderRead = null;
    $chat.set(chatId === null ? null : loading);
    if (chatId !== null) void load();
  }

  const value = (): Chat | null => {
    const chat = $chat.get();
    return chat?.state === 'ready' ? chat.value : null;
  };

  function update(change: (chat: Chat) => Chat): void {
    const current = $chat.get();
    if (current?.state === 'ready') $chat.set({ ...current, value: change(current.value) });
  }

  /** Reads the newest messages, or of a chat that is shown what is newer. */
  async function load(): Promise<void> {
    const chatId = $chatId.get();
    if (chatId === null) return;
    const turn = ++latestLoad;
    const isStale = () => chatId !== $chatId.get() || turn !== latestLoad || around.isSending();
    $chat.set(refreshing($chat.get() ?? loading));
    for (let after = value()?.messages.at(-1)?.id; ; after = undefined) {
      const query = { limit: PART_MESSAGES, ...(after !== undefined && { after }) };
      const result = await request('GET /chats/:chat_id', {
        params: { chat_id: chatId },
        query,
        isQuiet: true,
      });
      if (isStale()) return;
      // Somebody looks at another branch in another tab: this one follows.
      if (!result.ok && result.error.code === 'chat.other_branch' && after !== undefined) continue;
      if (!result.ok) return $chat.set(failed($chat.get() ?? loading, result.error));
      const known = after === undefined ? null : value();
      const next = known ? withNewer(known, result.data.chat) : result.data.chat;
      if (!next) continue;
      around.onRead(result.data.chat.runs);
      return $chat.set(ready(next));
    }
  }

  /** Changes which branch is shown: what was being read of the one before is dropped, and read again. */
  function turnTo(change: (chat: Chat) => Chat): void {
    const current = $chat.get();
    if (current?.state !== 'ready') return;
    latestLoad += 1;
    $chat.set(ready(change(current.value)));
    if (current.isRefreshing) void load();
  }

  /** Reads messages before those that are known: a part, or as `wish` says. False: it failed. */
  function readOlder(wish: { limit?: number; from?: string } = { limit: PART_MESSAGES }): Promise<boolean> {
    const read = async () => {
      try {
        return await readPart(wish);
      } finally {
        olderRead = null;
      }
    };
    olderRead ??= read();
    return olderRead;
  }

  async function readPart(wish: { limit?: number; from?: string }): Promise<boolean> {
    const [chatId, before] = [$chatId.get(), value()?.messages[0]?.id];
    if (chatId === null || before === undefined || !value()?.earlier.message_count) return true;
    $older.set('loading');
    const result = await request('GET /chats/:chat_id', {
      params: { chat_id: chatId },
      query: { before, ...wish },
      isQuiet: true,
    });
    // Another chat is shown by now, or this one was read from the start.
    if (chatId !== $chatId.get() || value()?.messages[0]?.id !== before) return false;
    if (!result.ok && result.error.code === 'chat.other_branch') {
      // What is shown is still shown; what is looked for is elsewhere.
      const isElsewhere = result.error.field === 'from';
      $older.set('idle');
      if (!isElsewhere) await load();
      return false;
    }
    $older.set(result.ok ? 'idle' : 'failed');
    if (result.ok) update((chat) => withOlder(chat, result.data.chat));
    return result.ok;
  }

  /** True once nothing of the chat is unread; false when that failed. */
  async function readAll(): Promise<boolean> {
    while (value()?.earlier.message_count) if (!(await readOlder({ limit: 1000 }))) return false;
    return value() !== null;
  }

  /** True once a message of the chat is known; false when it cannot be had. */
  async function readTo(messageId: string): Promise<boolean> {
    const isKnown = () => value()?.messages.some(({ id }) => id === messageId) ?? false;
    while (!isKnown() && value()?.earlier.message_count)
      if (!(await readOlder({ from: messageId }))) return false;
    return isKnown();
  }

  /** Shows the branch of a message that is not in the one that is shown; false when the chat has no such message. */
  async function showBranchOf(messageId: string): Promise<boolean> {
    const chatId = $chatId.get();
    if (chatId === null) return false;
    const shown = await request('POST /chats/:chat_id/branch', {
      params: { chat_id: chatId },
      body: { message_id: messageId },
      isQuiet: true,
    });
    if (shown.ok && chatId === $chatId.get()) await load();
    return shown.ok;
  }

  /** Shows the turn of a message, with all that came after it. */
  async function goToMessage(messageId: string): Promise<void> {
    const chatId = $chatId.get();
    const isThere =
      (await readTo(messageId)) || ((await showBranchOf(messageId)) && (await readTo(messageId)));
    if (!isThere || chatId !== $chatId.get()) return;
    const turn = $turns
      .get()
      .find(({ question, answer }) => question?.id === messageId || answer?.id === messageId);
    if (turn) $target.set({ turnId: turn.id });
  }

  const older = { $count: $olderCount, $state: $older, read: () => void readOlder(), readAll };
  return {
    $chatId,
    $chat,
    $turns,
    $runs,
    $cost,
    $target,
    older,
    show,
    value,
    update,
    turnTo,
    load,
    readOlder,
    goToMessage,
  };
}

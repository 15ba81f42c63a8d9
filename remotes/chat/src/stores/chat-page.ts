import { atom, computed } from 'nanostores';
import type { Run } from '@loupe/shared/contract/runs';
import { isoInstant } from '@loupe/shared/lib/dates/iso-instant';
import { ready } from '@loupe/shared/lib/loadable';
import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import { fileCountOf, newChat, withAnswer } from '../lib/chat-parts.ts';
import { activeRun, withView } from '../lib/run-state.ts';
import { refusalSentence } from '../lib/refusal-text.ts';
import { railTexts } from '#texts';
import type { AskingInstead, Replacing } from './asking-instead.ts';
import { $chatChange, announceChatChange } from './chat-changes.ts';
import type { FollowChats } from './chat-feed.ts';
import { createComposer, type ComposerContent, type DraftStore } from './composer.ts';
import type { Outside } from './outside.ts';
import { createRunViews, type FollowRun } from './run-views.ts';
import { bodyOf, problemBefore, problemOf } from './send-problem.ts';
import { createRunStarter, type Started } from './start-run.ts';
import { createShownChat } from './shown-chat.ts';
import { createTryAgain } from './try-again.ts';

export interface ChatPageOutside extends Outside {
  readonly follow: FollowRun;
  readonly drafts: DraftStore;
  readonly followChats: FollowChats;
  /** Called when credits were held for a run or charged, and nobody has said so yet: the meter shows it (C3). */
  readonly onCreditsMoved: () => void;
}

export type ChatPage = ReturnType<typeof createChatPage>;

/** The chat being shown: its turns, the message on its way, the run that goes on, and Stop. */
export function createChatPage(outside: ChatPageOutside) {
  const { request, environment, navigate, notify } = outside;
  const composer = createComposer(outside, outside.drafts, countSentFiles);
  const starter = createRunStarter(outside);
  const runs = createRunViews(outside, outside.follow, onRunView);
  const $sending = atom<ComposerContent | null>(null);
  const $stoppingRunId = atom<string | null>(null);
  const $replacing = atom<Replacing | null>(null);
  /** The chat that begins with the next message is not kept. */
  const $isTemporary = atom(false);
  const $editCount = atom(0);
  /** Counts wishes to send what is in the composer after the answer that is being made. */
  const $queueCount = atom(0);
  /** Counts messages sent from here, so that the view can move the question to the top. */
  const $sentCount = atom(0);
  /** Changes when another chat is opened, not when a new one gets its id. */
  const $openCount = atom(0);
  let isStopWanted = false;
  let isOpened = false;
  const shown = createShownChat(outside, {
    // What is being sent may be in the answer or not: once it is through, the chat is read again.
    isSending: () => isOnItsWay(),
    onRead: (read) => {
      if (read.some(hasMovedCredits)) outside.onCreditsMoved();
      const going = activeRun(read);
      if (going) runs.followLive(going.id);
    },
  });
  const { $chatId, $chat, $turns, $runs, load, update } = shown;

  const $activeRun = computed($chat, (chat) => (chat?.state === 'ready' ? activeRun(chat.value.runs) : null));
  const $isStopping = computed(
    [$stoppingRunId, $activeRun],
    (stopping, run) => stopping !== null && stopping === (run?.id ?? ''),
  );

  const again = createTryAgain(starter, notify, {
    chatId: () => (isBusy() ? null : $chatId.get()),
    lastRunId: () => $runs.get().at(-1)?.id,
    onStarted: (started) => {
      if ($chatId.get() !== started.chatId || runOf(started.run.id)) return;
      if (isLoadOwed()) void load();
      $sentCount.set($sentCount.get() + 1);
      showStarted(started);
    },
  });

  const isOnItsWay = () => $sending.get() !== null || $replacing.get() !== null;

  /** A question is on its way, or being worked on. */
  function isBusy(): boolean {
    return isOnItsWay() || $activeRun.get() !== null || again.$runId.get() !== null;
  }

  const instead: AskingInstead = {
    shown,
    starter,
    drafts: outside.drafts,
    $replacing,
    $openCount,
    $editCount,
    isBusy,
    onSent: () => {
      isStopWanted = false;
      $sentCount.set($sentCount.get() + 1);
    },
    onStarted: ({ run }) => {
      runs.followLive(run.id);
      outside.onCreditsMoved();
      if (isStopWanted) void stop();
    },
    onShown: (read) => {
      const going = activeRun(read);
      if (going) runs.followLive(going.id);
    },
  };

  /** Files in the messages of this chat, each once. */
  function countSentFiles(): number {
    const chat = shown.value();
    return chat ? fileCountOf(chat) : 0;
  }

  /** Shows a chat, or the empty page for null. The chat just made by sending is shown already. */
  function open(chatId: string | null): void {
    if (isOpened && chatId === $chatId.get()) return;
    isOpened = true;
    $openCount.set($openCount.get() + 1);
    runs.stopAll();
    $stoppingRunId.set(null);
    $sending.set(null);
    $replacing.set(null);
    // A wish is for the chat it was said in.
    $isTemporary.set(false);
    composer.open(chatId);
    shown.show(chatId);
  }

  /** A run began or ended that this page has not followed: elsewhere, or before this page was there. */
  function hasMovedCredits(run: Run): boolean {
    const known = runOf(run.id);
    return !known || isFinal(known.status) !== isFinal(run.status);
  }

  /** A load is under way, or its answer was dropped for what was being sent; both know less than is known here. */
  function isLoadOwed(): boolean {
    const chat = $chat.get();
    return chat?.state !== 'ready' || chat.isRefreshing;
  }

  function onRunView(runId: string, view: RunView): void {
    const known = runOf(runId);
    // Nearly all events change text only: the chat itself is touched when its own facts change.
    if (!known || (known.status === view.status && known.used_credits === view.usedCredits)) return;
    const run = withView(known, view);
    update((chat) => ({ ...chat, runs: chat.runs.map((one) => (one.id === runId ? run : one)) }));
    if (!isFinal(view.status)) return;
    // The log has said all of it: nothing is read again.
    update((chat) => withAnswer(chat, run, view));
    if ($stoppingRunId.get() === runId) $stoppingRunId.set(null);
    announceChatChange({ kind: 'changed', chatId: known.chat_id });
  }

  function runOf(runId: string): Run | undefined {
    return shown.value()?.runs.find((run) => run.id === runId);
  }

  /** Sends what the composer holds. When it fails, text and files are back in the composer with the reason. */
  async function send(): Promise<void> {
    if (isBusy()) return;
    const refusal = problemBefore(environment, composer.$text.get(), composer.$attachments.get());
    if (refusal !== 'none') return composer.$problem.set(refusal);
    await sendContent(composer.take());
  }

  /** Sends a message that is in the composer no more. When it fails, it is there again with the reason. */
  async function sendContent(content: ComposerContent): Promise<void> {
    const chatId = $chatId.get();
    isStopWanted = false;
    $sending.set(content);
    $sentCount.set($sentCount.get() + 1);
    const started = await starter.start(
      chatId,
      bodyOf(content),
      lastMessageId(),
      chatId === null && $isTemporary.get(),
    );
    if ($sending.get() !== content) {
      // The reader is in another chat by now; the draft of this one holds the message until the server has it.
      if (!started.ok) return;
      composer.sentElsewhere(chatId, content);
      // Or was there and is back: what is shown was read before the server had the message.
      if (chatId === $chatId.get()) void load();
      return;
    }
    $sending.set(null);
    if (chatId !== null && isLoadOwed()) void load();
    if (!started.ok) return composer.putBack(content, problemOf(started.error, content.agent));
    composer.sent(started.chatId);
    if (chatId === null) showNewChat(started.chatId, content);
    showStarted(started);
    if (isStopWanted) void stop();
    if (chatId === null) void load();
  }

  const lastMessageId = (): string | null => shown.value()?.messages.at(-1)?.id ?? null;

  function showStarted({ message, run }: Started & { ok: true }): void {
    update((chat) => ({ ...chat, messages: [...chat.messages, message], runs: [...chat.runs, run] }));
    runs.followLive(run.id);
    outside.onCreditsMoved();
  }

  /** Sends a question that was offered; what is in the composer stays there. */
  function ask(text: string): void {
    if (isBusy()) return;
    const draft = composer.take();
    composer.$text.set(text);
    void send();
    const isSent = $sending.get() !== null;
    const problem = isSent ? null : composer.$problem.get();
    composer.$text.set('');
    composer.putBack(draft, problem);
  }

  function showNewChat(chatId: string, content: ComposerContent): void {
    $chatId.set(chatId);
    // What is not kept is named nowhere, not in the history of the browser either.
    const title = $isTemporary.get()
      ? ''
      : content.text.trim().split('\n')[0]?.slice(0, 60) || content.attachments[0]?.name || '';
    $isTemporary.set(false);
    $chat.set(ready(newChat(chatId, title, isoInstant(environment.clock.now()))));
    navigate(`/chat/${chatId}`, { replace: true });
  }

  /** Asks the run to stop; says "Stopping" until the log says it has ended. Also before the server knows of the run. */
  async function stop(): Promise<void> {
    if (isOnItsWay()) isStopWanted = true;
    const run = $activeRun.get();
    if (!run || $stoppingRunId.get() === run.id) return;
    $stoppingRunId.set(run.id);
    const result = await request('POST /runs/:run_id/stop', { params: { run_id: run.id }, isQuiet: true });
    if (result.ok) return;
    $stoppingRunId.set(null);
    notify(result.error.message, 'error');
  }

  async function rename(title: string): Promise<void> {
    const chat = $chat.get();
    const wanted = title.trim();
    if (chat?.state !== 'ready' || wanted === '' || wanted === chat.value.title) return;
    const { id, title: before } = chat.value;
    update((one) => ({ ...one, title: wanted }));
    const result = await request('POST /chats/:chat_id', {
      params: { chat_id: id },
      body: { title: wanted },
      isQuiet: true,
    });
    if (result.ok) return announceChatChange({ kind: 'renamed', chatId: id, title: wanted });
    update((one) => ({ ...one, title: before }));
    notify(refusalSentence(railTexts.renameFailed, result.error), 'error');
  }

  /** Somebody did something to a chat, in this or another tab: the end of an own run is looked at anyway. */
  function onChatsChanged(chatId: string | null): void {
    const own = $chatId.get();
    if (own !== null && (chatId ?? own) === own && !isBusy()) void load();
    announceChatChange({ kind: 'changed', chatId: chatId ?? own ?? '' });
  }

  /** Follows an existing chat wherever it goes on; a chat that does not exist yet is nowhere else. */
  function followShownChat(): () => void {
    let unfollow: (() => void) | null = null;
    const stopId = $chatId.subscribe((chatId) => {
      if (chatId === null) unfollow?.();
      unfollow = chatId === null ? null : (unfollow ?? outside.followChats(onChatsChanged));
    });
    return () => {
      stopId();
      unfollow?.();
    };
  }

  /** Follows what other tabs, devices and the rail do, until stopped. Leaving never stops a run. */
  function start(): () => void {
    const stops = [
      followShownChat(),
      $chatChange.listen((change) => {
        if (change?.kind === 'renamed' && change.chatId === $chatId.get())
          update((chat) => ({ ...chat, title: change.title }));
      }),
      outside.drafts.onOwnerKnown(() => {
        if (!isOnItsWay()) composer.open($chatId.get());
      }),
      environment.page.onFocus(() => {
        const state = $chat.get()?.state;
        const isThere = state === 'ready' || state === 'failed';
        if (isThere && !isBusy()) void load();
      }),
    ];
    return () => {
      for (const stopOne of stops) stopOne();
      runs.stopAll();
      isOpened = false;
    };
  }

  return {
    $chatId,
    $chat,
    $turns,
    $activeRun,
    $sending,
    $isStopping,
    $sentCount,
    $openCount,
    $runs,
    $cost: shown.$cost,
    older: shown.older,
    goToMessage: shown.goToMessage,
    $target: shown.$target,
    composer,
    runs,
    open,
    load,
    send,
    ask,
    again,
    instead,
    $replacing,
    $isTemporary,
    editLast: () => $editCount.set($editCount.get() + 1),
    $queueCount,
    queue: () => $queueCount.set($queueCount.get() + 1),
    isBusy,
    sendContent,
    stop,
    rename,
    start,
  };
}

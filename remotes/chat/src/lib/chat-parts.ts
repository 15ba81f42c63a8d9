import type { Chat, Message } from '@loupe/shared/contract/chats';
import type { Run } from '@loupe/shared/contract/runs';
import type { RunView } from '@loupe/shared/lib/run-reducer';

/** Messages that are read at a time. */
export const PART_MESSAGES = 50;
/** Before the first message of any chat. */
const NOTHING_EARLIER: Chat['earlier'] = {
  message_count: 0,
  used_credits: 0,
  file_count: 0,
  report_run: null,
};

/** A chat in which nothing was said yet; `at` is when it began, ISO 8601. */
export const newChat = (id: string, title: string, at: string): Chat => ({
  id,
  title,
  created_at: at,
  messages: [],
  runs: [],
  earlier: NOTHING_EARLIER,
  branch_count: 1,
  hidden_credits: 0,
});

/** The chat with an older part before it. */
export function withOlder(chat: Chat, older: Chat): Chat {
  const messages = [...unknown(older.messages, chat.messages), ...chat.messages];
  const fileCount = chat.earlier.file_count + filesOf(chat.messages) - filesOf(messages);
  return {
    ...chat,
    messages,
    runs: [...unknown(older.runs, chat.runs), ...chat.runs],
    earlier: { ...older.earlier, file_count: Math.max(0, fileCount) },
  };
}

/**
 * The chat with what is newer than its last message; null when something between the two is missing, or a question has
 * other versions by now.
 */
export function withNewer(chat: Chat, newer: Chat): Chat | null {
  if (newer.branch_count !== chat.branch_count) return null;
  const fresh = unknown(newer.messages, chat.messages);
  const known = chat.earlier.message_count + chat.messages.length;
  if (newer.earlier.message_count + newer.messages.length - fresh.length !== known) return null;
  const changed = new Map(newer.runs.map((run) => [run.id, run]));
  return {
    ...chat,
    title: newer.title,
    kept_until: newer.kept_until,
    hidden_credits: newer.hidden_credits,
    messages: [...chat.messages, ...fresh],
    runs: [...chat.runs.map((run) => changed.get(run.id) ?? run), ...unknown(newer.runs, chat.runs)],
  };
}

/** The chat with the answer that the log of its run has brought. */
export function withAnswer(chat: Chat, run: Run, view: RunView): Chat {
  const id = view.answerMessageId;
  if (id === null || chat.messages.some((message) => message.id === id)) return chat;
  const answer: Message = {
    id,
    role: 'assistant',
    text: view.report || view.answer,
    created_at: view.finishedAt ?? run.created_at,
    run_id: run.id,
    agent: run.agent,
    files: [],
  };
  return { ...chat, messages: [...chat.messages, answer] };
}

/** Runs of a chat as far as it was read; before them the newest report of what was not. */
export function knownRuns({ runs, earlier }: Chat): readonly Run[] {
  return earlier.report_run ? [earlier.report_run, ...runs] : runs;
}

/** Different files in the messages of a chat, also in those that were not read. */
export const fileCountOf = (chat: Chat): number => chat.earlier.file_count + filesOf(chat.messages);

/** Credits that a chat has cost so far, in whole credits, in all of its branches. */
export const costOf = ({ runs, earlier, hidden_credits: hidden }: Chat): number =>
  earlier.used_credits + creditsOf(runs) + hidden;

/** Credits that runs have used, in whole credits. */
export const creditsOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, run) => sum + run.used_credits, 0);

const filesOf = (messages: readonly Message[]): number =>
  new Set(messages.flatMap(({ files }) => files.map(({ id }) => id))).size;

function unknown<T extends { readonly id: string }>(found: readonly T[], known: readonly T[]): T[] {
  const ids = new Set(known.map(({ id }) => id));
  return found.filter(({ id }) => !ids.has(id));
}

import type { Chat, Message } from '@loupe/shared/contract/chats';
import type { Run } from '@loupe/shared/contract/runs';
import { creditsOf } from './chat-parts.ts';

/** The chat with a question, and its run, instead of another one and all that came after that. */
export function withReplacement(chat: Chat, replacedId: string, message: Message, run: Run): Chat {
  const at = chat.messages.findIndex(({ id }) => id === replacedId);
  const replaced = chat.messages[at];
  if (!replaced) return chat;
  const kept = cutBefore(chat, at);
  const before = replaced.versions ?? [replaced.id];
  const versions = [...before, message.id];
  return {
    ...chat,
    messages: [...kept.messages, { ...message, versions }],
    runs: [...kept.runs, run],
    // The first branch of a chat makes two of it.
    branch_count: chat.branch_count + 1,
    hidden_credits: chat.hidden_credits + creditsOf(chat.runs) - creditsOf(kept.runs),
  };
}

/** The chat with another branch from one of its questions on, which `part` begins with a version of. */
export function withBranch(chat: Chat, part: Chat): Chat {
  const versions = part.messages[0]?.versions ?? [];
  const at = chat.messages.findIndex(({ id }) => versions.includes(id));
  if (at < 0) return chat;
  const kept = cutBefore(chat, at);
  return {
    ...part,
    messages: [...kept.messages, ...part.messages],
    runs: [...kept.runs, ...part.runs],
    earlier: chat.earlier,
  };
}

/** What was said before a message, with the runs of that. */
function cutBefore({ messages, runs }: Chat, at: number): Pick<Chat, 'messages' | 'runs'> {
  const kept = messages.slice(0, at);
  const ids = new Set(kept.map(({ id }) => id));
  return { messages: kept, runs: runs.filter((run) => ids.has(run.message_id)) };
}

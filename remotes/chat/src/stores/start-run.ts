import type { AgentInputs } from '@loupe/shared/contract/agents';
import type { Message } from '@loupe/shared/contract/chats';
import type { Run } from '@loupe/shared/contract/runs';
import { createCommand, isRefused } from '@loupe/shared/stores/command';
import type { RequestFailure } from '@loupe/shared/stores/request';
import { announceChatChange } from './chat-changes.ts';
import type { Outside } from './outside.ts';

export interface NewMessage {
  readonly text: string;
  readonly agent?: string;
  readonly inputs?: AgentInputs;
  readonly attachment_ids?: string[];
  /** The question it stands in for. */
  readonly replaces?: string;
}

export type Started =
  | { readonly ok: true; readonly chatId: string; readonly message: Message; readonly run: Run }
  | { readonly ok: false; readonly error: RequestFailure };

/**
 * Sends messages so that a retry can never start a second run or a second chat: the key and the new chat are
 * kept until the server has answered, and used again for the same message.
 */
export function createRunStarter({ request }: Pick<Outside, 'request'>) {
  const command = createCommand((): { madeChatId: string | null; after: string | null } => ({
    madeChatId: null,
    after: null,
  }));

  /**
   * Sends into `chatId`, or into a chat made for it when null. `after` is the message that was shown last at the first try:
   * at the next the message itself may be there already, which makes no other order of it. A temporary chat is made only where
   * that was wished for.
   */
  async function start(
    chatId: string | null,
    body: NewMessage,
    after: string | null = null,
    isTemporary = false,
  ): Promise<Started> {
    /** The chat that was made for the message. */
    const made: { chatId: string | null } = { chatId: null };
    const sent = await command.send([chatId, body, isTemporary], async (kept) => {
      if (chatId === null && kept.madeChatId === null) {
        const chat = await (isTemporary
          ? request('POST /chats/temporary', { isQuiet: true })
          : request('POST /chats', { body: {}, isQuiet: true }));
        if (!chat.ok) return chat;
        kept.madeChatId = chat.data.chat.id;
      }
      kept.after ??= after;
      made.chatId = kept.madeChatId;
      const target = chatId ?? kept.madeChatId ?? '';
      const answer = await request('POST /chats/:chat_id/messages', {
        params: { chat_id: target },
        body: { ...body, ...(kept.after !== null && { after: kept.after }) },
        idempotencyKey: kept.key,
        isQuiet: true,
      });
      return answer.ok ? { ...answer, data: { ...answer.data, chatId: target } } : answer;
    });
    if (sent.ok) {
      announceChatChange({ kind: 'changed', chatId: sent.data.chatId });
      return { ok: true, ...sent.data };
    }
    // A chat that was made for what is refused would stay empty.
    if (made.chatId !== null && isRefused(sent.error))
      void request('DELETE /chats/:chat_id', { params: { chat_id: made.chatId }, isQuiet: true });
    return sent;
  }

  /**
   * Asks once more what a run of the chat was asked. The key is the run's and that of the last run of the chat, where it
   * is another: however often it is pressed, in whatever tab and after whatever answer was lost, one run begins.
   */
  async function again(chatId: string, runId: string, lastRunId: string): Promise<Started> {
    const sent = await request('POST /runs/:run_id/again', {
      params: { run_id: runId },
      idempotencyKey: lastRunId === runId ? `again:${runId}` : `again:${runId}:${lastRunId}`,
      isQuiet: true,
    });
    if (!sent.ok) return sent;
    announceChatChange({ kind: 'changed', chatId });
    return { ok: true, chatId, ...sent.data };
  }

  return { start, again };
}

/** Where in a file the problem is, when the server named it (`prices.invalid`). */
export interface ProblemPlace {
  readonly line: number | null;
  readonly column: string | null;
}

/** Line and column out of an error's details; null when the sentence already names the line or nothing is known. */
export function placeOf(error: RequestFailure): ProblemPlace | null {
  const line = typeof error.details.line === 'number' ? error.details.line : null;
  const rawColumn = error.details.column;
  const column = typeof rawColumn === 'string' || typeof rawColumn === 'number' ? String(rawColumn) : null;
  if (line === null && column === null) return null;
  return /\bline \d/i.test(error.message) ? null : { line, column };
}

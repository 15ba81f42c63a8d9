import type { ChatSummary, Message } from '@loupe/shared/contract/chats';
import type { StoredFile } from '@loupe/shared/contract/files';
import type { ListedChat, MessageRow } from './chats.repository.ts';

export function presentChatSummary({ chat, activeRunStatus, isShared }: ListedChat): ChatSummary {
  return {
    id: chat.id,
    title: chat.title,
    agent: chat.agent,
    created_at: chat.createdAt.toISOString(),
    updated_at: chat.updatedAt.toISOString(),
    active_run_status: activeRunStatus,
    is_shared: isShared,
    is_pinned: chat.pinnedAt !== null,
  };
}

export function presentMessage(message: Omit<MessageRow, 'position'>, files: readonly StoredFile[]): Message {
  return {
    id: message.id,
    role: message.role,
    text: message.text,
    created_at: message.createdAt.toISOString(),
    run_id: message.runId,
    agent: message.agent,
    files: [...files],
  };
}

import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { ListedChat } from './chat-list.read-model.ts';

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
    is_unread: isUnread(chat),
    is_archived: chat.archivedAt !== null,
    folder_id: chat.folderId,
  };
}

/** A run has ended since the person last looked at the chat. */
function isUnread({ answeredAt, readAt }: ListedChat['chat']): boolean {
  return answeredAt !== null && (readAt === null || answeredAt > readAt);
}

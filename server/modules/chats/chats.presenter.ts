import type { Message } from '@loupe/shared/contract/chats';
import type { StoredFile } from '@loupe/shared/contract/files';
import type { MessageRow } from './chats.repository.ts';

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

import type { Message } from '@loupe/shared/contract/chats';
import type { StoredFile } from '@loupe/shared/contract/files';
import type { MessageRow } from './chats.repository.ts';

/** `versions`: ids of the question and of those beside it, where there are any. */
export function presentMessage(
  message: Omit<MessageRow, 'position' | 'branchId'>,
  files: readonly StoredFile[],
  versions?: readonly string[],
): Message {
  return {
    id: message.id,
    role: message.role,
    text: message.text,
    created_at: message.createdAt.toISOString(),
    run_id: message.runId,
    agent: message.agent,
    files: [...files],
    ...(versions && { versions: [...versions] }),
  };
}

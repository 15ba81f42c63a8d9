import { createHash } from 'node:crypto';
import type { NewMessage } from './send-message.usecases.ts';

/** Fingerprint of what was asked, independent of the order of its fields. */
export function requestHashOf(given: NewMessage): string {
  const inputs = Object.entries(given.inputs ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const content: unknown[] = [
    given.chatId,
    given.text,
    given.agent ?? null,
    inputs,
    given.attachmentIds ?? [],
  ];
  const { replaces, after } = given;
  if (replaces !== undefined || after !== undefined) content.push({ replaces, after });
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

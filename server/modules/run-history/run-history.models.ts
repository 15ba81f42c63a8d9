import type { AgentDefinition } from '../../agents/agent-definition.ts';
import { titleFrom } from '../chats/chats.models.ts';

/** Place in the list, which is newest first. */
export interface RunPosition {
  readonly createdAt: Date;
  readonly id: string;
}

export function encodeCursor({ createdAt, id }: RunPosition): string {
  return Buffer.from(`${createdAt.getTime()}:${id}`).toString('base64url');
}

/** Null for what no answer of ours contained. */
export function decodeCursor(cursor: string): RunPosition | null {
  const [, time, id] = /^(\d{1,15}):(run_\w+)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : null;
}

/** So much of an answer is read for its heading. */
export const headingWithin = 600;

/** What a report says it found: its first heading, as plain text; null where it has none, as the answers of a chat. */
export function findingOf(answer: string | null): string | null {
  const heading = /^#{1,3} +(.+)$/m.exec(answer ?? '')?.[1] ?? '';
  const plain = heading
    .replaceAll(/!?\[([^\]]*)\]\(#(?:source|claim):[^)]*\)/g, (_, text: string) =>
      /^\d+$/.test(text) ? '' : text,
    )
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|\\(?=[^\w\s])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain === '' ? null : plain;
}

/** What was asked: the question, or the first thing a form says, but for files; null where it says nothing. */
export function questionOf(
  agent: Pick<AgentDefinition, 'inputs'> | undefined,
  prompt: string,
  inputs: Readonly<Record<string, string>>,
): string | null {
  if (prompt.trim() !== '') return titleFrom(prompt);
  for (const { name, kind, default: usual, options } of agent?.inputs ?? []) {
    const value = inputs[name];
    if (!value || value === usual) continue;
    if (kind === 'text') return titleFrom(value);
    if (kind === 'choice') return options.find((option) => option.value === value)?.label ?? null;
  }
  return null;
}

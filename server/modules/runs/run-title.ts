import type { StoredFile } from '@loupe/shared/contract/files';
import { fileIdsIn } from '@loupe/shared/lib/file-ids';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import { titleFrom } from '../chats/chats.models.ts';

/** What a chat is called: after the question, or after the agent of a filled-in form and what that is about. */
export function titleOf(
  agent: AgentDefinition,
  prompt: string,
  inputs: Record<string, string>,
  files: readonly StoredFile[],
): string {
  if (prompt) return titleFrom(prompt);
  const subject = subjectOf(agent, inputs, files);
  return titleFrom(subject ? `${agent.title}: ${subject}` : agent.title);
}

/** The first short input that says something: a text, a file's name, a choice that is not the default. */
function subjectOf(
  agent: AgentDefinition,
  inputs: Record<string, string>,
  files: readonly StoredFile[],
): string | undefined {
  for (const field of agent.inputs) {
    const value = inputs[field.name];
    if (!value || value === field.default) continue;
    if (field.kind === 'text') return value;
    if (field.kind === 'file' || field.kind === 'files')
      return files.find((file) => file.id === fileIdsIn(value)[0])?.name;
    if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label;
  }
  return undefined;
}

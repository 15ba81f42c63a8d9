import { createHash } from 'node:crypto';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import { fileInputs } from './runs.models.ts';

export interface AskedRun {
  /** What the run is kept under; a person's own agent is not the one it is built on. */
  readonly slug: string;
  readonly agent: AgentDefinition;
  readonly chatId: string;
  readonly prompt: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/**
 * Names what a run is about, so that the same question asked again later is known as the same: agent, question and form
 * without what changes from time to time (own files, days) and without the depth. Where nothing else is left, only a run
 * of the same chat is about the same: two forms with nothing but files may be about anything.
 */
export function inputsKeyOf({ slug, agent, chatId, prompt, inputs }: AskedRun): string {
  const own = new Set(fileInputs(agent, inputs).map(({ field }) => field));
  const days = new Set(agent.inputs.flatMap(({ kind, name }) => (kind === 'date' ? [name] : [])));
  const standing = Object.entries(inputs)
    .filter(([name]) => name !== 'depth' && !own.has(name) && !days.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const defaults = new Map(agent.inputs.map(({ name, default: value }) => [name, value]));
  const isNamed = prompt !== '' || standing.some(([name, value]) => defaults.get(name) !== value);
  const about = [slug, prompt, standing, isNamed ? null : chatId];
  return createHash('sha256').update(JSON.stringify(about)).digest('hex');
}

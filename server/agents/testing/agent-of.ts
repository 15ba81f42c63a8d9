import type { Language } from '@loupe/shared/lib/language';
import type { AgentDefinition } from '../agent-definition.ts';
import { agents } from '../registry.ts';

/** An agent in the words of a language. */
export function agentOf(slug: string, language: Language = 'en'): AgentDefinition {
  const found = agents[language].find((agent) => agent.slug === slug);
  if (found === undefined) throw new Error(`There is no agent ${slug}.`);
  return found;
}

import { languages, type Language } from '@loupe/shared/lib/language';
import type { AgentDefinition } from './agent-definition.ts';
import { ownStageTitle } from './own-agent/own-agent-definition.ts';
import { currentLanguage } from '../language/language.ts';

/** The agents of this server in the language spoken right now, in the order of the explore page. */
export interface AgentCatalogue {
  all(): readonly AgentDefinition[];
  find(slug: string): AgentDefinition | undefined;
  /** Title for people: of a person's own agent what it was called; of one that is gone, its slug. */
  title(slug: string, own?: string | null): string;
  /** Title of a stage for people; of one that is gone, its id. `slug` is that of the base of a person's own agent. */
  stageTitle(slug: string, stageId: string): string;
}

/** Throws when two agents have the same slug. */
export function createAgentCatalogue(
  agents: Readonly<Record<Language, readonly AgentDefinition[]>>,
): AgentCatalogue {
  for (const language of languages)
    if (new Set(agents[language].map(({ slug }) => slug)).size !== agents[language].length)
      throw new Error('Two agents have the same slug.');
  const all = () => agents[currentLanguage()];
  const find = (slug: string) => all().find((agent) => agent.slug === slug);
  return {
    all,
    find,
    title: (slug, own) => own ?? find(slug)?.title ?? slug,
    stageTitle: (slug, stageId) =>
      find(slug)?.stages.find(({ id }) => id === stageId)?.title ?? ownStageTitle(stageId) ?? stageId,
  };
}

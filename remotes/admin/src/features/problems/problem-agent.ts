import { problemsTexts } from '#texts/problems';

interface Agent {
  readonly agent: string;
  readonly agent_title: string;
  readonly is_own_agent: boolean;
}

/** The agent by its title; one of a person's own by what it is built on, for its name is theirs. */
export function agentName({ agent, agent_title: title, is_own_agent: isOwn }: Agent): string {
  if (!isOwn) return title;
  return agent === 'own' ? problemsTexts.ownAgent : problemsTexts.ownBasedOn(title);
}

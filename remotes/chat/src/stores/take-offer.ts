import type { AgentCard } from '@loupe/shared/contract/agents';
import type { Composer } from './composer.ts';

/** Begins a message to an agent, below what is being written; nothing is sent. */
export function takeOffer(
  composer: Pick<Composer, '$text' | 'setText' | 'setAgent'>,
  agent: AgentCard,
  text: string,
): void {
  const draft = composer.$text.get();
  composer.setAgent(agent);
  if (!draft.endsWith(text)) composer.setText(draft === '' ? text : `${draft}\n${text}`);
}

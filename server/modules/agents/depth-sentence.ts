import type { Depth } from '@loupe/shared/contract/agents';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import type { Engine } from '../../engines/engine.ts';
import type { Sample } from '../../samples/sample-run.ts';
import { depthTexts } from './messages/depth-texts.ts';

/** Whom the sentence is about: an agent of the house, or a person's own and what that is built on. */
export interface DepthSubject {
  readonly agent: Pick<AgentDefinition, 'estimates' | 'mostFiles'>;
  /** Of the agent, or of the one it is built on; null where there is none. */
  readonly sample: Sample | null;
  readonly own: { readonly baseTitle: string | null } | null;
}

/**
 * What a depth does with what works here: of the built-in analyst what was measured on the sample data, of a language model
 * what it is given. Null where nothing is known of it.
 */
export function depthSentence(
  { agent, sample, own }: DepthSubject,
  depth: Depth,
  engine: Engine['kind'],
): string | null {
  const texts = depthTexts();
  if (engine === 'model') return texts.model(agent.estimates[depth].credits_max);
  if (sample === null) return own === null ? null : texts.noDepth;
  const facts = sample.facts[depth];
  const measured = facts.sameAs === null ? texts.measured(facts) : texts.same(facts.sameAs, facts);
  const files = agent.mostFiles === undefined ? [] : [texts.mostFiles(agent.mostFiles[depth])];
  const said = [measured, ...files].join(' ');
  return own?.baseTitle == null ? said : texts.base(own.baseTitle, said);
}

import type { AgentCard, AgentDetail } from '@loupe/shared/contract/agents';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import type { Engine } from '../../engines/engine.ts';

/** What the explore page shows; the range is from the cheapest depth to the dearest. */
export function presentAgentCard(agent: AgentDefinition): AgentCard {
  const { quick, standard, deep } = agent.estimates;
  const all = [quick, standard, deep];
  return {
    slug: agent.slug,
    title: agent.title,
    icon: agent.icon,
    category: agent.category,
    outcome: agent.outcome,
    is_featured: agent.isFeatured,
    credits_min: Math.min(...all.map((one) => one.credits_min)),
    credits_max: Math.max(...all.map((one) => one.credits_max)),
    minutes_min: Math.min(...all.map((one) => one.minutes_min)),
    minutes_max: Math.max(...all.map((one) => one.minutes_max)),
  };
}

export function presentAgentDetail(
  agent: AgentDefinition,
  engine: Engine,
  sample: AgentDetail['sample'],
): AgentDetail {
  const { quick, standard, deep } = agent.estimates;
  return {
    ...presentAgentCard(agent),
    delivers: [...agent.delivers],
    limits: [...agent.limits],
    sources_used: [...agent.sourcesUsed],
    stages: agent.stages.map(({ id, title }) => ({ id, title })),
    inputs: agent.inputs.map((field) => ({ ...field })),
    estimates: { quick: { ...quick }, standard: { ...standard }, deep: { ...deep } },
    sample,
    engine: engine.kind,
    engine_label: engine.label,
  };
}

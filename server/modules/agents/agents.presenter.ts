import type { AgentCard, AgentDetail, Depth } from '@loupe/shared/contract/agents';
import type { AgentDefinition, Estimate } from '../../agents/agent-definition.ts';
import type { Engine } from '../../engines/engine.ts';
import { filesHeldFor } from '../runs/opened-archives.ts';
import { depthSentence, type DepthSubject } from './depth-sentence.ts';

/** Tools that wait for other servers, as long as those take. */
const webTools: readonly string[] = ['web_search', 'fetch_page'];

/** What decides how long a run takes. */
export interface Pace {
  readonly engine: Engine['kind'];
  readonly hasWebSearch: boolean;
}

export const paceOf = (deps: {
  readonly runs: { readonly engine: Engine };
  readonly config: { readonly searchUrl: string | null };
}): Pace => ({ engine: deps.runs.engine.kind, hasWebSearch: deps.config.searchUrl !== null });

/**
 * Minutes of an estimate. The declared ones are a language model's; the built-in analyst reads and computes within
 * seconds, unless it has to wait for the web.
 */
function minutesOf(agent: AgentDefinition, { minutes_min, minutes_max }: Estimate, pace: Pace) {
  if (pace.engine === 'model') return { minutes_min, minutes_max };
  const waits = pace.hasWebSearch && agent.tools.some((tool) => webTools.includes(tool));
  return { minutes_min: 0, minutes_max: waits ? minutes_max : 0 };
}

/** What the explore page shows; the range is from the cheapest depth to the dearest. */
export function presentAgentCard(agent: AgentDefinition, pace: Pace): AgentCard {
  const { quick, standard, deep } = agent.estimates;
  const all = [quick, standard, deep].map((one) => ({ ...one, ...minutesOf(agent, one, pace) }));
  return {
    slug: agent.slug,
    title: agent.title,
    icon: agent.icon,
    category: agent.category,
    outcome: agent.outcome,
    wants: [...agent.wants],
    is_featured: agent.isFeatured,
    credits_min: Math.min(...all.map((one) => one.credits_min)),
    credits_max: Math.max(...all.map((one) => one.credits_max)),
    minutes_min: Math.min(...all.map((one) => one.minutes_min)),
    minutes_max: Math.max(...all.map((one) => one.minutes_max)),
  };
}

/** The estimate of a depth, with what the depth does and for how many files of zips more is held. */
function presentEstimate(
  subject: DepthSubject & { readonly agent: AgentDefinition },
  depth: Depth,
  pace: Pace,
) {
  const { agent, own } = subject;
  const estimate = agent.estimates[depth];
  const does = depthSentence(subject, depth, pace.engine);
  const filesMax = filesHeldFor(agent, depth, own !== null);
  return {
    ...estimate,
    ...minutesOf(agent, estimate, pace),
    ...(does !== null && { does }),
    ...(filesMax !== null && { files_max: filesMax }),
  };
}

export function presentAgentDetail(
  subject: DepthSubject & { readonly agent: AgentDefinition },
  engine: Engine,
  pace: Pace,
  sample: AgentDetail['sample'],
): AgentDetail {
  const { agent } = subject;
  return {
    ...presentAgentCard(agent, pace),
    delivers: [...agent.delivers],
    limits: [...agent.limits],
    sources_used: [...agent.sourcesUsed],
    stages: agent.stages.map(({ id, title }) => ({ id, title })),
    inputs: agent.inputs.map((field) => ({ ...field })),
    estimates: {
      quick: presentEstimate(subject, 'quick', pace),
      standard: presentEstimate(subject, 'standard', pace),
      deep: presentEstimate(subject, 'deep', pace),
    },
    sample,
    engine: engine.kind,
    engine_label: engine.label(),
  };
}

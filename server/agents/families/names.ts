import { adverseMediaAnalysis } from '../adverse-media-analysis.agent.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { patentResearch } from '../patent-research.agent.ts';

/** Agents that hold names and wordings against documents: adverse media, patents. */
export const nameAgents = (): AgentDefinition[] => [adverseMediaAnalysis(), patentResearch()];

import type { AgentDefinition } from '../agent-definition.ts';
import { amazonProductResearch } from '../amazon-product-research.agent.ts';
import { consumerSentiment } from '../consumer-sentiment.agent.ts';
import { logisticsSustainability } from '../logistics-sustainability.agent.ts';

/** Agents of tables: reviews, listings, lanes. */
export const tableAgents = (): AgentDefinition[] => [
  consumerSentiment(),
  amazonProductResearch(),
  logisticsSustainability(),
];

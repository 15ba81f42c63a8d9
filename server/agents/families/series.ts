import type { AgentDefinition } from '../agent-definition.ts';
import { cryptoAnalysis } from '../crypto-analysis.agent.ts';
import { investmentOpportunityDiscovery } from '../investment-opportunity-discovery.agent.ts';

/** Agents of price series and exports of them. */
export const seriesAgents = (): AgentDefinition[] => [cryptoAnalysis(), investmentOpportunityDiscovery()];

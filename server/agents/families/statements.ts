import type { AgentDefinition } from '../agent-definition.ts';
import { preInvestmentDeepDiligence } from '../pre-investment-deep-diligence.agent.ts';

/** Agents of statements and data rooms. */
export const statementAgents = (): AgentDefinition[] => [preInvestmentDeepDiligence()];

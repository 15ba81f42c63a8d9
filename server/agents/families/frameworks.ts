import type { AgentDefinition } from '../agent-definition.ts';
import { marketingStrategy } from '../marketing-strategy.agent.ts';

/** Agents that choose between options. */
export const frameworkAgents = (): AgentDefinition[] => [marketingStrategy()];

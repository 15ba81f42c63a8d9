import type { AgentDefinition } from '../agent-definition.ts';
import { businessStrategy } from '../business-strategy.agent.ts';
import { marketingStrategy } from '../marketing-strategy.agent.ts';

/** Agents that choose between options. */
export const frameworkAgents = (): AgentDefinition[] => [businessStrategy(), marketingStrategy()];

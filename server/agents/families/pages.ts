import type { AgentDefinition } from '../agent-definition.ts';
import { seo } from '../seo.agent.ts';

/** Agents of web pages. */
export const pageAgents = (): AgentDefinition[] => [seo()];

import type { AgentDefinition } from '../agent-definition.ts';
import { fitnessPlan } from '../fitness-plan.agent.ts';
import { japanItinerary } from '../japan-itinerary.agent.ts';
import { upskillingRoadmap } from '../upskilling-roadmap.agent.ts';

/** Agents that place things on days. */
export const plannerAgents = (): AgentDefinition[] => [fitnessPlan(), japanItinerary(), upskillingRoadmap()];

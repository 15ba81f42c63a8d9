import type { AgentDefinition } from './agent-definition.ts';
import { chat } from './chat.agent.ts';
import { companyResearch } from './company-research.agent.ts';
import { stockMarketAnalysis } from './stock-market-analysis.agent.ts';

/** Every agent, in the order of the explore page; plain chat is not listed there. */
export const agents: readonly AgentDefinition[] = [stockMarketAnalysis, companyResearch, chat];

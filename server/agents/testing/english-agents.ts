import { agentOf } from './agent-of.ts';

export const chat = agentOf('chat');
export const companyResearch = agentOf('company-research');
export const financialStatements = agentOf('financial-statement-analysis');
export const stockMarketAnalysis = agentOf('stock-market-analysis');

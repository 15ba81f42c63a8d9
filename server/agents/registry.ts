import type { Language } from '@loupe/shared/lib/language';
import { speaking } from '../language/language.ts';
import type { AgentDefinition } from './agent-definition.ts';
import { agentOrder } from './agent-order.ts';
import { chatIn } from './chat.agent.ts';
import { companyResearchIn } from './company-research.agent.ts';
import { frameworkAgents } from './families/frameworks.ts';
import { monitoringAgents } from './families/monitoring.ts';
import { nameAgents } from './families/names.ts';
import { pageAgents } from './families/pages.ts';
import { plannerAgents } from './families/planners.ts';
import { scoringAgents } from './families/scoring.ts';
import { seriesAgents } from './families/series.ts';
import { statementAgents } from './families/statements.ts';
import { tableAgents } from './families/tables.ts';
import { financialStatementAnalysisIn } from './financial-statement-analysis.agent.ts';
import { agentTexts } from './messages/agents-texts.ts';
import { stockMarketAnalysisIn } from './stock-market-analysis.agent.ts';

/** Each file belongs to whoever builds that family: a new agent is a line there and none here. */
const families = [
  seriesAgents,
  statementAgents,
  scoringAgents,
  nameAgents,
  tableAgents,
  pageAgents,
  monitoringAgents,
  plannerAgents,
  frameworkAgents,
];

const placeOf = ({ slug }: AgentDefinition): number => {
  const place = agentOrder.indexOf(slug);
  if (place < 0) throw new Error(`agent-order.ts does not know ${slug}.`);
  return place;
};

/** Every agent in the words of the language spoken, in the order of the explore page; plain chat is not listed there. */
function agentsNow(): readonly AgentDefinition[] {
  const texts = agentTexts();
  const standing = [
    stockMarketAnalysisIn(texts),
    companyResearchIn(texts),
    financialStatementAnalysisIn(texts),
    chatIn(texts, () => all.filter(({ isListed }) => isListed)),
  ];
  const all: AgentDefinition[] = [...standing, ...families.flatMap((family) => family())];
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The same agents in each language: same forms, stages and prices, other words. */
export const agents: Readonly<Record<Language, readonly AgentDefinition[]>> = {
  en: speaking('en', agentsNow),
  de: speaking('de', agentsNow),
};

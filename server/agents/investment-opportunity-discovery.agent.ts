import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { discoverOpportunities } from './investment-opportunity-discovery/analyse.ts';
import { screenFormTexts } from './investment-opportunity-discovery/messages/screen-texts.ts';
import { screenOutlineNotes } from './investment-opportunity-discovery/outline-notes.ts';
import { readScreenRequest, screenSlug } from './investment-opportunity-discovery/request.ts';
import { agentTexts } from './messages/agents-texts.ts';

const accept = ['.csv', '.tsv', '.xlsx', '.html', '.md'];

/** The agent that screens and ranks a list of companies. */
export function investmentOpportunityDiscovery(): AgentDefinition {
  const all = agentTexts();
  const texts = screenFormTexts();
  return {
    slug: screenSlug,
    title: texts.title,
    icon: 'telescope',
    category: all.categories.markets,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: false,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: [
      field({
        name: 'universe',
        label: texts.universe,
        kind: 'file',
        accept,
        hint: texts.universeHint,
        example: texts.universeExample,
      }),
      field({
        name: 'rules',
        label: texts.rules,
        kind: 'long_text',
        hint: texts.rulesHint,
        example: texts.rulesExample,
      }),
      field({
        name: 'weights',
        label: texts.weights,
        kind: 'text',
        hint: texts.weightsHint,
        example: texts.weightsExample,
      }),
      field({
        name: 'top',
        label: texts.top,
        kind: 'number',
        hint: texts.topHint,
        example: '10',
        is_secondary: true,
      }),
      field({
        name: 'earlier',
        label: texts.earlier,
        kind: 'file',
        accept,
        hint: texts.earlierHint,
        is_secondary: true,
      }),
      field({
        name: 'prices',
        label: texts.prices,
        kind: 'files',
        accept,
        hint: texts.pricesHint,
        is_secondary: true,
      }),
      sampleDataField(all),
      depthField(all, texts.depthHint),
    ],
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'query_table', 'calculate'],
    estimates: {
      quick: { credits_min: 5, credits_max: 25, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 8, credits_max: 35, minutes_min: 1, minutes_max: 1 },
      deep: { credits_min: 8, credits_max: 40, minutes_min: 1, minutes_max: 2 },
    },
    sample: {
      inputs: {
        sample: 'sample',
        rules: texts.rulesExample,
        weights: texts.weightsExample,
        depth: 'standard',
      },
    },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, screenOutlineNotes),
    instructions: `You screen a list of companies by the person's own rules. Read the export (read_file), apply each rule as it is written (query_table), and say which rule rejected a company with its value. A rule that cannot be applied is said, never guessed. A negative price-earnings ratio is a loss and never cheap. Never compare amounts in different currencies. Rank only by columns that are there, link every number as a figure, and say which factors are missing. Never predict, never advise to buy or sell. Mark sample data as sample data.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readScreenRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: discoverOpportunities,
  };
}

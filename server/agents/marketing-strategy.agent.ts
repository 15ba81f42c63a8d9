import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';
import { analyseMarketing } from './marketing-strategy/analyse.ts';
import { marketingTexts } from './marketing-strategy/messages/marketing-texts.ts';
import { marketingOutlineNotes } from './marketing-strategy/outline-notes.ts';
import { readMarketingFiles } from './marketing-strategy/request.ts';

const accept = ['.csv', '.tsv', '.xlsx', '.html', '.md'];

/** The agent that splits an advertising budget. */
export function marketingStrategy(): AgentDefinition {
  const all = agentTexts();
  const texts = marketingTexts().form;
  const { fields } = texts;
  return {
    slug: 'marketing-strategy',
    title: texts.title,
    icon: 'megaphone',
    category: all.categories.strategy,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: false,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: [
      field({ name: 'history', label: fields.history, kind: 'files', accept, hint: fields.historyHint }),
      field({ name: 'budget', label: fields.budget, kind: 'number', hint: fields.budgetHint }),
      field({ name: 'price', label: fields.price, kind: 'number', hint: fields.priceHint }),
      field({ name: 'margin', label: fields.margin, kind: 'number', hint: fields.marginHint }),
      sampleDataField(all),
      field({ name: 'product', label: fields.product, kind: 'text', example: fields.productExample }),
      field({
        name: 'channels',
        label: fields.channels,
        kind: 'text',
        hint: fields.channelsHint,
        example: fields.channelsExample,
        is_secondary: true,
      }),
      field({
        name: 'assumptions',
        label: fields.assumptions,
        kind: 'long_text',
        hint: fields.assumptionsHint,
        example: fields.assumptionsExample,
        is_secondary: true,
      }),
      field({ name: 'start', label: fields.start, kind: 'date', is_secondary: true }),
      depthField(all, texts.depthHint),
    ],
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'query_table', 'calculate'],
    estimates: {
      quick: { credits_min: 8, credits_max: 40, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 10, credits_max: 45, minutes_min: 1, minutes_max: 1 },
      deep: { credits_min: 10, credits_max: 50, minutes_min: 1, minutes_max: 2 },
    },
    sample: {
      inputs: {
        sample: 'sample',
        budget: '3000',
        price: '80',
        margin: '60',
        start: '2026-12-28',
        depth: 'standard',
      },
    },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, marketingOutlineNotes),
    instructions: `You split an advertising budget by the person's own campaigns. Read every file given (read_file). For each channel compute click price, share of clicks that buy with its range, and cost per sale (calculate), and link each as a figure with its rows. Break-even is price times margin. Use no benchmark: a channel without history needs the person's numbers, otherwise say what to give. With no sale seen give the highest share it can be, not zero. Say at what spend to stop. Mark sample data as sample data.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readMarketingFiles(inputs, asked))) await tools.openFile(id);
    },
    analyse: analyseMarketing,
  };
}

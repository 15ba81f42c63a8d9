import type { AgentDefinition } from './agent-definition.ts';
import { monitorLaunches } from './competitor-launch-monitoring/analyse.ts';
import { launchTexts } from './competitor-launch-monitoring/messages/launch-texts.ts';
import { launchOutlineNotes } from './competitor-launch-monitoring/outline-notes.ts';
import { readLaunchRequest } from './competitor-launch-monitoring/request.ts';
import { depthField, field, notesIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';

const texts = ['.md', '.txt', '.html', '.docx', '.pdf', '.xml', '.rss', '.atom'];
const lists = ['.csv', '.tsv', '.xlsx', '.html', '.md'];

/** The agent that tells what competitors launched, and what of it is new. */
export function competitorLaunchMonitoring(): AgentDefinition {
  const all = agentTexts();
  const { form } = launchTexts();
  const { fields } = form;
  const prices = { kind: 'file', accept: lists, is_secondary: true } as const;
  return {
    slug: 'competitor-launch-monitoring',
    title: form.title,
    icon: 'radar',
    category: all.categories.strategy,
    outcome: form.outcome,
    wants: form.wants,
    isFeatured: false,
    isListed: true,
    delivers: form.delivers,
    limits: form.limits,
    sourcesUsed: form.sourcesUsed,
    inputs: [
      field({
        name: 'competitors',
        label: fields.competitors,
        kind: 'long_text',
        hint: fields.competitorsHint,
        example: fields.competitorsExample,
        is_required: true,
      }),
      field({
        name: 'sources',
        label: fields.sources,
        kind: 'files',
        accept: texts,
        hint: fields.sourcesHint,
      }),
      field({ name: 'since', label: fields.since, kind: 'date', hint: fields.sinceHint }),
      sampleDataField(all),
      field({
        name: 'own_product',
        label: fields.ownProduct,
        kind: 'text',
        hint: fields.ownProductHint,
        example: fields.ownProductExample,
        is_secondary: true,
      }),
      field({ name: 'old_prices', label: fields.oldPrices, hint: fields.oldPricesHint, ...prices }),
      field({ name: 'new_prices', label: fields.newPrices, hint: fields.newPricesHint, ...prices }),
      depthField(all, form.depthHint),
    ],
    stages: stagesIn(form.stages),
    tools: ['read_file', 'query_table', 'calculate'],
    estimates: {
      quick: { credits_min: 10, credits_max: 60, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 12, credits_max: 70, minutes_min: 1, minutes_max: 1 },
      deep: { credits_min: 12, credits_max: 75, minutes_min: 1, minutes_max: 2 },
    },
    sample: {
      inputs: {
        competitors: 'Halvorsen; Kestrel & Vane; Dunmore; Pomeroy Mills',
        own_product: 'Aurelo Uno',
        sample: 'sample',
        depth: 'standard',
      },
    },
    outline: Object.values(form.outline),
    outlineNotes: notesIn(form.outline, launchOutlineNotes),
    instructions: `You monitor launches of listed competitors for a marketing team that must decide whether to react. Read every article, feed and price list given (read_file). A launch is a dated sentence about a product of a listed competitor; quote it with its source, name every paper that has it, and count it once. Say whether it is announced, available, delayed, cancelled or a rumour. What is denied or only possible is no launch; a launch of somebody who is not listed is not counted. Never invent a day: where only the article has one, say so. Compare prices row by row and refuse unlike units. Everything is for review; recommend nothing. Mark sample data as sample data.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readLaunchRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: monitorLaunches,
  };
}

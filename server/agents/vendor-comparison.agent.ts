import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';
import { compareVendors } from './vendor-comparison/analyse.ts';
import { vendorTexts } from './vendor-comparison/messages/vendor-texts.ts';
import { vendorOutlineNotes } from './vendor-comparison/outline-notes.ts';
import { readVendorRequest } from './vendor-comparison/request.ts';

const accept = ['.csv', '.tsv', '.xlsx', '.pdf', '.docx', '.html', '.md'];
const estimate = { credits_min: 10, credits_max: 70, minutes_min: 1, minutes_max: 1 };

/** The agent for offers of vendors. */
export function vendorComparison(): AgentDefinition {
  const all = agentTexts();
  const { form } = vendorTexts();
  const { fields } = form;
  return {
    slug: 'vendor-comparison',
    title: form.title,
    icon: 'git-compare-arrows',
    category: all.categories.companies,
    outcome: form.outcome,
    wants: form.wants,
    isFeatured: false,
    isListed: true,
    delivers: form.delivers,
    limits: form.limits,
    sourcesUsed: form.sourcesUsed,
    inputs: [
      field({ name: 'sheets', label: fields.sheets, kind: 'files', accept, hint: fields.sheetsHint }),
      field({
        name: 'criteria',
        label: fields.criteria,
        kind: 'long_text',
        hint: fields.criteriaHint,
        example: fields.criteriaExample,
      }),
      field({
        name: 'must_have',
        label: fields.mustHave,
        kind: 'long_text',
        hint: fields.mustHaveHint,
        example: fields.mustHaveExample,
      }),
      sampleDataField(all),
      field({
        name: 'term',
        label: fields.term,
        kind: 'number',
        example: '36',
        default: '36',
        is_secondary: true,
      }),
      field({
        name: 'quantity',
        label: fields.quantity,
        kind: 'number',
        hint: fields.quantityHint,
        example: '25',
        is_secondary: true,
      }),
      depthField(all, form.depthHint),
    ],
    stages: stagesIn(form.stages),
    tools: ['read_file', 'query_table', 'calculate', 'score_matrix'],
    estimates: { quick: estimate, standard: estimate, deep: estimate },
    sample: {
      inputs: {
        sample: 'sample',
        must_have: 'Data kept in the EU\nUptime at least 99.9\nSingle sign-on',
        quantity: '40',
        term: '36',
        depth: 'standard',
      },
    },
    outline: Object.values(form.outline),
    outlineNotes: notesIn(form.outline, vendorOutlineNotes),
    instructions: `You compare offers. Read every file given (read_file). For each vendor and criterion take the answer with its cell; an answer that is not there stays empty and is never an average. Normalise numbers within a criterion, weigh them with the weights given, and say which share of the weight has an answer. Never compare different currencies or units. Say which weight would turn the order, what the offers cost over the term (calculate), which must-haves are met, and which questions to send. Mark sample data as sample data. Score with score_matrix, the weights of the form as its criteria.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readVendorRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: compareVendors,
  };
}

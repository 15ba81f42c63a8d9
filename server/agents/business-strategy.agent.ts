import type { AgentDefinition } from './agent-definition.ts';
import { planBusiness } from './business-strategy/analyse.ts';
import { businessTexts } from './business-strategy/messages/business-texts.ts';
import { businessOutlineNotes } from './business-strategy/outline-notes.ts';
import { readBusinessRequest } from './business-strategy/request.ts';
import { depthField, field, notesIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';

const accept = ['.pdf', '.docx', '.html', '.md', '.txt'];
const estimate = { credits_min: 8, credits_max: 60, minutes_min: 1, minutes_max: 1 };

const long = (name: string, label: string, hint: string | null, example: string) =>
  field({ name, label, kind: 'long_text', hint, example });

/** The agent for a decision between options. */
export function businessStrategy(): AgentDefinition {
  const all = agentTexts();
  const { form } = businessTexts();
  const { fields } = form;
  return {
    slug: 'business-strategy',
    title: form.title,
    icon: 'route',
    category: all.categories.strategy,
    outcome: form.outcome,
    wants: form.wants,
    isFeatured: false,
    isListed: true,
    delivers: form.delivers,
    limits: form.limits,
    sourcesUsed: form.sourcesUsed,
    inputs: [
      { ...long('options', fields.options, fields.optionsHint, fields.optionsExample), is_required: true },
      long('criteria', fields.criteria, fields.criteriaHint, fields.criteriaExample),
      field({ name: 'facts', label: fields.facts, kind: 'files', accept, hint: fields.factsHint }),
      field({ name: 'goal', label: fields.goal, kind: 'text', example: fields.goalExample }),
      sampleDataField(all),
      {
        ...long('constraints', fields.constraints, fields.constraintsHint, fields.constraintsExample),
        is_secondary: true,
      },
      field({
        name: 'owners',
        label: fields.owners,
        kind: 'text',
        hint: fields.ownersHint,
        is_secondary: true,
      }),
      field({ name: 'start', label: fields.start, kind: 'date', is_secondary: true }),
      depthField(all, form.depthHint),
    ],
    stages: stagesIn(form.stages),
    tools: ['read_file', 'query_table', 'calculate'],
    estimates: { quick: estimate, standard: estimate, deep: estimate },
    sample: { inputs: { ...form.sample, sample: 'sample', depth: 'standard' } },
    outline: Object.values(form.outline),
    outlineNotes: notesIn(form.outline, businessOutlineNotes),
    instructions: `You help to decide between options. Take every number from the person's form and link it; never add one of your own. Quote the notes given (read_file) and sort a sentence into strengths, weaknesses, opportunities or threats only where its words say so. Score the options by the weights given, say which weight and which number within its range would turn the order (calculate), and plan 90 days that begin with what the decision hangs on. Mark judgements as judgements and sample data as sample data.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readBusinessRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: planBusiness,
  };
}

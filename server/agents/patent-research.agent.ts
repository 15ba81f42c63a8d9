import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';
import { researchPatents } from './patent-research/analyse.ts';
import { patentTexts } from './patent-research/messages/patent-texts.ts';
import { patentOutlineNotes } from './patent-research/outline-notes.ts';
import { readPatentRequest } from './patent-research/request.ts';

const texts = ['.pdf', '.docx', '.html', '.md', '.txt'];
const estimate = { credits_min: 10, credits_max: 80, minutes_min: 1, minutes_max: 1 };

/** The agent for an invention and the documents near it. */
export function patentResearch(): AgentDefinition {
  const all = agentTexts();
  const { form } = patentTexts();
  const { fields } = form;
  return {
    slug: 'patent-research',
    title: form.title,
    icon: 'lightbulb',
    category: all.categories.compliance,
    outcome: form.outcome,
    wants: form.wants,
    isFeatured: false,
    isListed: true,
    delivers: form.delivers,
    limits: form.limits,
    sourcesUsed: form.sourcesUsed,
    inputs: [
      field({
        name: 'invention',
        label: fields.invention,
        kind: 'long_text',
        hint: fields.inventionHint,
        example: fields.inventionExample,
      }),
      field({
        name: 'documents',
        label: fields.documents,
        kind: 'files',
        accept: [...texts, '.csv', '.tsv', '.xlsx'],
        hint: fields.documentsHint,
      }),
      field({ name: 'priority_date', label: fields.priority, kind: 'date', hint: fields.priorityHint }),
      sampleDataField(all),
      field({ name: 'invention_file', label: fields.file, kind: 'file', accept: texts, is_secondary: true }),
      depthField(all, form.depthHint),
    ],
    stages: stagesIn(form.stages),
    tools: ['read_file', 'query_table', 'calculate'],
    estimates: { quick: estimate, standard: estimate, deep: estimate },
    sample: { inputs: { sample: 'sample', priority_date: '2026-09-01', depth: 'standard' } },
    outline: Object.values(form.outline),
    outlineNotes: notesIn(form.outline, patentOutlineNotes),
    instructions: `You compare an invention with documents. Read every file given (read_file). Cut the invention into elements and quote, for each document, the passage that holds an element, with its place. Documents dated on or after the priority date are no prior art: set them apart. Say "not found in these documents", never that something is new, and give no legal advice. Write search strings from the words of the documents only. Mark sample data as sample data.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readPatentRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: researchPatents,
  };
}

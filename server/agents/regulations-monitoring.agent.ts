import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';
import { compareRegulations } from './regulations-monitoring/analyse.ts';
import { regulationTexts } from './regulations-monitoring/messages/regulation-texts.ts';
import { regulationOutlineNotes } from './regulations-monitoring/outline-notes.ts';
import { readRegulationFiles } from './regulations-monitoring/request.ts';

const accept = ['.pdf', '.docx', '.html', '.md', '.txt', '.xlsx', '.csv', '.tsv'];

/** The agent that tells what changed between two versions of a rule, and who must do what by when. */
export function regulationsMonitoring(): AgentDefinition {
  const all = agentTexts();
  const texts = regulationTexts().form;
  const [role, topics] = [
    { label: texts.role, hint: texts.roleHint, example: texts.roleExample },
    { label: texts.topics, hint: texts.topicsHint },
  ];
  return {
    slug: 'regulations-monitoring',
    title: texts.title,
    icon: 'scale',
    category: all.categories.compliance,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: false,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: [
      field({ name: 'old', label: texts.old, kind: 'file', accept, hint: texts.oldHint }),
      field({ name: 'new', label: texts.new, kind: 'file', accept, hint: texts.newHint }),
      field({ name: 'role', kind: 'text', ...role }),
      field({ name: 'topics', kind: 'text', ...topics, is_secondary: true }),
      sampleDataField(all),
      depthField(all, texts.depthHint),
    ],
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'query_table', 'calculate', 'clause_diff'],
    estimates: {
      quick: { credits_min: 8, credits_max: 30, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 10, credits_max: 35, minutes_min: 1, minutes_max: 1 },
      deep: { credits_min: 10, credits_max: 40, minutes_min: 1, minutes_max: 2 },
    },
    sample: { inputs: { sample: 'sample', role: 'importer', depth: 'standard' } },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, regulationOutlineNotes),
    instructions: `You compare two versions of one law, regulation or contract for a compliance officer who must know what to change by when. Read both files (read_file). Pair clauses before you compare them: one that was only renumbered is no change. Quote what was and what is, each with its passage. Name who bears a duty only where the sentence names them. Never compute a day from “within 30 days of receipt”; give only days that are written. Say what is grave by these rules: numbers, days, amounts, duties, bans, exceptions, definitions, penalties. Give no legal advice. Mark sample data as sample data. Compare the old and the new text with clause_diff and cite its passages.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readRegulationFiles(inputs, asked))) await tools.openFile(id);
    },
    analyse: compareRegulations,
  };
}

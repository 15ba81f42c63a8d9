import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, optionsIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';
import { auditClaims } from './sustainability-claims-audit/analyse.ts';
import { claimsTexts } from './sustainability-claims-audit/messages/claims-texts.ts';
import { claimsOutlineNotes } from './sustainability-claims-audit/outline-notes.ts';
import { readClaimFiles } from './sustainability-claims-audit/request.ts';

const accept = ['.pdf', '.docx', '.html', '.md', '.txt', '.xlsx', '.csv', '.tsv'];

/** Environmental claims, held against the figures and words beside them. */
export function sustainabilityClaimsAudit(): AgentDefinition {
  const all = agentTexts();
  const texts = claimsTexts().form;
  return {
    slug: 'sustainability-claims-audit',
    title: texts.title,
    icon: 'leaf',
    category: all.categories.sustainability,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: false,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: [
      field({ name: 'reports', label: texts.reports, kind: 'files', accept, hint: texts.reportsHint }),
      field({
        name: 'company',
        label: texts.company,
        kind: 'text',
        hint: texts.companyHint,
        example: texts.companyExample,
      }),
      sampleDataField(all),
      field({
        name: 'standard',
        label: texts.standard,
        kind: 'choice',
        options: optionsIn(texts.standards),
        default: 'eu',
        hint: texts.standardHint,
        is_secondary: true,
      }),
      depthField(all, texts.depthHint),
    ],
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'query_table', 'calculate'],
    estimates: {
      quick: { credits_min: 8, credits_max: 40, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 10, credits_max: 50, minutes_min: 1, minutes_max: 2 },
      deep: { credits_min: 10, credits_max: 60, minutes_min: 1, minutes_max: 2 },
    },
    sample: { inputs: { sample: 'sample', company: 'Fernhill Textiles', standard: 'eu', depth: 'standard' } },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, claimsOutlineNotes),
    instructions: `You audit environmental claims. Read every file (read_file). Quote each claim with its place and say its kind. A denial, a question, a condition and a claim about others is no claim of theirs; an aim is never an achievement. Recompute each percentage from the tables (query_table, calculate): same subject, same limits, same unit, the base year named; link the cells. Where no base year is named, say so and compute nothing. A neutrality that rests on offsetting cannot stay for a product. Say verified, not verified or for review, and why. Give no legal advice. Mark sample data as sample data.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readClaimFiles(inputs, asked))) await tools.openFile(id);
    },
    analyse: auditClaims,
  };
}

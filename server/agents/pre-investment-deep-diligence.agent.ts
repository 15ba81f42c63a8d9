import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, optionsIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';
import { analyseRoom } from './pre-investment-deep-diligence/analyse.ts';
import { diligenceTexts } from './pre-investment-deep-diligence/messages/diligence-texts.ts';
import { diligenceOutlineNotes } from './pre-investment-deep-diligence/outline-notes.ts';
import { readRoomRequest } from './pre-investment-deep-diligence/request.ts';

const accept = ['.zip', '.pdf', '.docx', '.xlsx', '.csv', '.tsv', '.html', '.md', '.txt'];

/** What the data room of a company shows before one invests, and what it does not. */
export function preInvestmentDeepDiligence(): AgentDefinition {
  const all = agentTexts();
  const texts = diligenceTexts().form;
  return {
    slug: 'pre-investment-deep-diligence',
    title: texts.title,
    icon: 'briefcase-business',
    category: all.categories.companies,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: false,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: [
      field({
        name: 'company',
        label: texts.company,
        kind: 'text',
        hint: texts.companyHint,
        example: 'Tidewell Analytics',
      }),
      field({ name: 'room', label: texts.room, kind: 'files', accept, hint: texts.roomHint }),
      sampleDataField(all),
      field({
        name: 'stage',
        label: texts.stage,
        kind: 'choice',
        options: optionsIn(texts.stageNames),
        default: 'growth',
        hint: texts.stageHint,
      }),
      depthField(all, texts.depthHint),
    ],
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'query_table', 'calculate', 'statement_ratios'],
    estimates: {
      quick: { credits_min: 8, credits_max: 70, minutes_min: 1, minutes_max: 2 },
      standard: { credits_min: 10, credits_max: 80, minutes_min: 1, minutes_max: 2 },
      deep: { credits_min: 10, credits_max: 90, minutes_min: 1, minutes_max: 3 },
    },
    sample: {
      inputs: { company: 'Tidewell Analytics', sample: 'sample', stage: 'growth', depth: 'standard' },
    },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, diligenceOutlineNotes),
    instructions: `You read the data room of one private company for an investor. Read every file (read_file) and say of each which point of the checklist it stands for. Compute ratios, customer shares, retention, months of cash and shares of the cap table from cells only (query_table, calculate) and link them. A number of the pitch is never a fact: hold it against the accounts of the same year and say where they differ. Quote clauses on change of control, exclusivity, unlimited liability and termination; do not judge them in law. What is not in the room is missing, not bad. Files of another company are left out, and said. Mark sample data as sample data. Take ratios of statements from statement_ratios.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readRoomRequest(inputs, asked))) await tools.openFile(id);
    },
    analyse: analyseRoom,
  };
}

import type { InputField } from '@loupe/shared/contract/agents';
import type { AgentDefinition } from './agent-definition.ts';
import { researchCompany } from './company-research/analyse.ts';
import { documentLimits } from './company-research/gather.ts';
import { companyOutlineNotes } from './company-research/outline-notes.ts';
import { readCompanyRequest } from './company-research/request.ts';
import { companyField, sampleCompanyField } from './company-fields.ts';
import { notesIn, depthField, field, optionsIn, stagesIn } from './depth-field.ts';
import { agentTexts, type AgentTexts } from './messages/agents-texts.ts';
import { appError } from '../errors/app-error.ts';

const documents = ['.zip', '.pdf', '.docx', '.xlsx', '.csv', '.tsv', '.html', '.md', '.txt'];

/** The agent for companies, in the words of a language. */
export function companyResearchIn(all: AgentTexts): AgentDefinition {
  const texts = all.company;
  return {
    slug: 'company-research',
    title: texts.title,
    icon: 'building-2',
    category: all.categories.companies,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: true,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: inputsIn(all),
    stages: stagesIn(texts.stages),
    tools: [
      'read_file',
      'search_files',
      'query_table',
      'web_search',
      'fetch_page',
      'calculate',
      'statement_ratios',
    ],
    estimates: {
      quick: { credits_min: 20, credits_max: 60, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 30, credits_max: 110, minutes_min: 1, minutes_max: 2 },
      deep: { credits_min: 35, credits_max: 200, minutes_min: 1, minutes_max: 3 },
    },
    mostFiles: documentLimits,
    sample: {
      inputs: {
        company: 'Northwind Freight',
        sample_company: 'northwind-freight',
        focus: 'everything',
        depth: 'standard',
      },
    },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, companyOutlineNotes),
    instructions: `You research a company from documents. Read every file given (read_file), or the sample dossier named in the inputs; search_files for topics; web_search and fetch_page only when a web search is set up.
Write the report in the order of the outline, beginning with a title that says the finding. Every statement ends with the mark of the passage it rests on. Give each fact a status: verified (two or more documents agree), unverified (one document), for review (documents differ; show the values side by side with their words). Compute ratios from the statements only and link them as figures. Never fill a gap from memory. End with open questions and missing documents. Mark sample data as sample data. Take ratios of statements from statement_ratios.`,
    async check(inputs, tools, asked) {
      const request = readCompanyRequest(inputs, asked);
      for (const id of request.fileIds) await tools.openFile(id);
      // An empty report helps nobody: say what is missing before credits are held.
      if (request.fileIds.length === 0 && request.sample === null && tools.searchUrl === null)
        throw appError('agent.inputs_invalid', {
          field: 'document',
          sentence: agentTexts.said((t) => t.refusals.nothingToRead(request.company)),
        });
    },
    analyse: researchCompany,
  };
}

function inputsIn(all: AgentTexts): InputField[] {
  const { company: texts, none } = all;
  return [
    companyField({ label: texts.company, hint: texts.companyHint }),
    field({
      name: 'document',
      label: texts.document,
      kind: 'file',
      accept: documents,
      hint: texts.documentHint,
    }),
    field({
      name: 'document_2',
      label: texts.document2,
      kind: 'file',
      accept: documents,
      is_secondary: true,
    }),
    field({
      name: 'document_3',
      label: texts.document3,
      kind: 'file',
      accept: documents,
      is_secondary: true,
    }),
    sampleCompanyField('sample_company', { label: texts.sampleCompany, hint: texts.sampleCompanyHint }, none),
    field({
      name: 'focus',
      label: texts.focus,
      kind: 'choice',
      options: optionsIn(texts.focuses),
      default: 'everything',
    }),
    depthField(all, texts.depthHint),
  ];
}

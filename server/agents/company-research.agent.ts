import { sampleCompanyChoices } from '../library/library.ts';
import type { AgentDefinition } from './agent-definition.ts';
import { researchCompany } from './company-research/analyse.ts';
import { readCompanyRequest } from './company-research/request.ts';
import { depthField, field } from './depth-field.ts';
import { appError } from '../errors/app-error.ts';

const documents = ['.pdf', '.docx', '.xlsx', '.csv', '.tsv', '.html', '.md', '.txt'];

export const companyResearch: AgentDefinition = {
  slug: 'company-research',
  title: 'Company Research',
  icon: 'building-2',
  category: 'Companies',
  outcome:
    'Profile, people, figures and news of a company, each with its source, contradictions side by side',
  isFeatured: true,
  isListed: true,
  delivers: [
    'Profile with the status of every fact: verified, unverified or for review',
    'Timeline, people and key figures, each with the line or page it stands on',
    'Ratios computed from the statements, with formula and inputs',
    'Contradictions between documents, side by side with their words',
    'Open questions and missing documents',
  ],
  limits: [
    'Reads facts from labels, tables and plain sentences in English',
    'Documents of the company itself are not independent of each other',
    'The web is searched only when a web search is set up',
  ],
  sourcesUsed: [
    'Your files (PDF, DOCX, XLSX, CSV, HTML, Markdown, text)',
    'Sample dossiers, marked as sample data',
    'Web pages, when a web search is set up',
  ],
  inputs: [
    field({
      name: 'company',
      label: 'Company',
      kind: 'text',
      example: 'Northwind Freight',
      hint: 'As it is named in the documents.',
    }),
    field({
      name: 'document',
      label: 'Document',
      kind: 'file',
      accept: documents,
      hint: 'Annual report, profile, register extract, news.',
    }),
    field({ name: 'document_2', label: 'Second document', kind: 'file', accept: documents }),
    field({ name: 'document_3', label: 'Third document', kind: 'file', accept: documents }),
    field({
      name: 'sample_company',
      label: 'Sample dossier',
      kind: 'choice',
      options: [{ value: '', label: 'None' }, ...sampleCompanyChoices],
      default: '',
      hint: 'A fictional company. Your own files win when both are given.',
    }),
    field({
      name: 'focus',
      label: 'Focus',
      kind: 'choice',
      options: [
        { value: 'everything', label: 'Everything' },
        { value: 'people', label: 'People' },
        { value: 'finances', label: 'Finances' },
        { value: 'risks', label: 'Risks' },
      ],
      default: 'everything',
    }),
    depthField('Quick reads up to 4 documents, Standard 8, Deep 12.'),
  ],
  stages: [
    { id: 'gather', title: 'Gather the documents' },
    { id: 'extract', title: 'Extract the facts' },
    { id: 'compare', title: 'Compare the sources' },
    { id: 'quote', title: 'Find passages to quote' },
    { id: 'report', title: 'Write the report' },
  ],
  tools: ['read_file', 'search_files', 'web_search', 'fetch_page', 'calculate'],
  estimates: {
    quick: { credits_min: 20, credits_max: 60, minutes_min: 1, minutes_max: 1 },
    standard: { credits_min: 30, credits_max: 110, minutes_min: 1, minutes_max: 2 },
    deep: { credits_min: 35, credits_max: 150, minutes_min: 1, minutes_max: 3 },
  },
  sample: {
    inputs: {
      company: 'Northwind Freight',
      sample_company: 'northwind-freight',
      focus: 'everything',
      depth: 'standard',
    },
  },
  outline: [
    'Profile',
    'Timeline',
    'People',
    'Key figures',
    'Contradictions',
    'In the words of the sources',
    'Verification',
    'Open questions',
    'Missing documents',
    'How it was made',
  ],
  instructions: `You research a company from documents. Read every file given (read_file), or the sample dossier named in the inputs; search_files for topics; web_search and fetch_page only when a web search is set up.
Write the report in the order of the outline, beginning with a title that says the finding. Every statement ends with the mark of the passage it rests on. Give each fact a status: verified (two or more documents agree), unverified (one document), for review (documents differ; show the values side by side with their words). Compute ratios from the statements only and link them as figures. Never fill a gap from memory. End with open questions and missing documents. Mark sample data as sample data.`,
  async check(inputs, tools, asked) {
    const request = readCompanyRequest(inputs, asked?.prompt, asked?.fileIds);
    if (request.company.length > 200)
      throw appError('agent.inputs_invalid', {
        field: 'company',
        sentence: 'The name of the company is too long.',
      });
    for (const id of request.fileIds) await tools.openFile(id);
    // An empty report helps nobody: say what is missing before credits are held.
    if (request.fileIds.length === 0 && request.sample === null && tools.searchUrl === null)
      throw appError('agent.inputs_invalid', {
        field: 'document',
        sentence: `There is nothing to read about “${request.company}”. Attach files about it, or choose a sample dossier.`,
      });
  },
  analyse: researchCompany,
};

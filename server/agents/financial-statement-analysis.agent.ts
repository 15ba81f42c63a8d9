import type { AgentDefinition } from './agent-definition.ts';
import { companyField, sampleCompanyField } from './company-fields.ts';
import { depthField, field, notesIn, optionsIn, stagesIn } from './depth-field.ts';
import { analyseStatements, statementFields } from './financial-statement-analysis/analyse.ts';
import { statementOutlineNotes } from './financial-statement-analysis/outline-notes.ts';
import { readCompanyFiles } from './ground/company-files.ts';
import type { AgentTexts } from './messages/agents-texts.ts';

const accept = ['.pdf', '.docx', '.xlsx', '.csv', '.tsv', '.html', '.md'];

/** The agent for statements, in the words of a language. */
export function financialStatementAnalysisIn(all: AgentTexts): AgentDefinition {
  const texts = all.statements;
  return {
    slug: 'financial-statement-analysis',
    title: texts.title,
    icon: 'file-chart-column',
    category: all.categories.companies,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: false,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: [
      companyField({ label: texts.company, hint: texts.companyHint }),
      field({
        name: 'statements',
        label: texts.statements,
        kind: 'file',
        accept,
        hint: texts.statementsHint,
      }),
      field({ name: 'statements_2', label: texts.statements2, kind: 'file', accept, is_secondary: true }),
      sampleCompanyField('sample', { label: texts.sample, hint: texts.sampleHint }, all.none),
      field({
        name: 'business',
        label: texts.business,
        kind: 'choice',
        options: optionsIn(texts.businesses),
        default: 'unsaid',
        hint: texts.businessHint,
        is_secondary: true,
      }),
      depthField(all, texts.depthHint),
    ],
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'query_table', 'calculate', 'statement_ratios'],
    estimates: {
      quick: { credits_min: 8, credits_max: 25, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 10, credits_max: 30, minutes_min: 1, minutes_max: 1 },
      deep: { credits_min: 10, credits_max: 35, minutes_min: 1, minutes_max: 2 },
    },
    sample: {
      inputs: {
        company: 'Northwind Freight',
        sample: 'northwind-freight',
        business: 'other',
        depth: 'standard',
      },
    },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, statementOutlineNotes),
    instructions: `You analyse the statements of one company. Read every file given (read_file). Compute ratios only from lines of one business year in one currency (calculate), and link each as a figure with its lines. Never add lines up in place of a total that is not printed; say which lines were not found. Use the variant of Altman's score that fits the kind of business, or none. Name red flags with the lines they rest on. Mark sample data as sample data. Take every ratio and change from statement_ratios.`,
    async check(inputs, tools, asked) {
      const { fileIds } = readCompanyFiles(inputs, statementFields, asked);
      for (const id of fileIds) await tools.openFile(id);
    },
    analyse: analyseStatements,
  };
}

import type { AgentDefinition } from './agent-definition.ts';
import { analyseCountry } from './country-risk-snapshot/analyse.ts';
import { countryTexts } from './country-risk-snapshot/messages/country-texts.ts';
import { countryOutlineNotes } from './country-risk-snapshot/outline-notes.ts';
import { readCountryRequest } from './country-risk-snapshot/request.ts';
import { depthField, field, notesIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';

const tables = ['.csv', '.tsv', '.xlsx', '.html', '.md'];
const texts = ['.md', '.txt', '.html', '.pdf', '.docx'];

/** The agent for the risk of entering a country. */
export function countryRiskSnapshot(): AgentDefinition {
  const all = agentTexts();
  const { fields, ...form } = countryTexts().form;
  const typed = (name: 'country' | 'sector') =>
    field({
      name,
      label: fields[name],
      kind: 'text',
      hint: fields[`${name}Hint`],
      example: fields[`${name}Example`],
    });
  const more = { is_secondary: true };
  return {
    slug: 'country-risk-snapshot',
    title: form.title,
    icon: 'shield-alert',
    category: all.categories.strategy,
    outcome: form.outcome,
    wants: form.wants,
    isFeatured: false,
    isListed: true,
    delivers: form.delivers,
    limits: form.limits,
    sourcesUsed: form.sourcesUsed,
    inputs: [
      typed('country'),
      field({
        name: 'indicators',
        label: fields.indicators,
        kind: 'file',
        accept: tables,
        hint: fields.indicatorsHint,
      }),
      field({ name: 'news', label: fields.news, kind: 'files', accept: texts, hint: fields.newsHint }),
      typed('sector'),
      sampleDataField(all),
      field({
        name: 'weights',
        label: fields.weights,
        kind: 'long_text',
        hint: fields.weightsHint,
        example: fields.weightsExample,
        ...more,
      }),
      field({
        name: 'peers',
        label: fields.peers,
        kind: 'text',
        hint: fields.peersHint,
        example: fields.peersExample,
        ...more,
      }),
      depthField(all, form.depthHint),
    ],
    stages: stagesIn(form.stages),
    tools: ['read_file', 'query_table', 'calculate'],
    estimates: {
      quick: { credits_min: 6, credits_max: 65, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 8, credits_max: 70, minutes_min: 1, minutes_max: 1 },
      deep: { credits_min: 8, credits_max: 75, minutes_min: 1, minutes_max: 2 },
    },
    sample: { inputs: { sample: 'sample', country: 'Tavaria', depth: 'standard' } },
    outline: Object.values(form.outline),
    outlineNotes: notesIn(form.outline, countryOutlineNotes),
    instructions: `You compare one country with the others of a file. Read every file given (read_file). Give each figure with its year and compare only figures of one year (query_table); fewer than five other countries give no percentile. Score no indicator whose better direction is not known. A missing figure lowers the coverage and is never zero; below 60 % of the weight there is no word. Quote events word for word with their day; never foretell. Say that bands, weights and triggers are rules of thumb. Mark sample data as sample data.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readCountryRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: analyseCountry,
  };
}

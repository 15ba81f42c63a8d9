import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, optionsIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';
import { analyseLanes } from './logistics-sustainability/analyse.ts';
import { logisticsTexts } from './logistics-sustainability/messages/logistics-texts.ts';
import { logisticsOutlineNotes } from './logistics-sustainability/outline-notes.ts';
import { readLogisticsFiles } from './logistics-sustainability/request.ts';

const accept = ['.csv', '.tsv', '.xlsx', '.html', '.md'];
const units = (symbols: readonly string[], none: string) => [
  { value: '', label: none },
  ...symbols.map((value) => ({ value, label: value })),
];

/** The agent for freight and its emissions. */
export function logisticsSustainability(): AgentDefinition {
  const all = agentTexts();
  const texts = logisticsTexts().form;
  const { fields } = texts;
  return {
    slug: 'logistics-sustainability',
    title: texts.title,
    icon: 'truck',
    category: all.categories.sustainability,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: false,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: [
      field({ name: 'lanes', label: fields.lanes, kind: 'files', accept, hint: fields.lanesHint }),
      field({
        name: 'goal',
        label: fields.goal,
        kind: 'text',
        hint: fields.goalHint,
        example: fields.goalExample,
      }),
      field({
        name: 'costs',
        label: fields.costs,
        kind: 'long_text',
        hint: fields.costsHint,
        example: fields.costsExample,
      }),
      sampleDataField(all),
      field({
        name: 'vehicle',
        label: fields.vehicle,
        kind: 'choice',
        options: optionsIn(fields.vehicles),
        default: '',
        hint: fields.vehicleHint,
      }),
      field({
        name: 'fuel',
        label: fields.fuel,
        kind: 'file',
        accept,
        hint: fields.fuelHint,
        is_secondary: true,
      }),
      field({
        name: 'weight_unit',
        label: fields.weightUnit,
        kind: 'choice',
        options: units(['kg', 't', 'lb'], all.none),
        default: '',
        is_secondary: true,
      }),
      field({
        name: 'distance_unit',
        label: fields.distanceUnit,
        kind: 'choice',
        options: units(['km', 'mi'], all.none),
        default: '',
        is_secondary: true,
      }),
      depthField(all, texts.depthHint),
    ],
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'query_table', 'calculate', 'emissions'],
    estimates: {
      quick: { credits_min: 8, credits_max: 65, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 10, credits_max: 70, minutes_min: 1, minutes_max: 1 },
      deep: { credits_min: 10, credits_max: 75, minutes_min: 1, minutes_max: 2 },
    },
    sample: {
      inputs: {
        sample: 'sample',
        goal: '20 % by 2030',
        costs: 'rail: EUR 40,000 once, -12,000 a year\nelectric: EUR 90,000 once, 4,000 a year',
        depth: 'standard',
      },
    },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, logisticsOutlineNotes),
    instructions: `You compute the emissions of freight. Read every file given (read_file). For each lane multiply weight in tonnes by distance in kilometres and by the published factor of its vehicle (calculate), and link each as a figure with its cells, the factor's ID and year. Never guess a distance, a weight or a unit: list what is missing. Compare measures by what they save on the lanes they apply to, with what they take for granted; do not add them up. Mark sample data as sample data. Take the emissions of the lanes from emissions, never from a factor of your own.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readLogisticsFiles(inputs, asked))) await tools.openFile(id);
    },
    analyse: analyseLanes,
  };
}

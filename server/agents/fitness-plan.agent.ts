import type { InputField } from '@loupe/shared/contract/agents';
import type { AgentDefinition } from './agent-definition.ts';
import { depthField, field, notesIn, optionsIn, stagesIn } from './depth-field.ts';
import { planFitness } from './fitness-plan/analyse.ts';
import { fitnessTexts } from './fitness-plan/messages/fitness-texts.ts';
import { fitnessOutlineNotes } from './fitness-plan/outline-notes.ts';
import { readFitnessRequest } from './fitness-plan/request.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';

const logs = ['.csv', '.tsv', '.xlsx'];
const estimate = { credits_min: 8, credits_max: 60, minutes_min: 1, minutes_max: 1 };

/** What is asked for once more is opened. */
function moreFields({ fields, sexes }: ReturnType<typeof fitnessTexts>['form']): InputField[] {
  const sex = [
    { value: '', label: sexes.none },
    { value: 'female', label: sexes.female },
    { value: 'male', label: sexes.male },
  ];
  const more: readonly Parameters<typeof field>[0][] = [
    { name: 'age', label: fields.age, kind: 'number', example: '34' },
    { name: 'height', label: fields.height, kind: 'text', hint: fields.heightHint, example: '178 cm' },
    { name: 'weight', label: fields.weight, kind: 'text', hint: fields.weightHint, example: '82 kg' },
    { name: 'sex', label: fields.sex, kind: 'choice', hint: fields.sexHint, options: sex, default: '' },
    { name: 'target_weight', label: fields.target, kind: 'text', hint: fields.targetHint, example: '78 kg' },
    { name: 'start', label: fields.start, kind: 'date', hint: fields.startHint },
    { name: 'log', label: fields.log, kind: 'file', accept: logs, hint: fields.logHint },
    {
      name: 'assumptions',
      label: fields.assumptions,
      kind: 'long_text',
      hint: fields.assumptionsHint,
      example: fields.assumptionsExample,
    },
  ];
  return more.map((one) => field({ ...one, is_secondary: true }));
}

/** The agent for three months of training. */
export function fitnessPlan(): AgentDefinition {
  const all = agentTexts();
  const { form } = fitnessTexts();
  const { fields } = form;
  const choice = (name: 'goal' | 'level', options: Readonly<Record<string, string>>, usual: string) =>
    field({ name, label: fields[name], kind: 'choice', options: optionsIn(options), default: usual });
  return {
    slug: 'fitness-plan',
    title: form.title,
    icon: 'dumbbell',
    category: all.categories.planning,
    outcome: form.outcome,
    wants: form.wants,
    isFeatured: false,
    isListed: true,
    delivers: form.delivers,
    limits: form.limits,
    sourcesUsed: form.sourcesUsed,
    inputs: [
      choice('goal', form.goals, 'general'),
      choice('level', form.levels, 'beginner'),
      field({
        name: 'days',
        label: fields.days,
        kind: 'text',
        hint: fields.daysHint,
        example: fields.daysExample,
      }),
      field({
        name: 'minutes',
        label: fields.minutes,
        kind: 'number',
        hint: fields.minutesHint,
        default: '45',
      }),
      field({
        name: 'equipment',
        label: fields.equipment,
        kind: 'text',
        hint: fields.equipmentHint,
        example: fields.equipmentExample,
      }),
      field({
        name: 'limits',
        label: fields.limits,
        kind: 'long_text',
        hint: fields.limitsHint,
        example: fields.limitsExample,
      }),
      sampleDataField(all),
      ...moreFields(form),
      depthField(all, form.depthHint),
    ],
    stages: stagesIn(form.stages),
    tools: ['read_file', 'query_table', 'calculate', 'schedule'],
    estimates: { quick: estimate, standard: estimate, deep: estimate },
    sample: { inputs: { ...form.sample, sample: 'sample', depth: 'standard' } },
    outline: Object.values(form.outline),
    outlineNotes: notesIn(form.outline, fitnessOutlineNotes),
    instructions: `You plan three months of training. You are no physician: give no diagnosis, and plan nothing where the person names chest pain, fainting, pregnancy, a recent operation or a fresh injury, is younger than 16, or wants to lose weight while underweight or faster than one percent of body weight a week; say what a physician has to be asked. Use only the days, minutes, equipment and limits given, and leave out every exercise that could strain a part of the body that is named. Say the first session with exercises, sets, repetitions, rest and minutes; then twelve dated weeks with every fourth one lighter. Compute minutes and energy (calculate), name each rule of thumb as an assumption, and read the training log (read_file, query_table) for the weights to begin with. Place sessions on days with schedule. Mark sample data as sample data.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readFitnessRequest(inputs, tools.now, asked).files)) await tools.openFile(id);
    },
    analyse: planFitness,
  };
}

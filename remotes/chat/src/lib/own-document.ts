import type { AgentDetail, InputField } from '@loupe/shared/contract/agents';
import type { OwnAgentDocument, OwnBlock, OwnInput } from '@loupe/shared/contract/own-agents';
import { ownAgentLimits } from '@loupe/shared/lib/own-agent-limits';
import { builderTexts } from '#texts/builder';

/** An agent of one's own before anything was typed. */
export const emptyDocument: OwnAgentDocument = {
  title: '',
  icon: 'file-search',
  outcome: '',
  instructions: '',
  base: null,
  presets: {},
  inputs: [],
  questions: [],
  blocks: [],
  tools: ['read_file', 'search_files', 'query_table', 'calculate'],
  packs: [],
  cap_credits: 20,
  sample: {},
};

/** A copy of an agent of the house: its form and work, under a name of one's own. */
export function documentFrom(agent: AgentDetail, title: string): OwnAgentDocument {
  return {
    ...emptyDocument,
    title: title.slice(0, ownAgentLimits.title),
    outcome: agent.outcome.slice(0, ownAgentLimits.outcome),
    base: agent.slug,
    cap_credits: Math.min(ownAgentLimits.capMax, Math.max(ownAgentLimits.capMin, agent.credits_max)),
  };
}

/** A field's name from its label: small letters, digits and "_", and no name that is taken. */
function nameOf(label: string, taken: readonly string[]): string {
  const bare = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 24);
  const name =
    bare === '' || ['depth', 'sample', 'files'].includes(bare) ? `field_${bare}`.replace(/_$/, '') : bare;
  if (!taken.includes(name)) return name;
  const free = Array.from({ length: taken.length + 1 }, (_, i) => `${name}_${i + 2}`);
  return free.find((one) => !taken.includes(one)) ?? name;
}

export const newInput = (): OwnInput => ({
  name: '',
  label: '',
  hint: '',
  kind: 'text',
  is_required: false,
  options: [],
});

export const newBlock = (title: string): OwnBlock => ({ kind: 'tables', title, note: '' });

/** A field of its form with the name it has, or gets when it is kept. */
export interface NamedInput extends OwnInput {
  /** Its place in the form. */
  readonly at: number;
}

/** The fields that have a label, under the names they have or get when they are kept. */
export function namedInputs(inputs: readonly OwnInput[]): NamedInput[] {
  const taken = inputs.map(({ name }) => name).filter(Boolean);
  return inputs.flatMap((input, at) => {
    if (input.label.trim() === '') return [];
    const name = input.name || nameOf(input.label, taken);
    taken.push(name);
    return [{ ...input, at, name }];
  });
}

const plainField = { hint: null, is_required: false, options: [], accept: [], example: null, default: null };

/**
 * What a run of it is given: the fields of the agent it is built on that are not always the same; else its own, and a
 * place for files where its maker made none. `filesLabel` names that place.
 */
export function trialFields(
  { base, presets, inputs }: OwnAgentDocument,
  baseFields: readonly InputField[],
  filesLabel: string,
): InputField[] {
  if (base !== null) return baseFields.filter(({ name }) => (presets[name] ?? '').trim() === '');
  const own = namedInputs(inputs).map(({ name, label, kind, is_required, options }) => ({
    ...plainField,
    name,
    label,
    kind,
    is_required,
    options: lines(options).map((one) => ({ value: one, label: one })),
  }));
  const hasFiles = own.some(({ kind }) => kind === 'files');
  return hasFiles ? own : [{ ...plainField, name: 'files', label: filesLabel, kind: 'files' }, ...own];
}

const lines = (all: readonly string[]): string[] => all.map((one) => one.trim()).filter(Boolean);

/** Why the form cannot be kept as it is, as a sentence; null where it can. What the server alone knows it says itself. */
export function problemOf({ title, questions, inputs }: OwnAgentDocument): string | null {
  if (title.trim() === '') return builderTexts.titleNeeded;
  const asked = lines(questions);
  if (asked.length > ownAgentLimits.questions)
    return builderTexts.tooManyQuestions(ownAgentLimits.questions, asked.length);
  const long = asked.find((one) => one.length > ownAgentLimits.question);
  if (long !== undefined)
    return builderTexts.longQuestion(`${long.slice(0, 40)}…`, ownAgentLimits.question, long.length);
  for (const { kind, label, options } of namedInputs(inputs)) {
    const choices = lines(options);
    if (kind !== 'choice') continue;
    if (choices.length > ownAgentLimits.options)
      return builderTexts.tooManyOptions(label, ownAgentLimits.options, choices.length);
    const wide = choices.find((one) => one.length > ownAgentLimits.option);
    if (wide !== undefined)
      return builderTexts.longOption(label, `${wide.slice(0, 40)}…`, ownAgentLimits.option);
  }
  return null;
}

/** What is sent: fields named after their labels, blank lines and rows gone. */
export function documentToSend(document: OwnAgentDocument): OwnAgentDocument {
  return {
    ...document,
    title: document.title.trim(),
    inputs: namedInputs(document.inputs).map(({ at: _at, ...input }) => ({
      ...input,
      options: input.kind === 'choice' ? [...new Set(lines(input.options))] : [],
    })),
    questions: lines(document.questions),
    blocks: document.blocks.filter(({ title }) => title.trim() !== ''),
    presets: document.base === null ? {} : filled(document.presets),
  };
}

const filled = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

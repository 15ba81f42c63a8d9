import type { Depth, InputField } from '@loupe/shared/contract/agents';
import type { AgentTexts } from './messages/agents-texts.ts';

/** The field every agent has. */
export function depthField({ depth }: AgentTexts, hint: string): InputField {
  return {
    name: 'depth',
    label: depth.label,
    hint,
    kind: 'choice',
    is_required: false,
    options: [
      { value: 'quick', label: depth.quick },
      { value: 'standard', label: depth.standard },
      { value: 'deep', label: depth.deep },
    ],
    accept: [],
    example: null,
    default: 'standard',
  };
}

/** Depth as asked for; standard when nothing valid was said. */
export function depthOf(inputs: Readonly<Record<string, string>>): Depth {
  return inputs.depth === 'quick' || inputs.depth === 'deep' ? inputs.depth : 'standard';
}

/** A field with the usual empty values filled in. */
export function field(given: Pick<InputField, 'name' | 'label' | 'kind'> & Partial<InputField>): InputField {
  return { hint: null, is_required: false, options: [], accept: [], example: null, default: null, ...given };
}

/** Choices of a field, by value. */
export function optionsIn(labels: Readonly<Record<string, string>>): InputField['options'] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Stages of an agent, by id. */
export function stagesIn(titles: Readonly<Record<string, string>>): { id: string; title: string }[] {
  return Object.entries(titles).map(([id, title]) => ({ id, title }));
}

/** Notes on what belongs below each heading, in the order of the outline. */
export function notesIn<K extends string>(
  outline: Readonly<Record<K, string>>,
  notes: Readonly<Record<K, string>>,
): string[] {
  return (Object.keys(outline) as K[]).map((key) => notes[key]);
}

import type { Depth, InputField } from '@loupe/shared/contract/agents';

/** The field every agent has. */
export function depthField(hint: string): InputField {
  return {
    name: 'depth',
    label: 'Depth',
    hint,
    kind: 'choice',
    is_required: false,
    options: [
      { value: 'quick', label: 'Quick' },
      { value: 'standard', label: 'Standard' },
      { value: 'deep', label: 'Deep' },
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

import type { AgentDetail } from '@loupe/shared/contract/agents';
import type { OwnAgentDocument, OwnBlock, OwnInput } from '@loupe/shared/contract/own-agents';

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
    title: title.slice(0, 80),
    outcome: agent.outcome.slice(0, 200),
    base: agent.slug,
    cap_credits: Math.min(200, Math.max(5, agent.credits_max)),
  };
}

/** A field's name from its label: small letters, digits and "_", and no name that is taken. */
export function nameOf(label: string, taken: readonly string[]): string {
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

/** What is sent: fields named after their labels, blank lines and rows gone. */
export function documentToSend(document: OwnAgentDocument): OwnAgentDocument {
  const taken: string[] = [];
  const inputs = document.inputs
    .filter(({ label }) => label.trim() !== '')
    .map((input) => {
      const name = input.name === '' ? nameOf(input.label, taken) : input.name;
      taken.push(name);
      return { ...input, name, options: input.kind === 'choice' ? input.options.filter(Boolean) : [] };
    });
  return {
    ...document,
    title: document.title.trim(),
    inputs,
    questions: document.questions.map((one) => one.trim()).filter(Boolean),
    blocks: document.base === null ? document.blocks.filter(({ title }) => title.trim() !== '') : [],
    presets: document.base === null ? {} : filled(document.presets),
  };
}

const filled = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

import type { OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import { agentLibrary } from '../../library/agent-library.ts';
import type { Said } from '../../language/texts.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { inputFault, keptInput } from '../check-input.ts';
import { ownAgentTexts } from './messages/own-agent-texts.ts';
import { placesIn } from './places.ts';

/** Names that mean something to every form. */
const reserved: readonly string[] = ['depth', 'sample', 'files'];

/** A table of reference data an agent may be given, by its file's name. */
const isPack = (name: string): boolean => agentLibrary.ids().includes(`reference/${name}`);

const firstTwice = (names: readonly string[]): string | undefined =>
  names.find((name, i) => names.indexOf(name) !== i);

/**
 * The document without what does not count: one that is built on another has that one's form and work, and what was typed
 * for questions of its own waits until it is built on none again; one that is built on none has nothing that is preset.
 */
export function countingPart(document: OwnAgentDocument): OwnAgentDocument {
  if (document.base === null) return { ...document, presets: {} };
  return { ...document, inputs: [], questions: [], blocks: [], packs: [] };
}

/** Why a document cannot be kept, as a sentence in each language; null where it can. What is only unfinished can be kept. */
export function faultOf(whole: OwnAgentDocument, base: AgentDefinition | null): Said | null {
  const document = countingPart(whole);
  const names = document.inputs.map(({ name }) => name);
  const taken = firstTwice(names);
  if (taken !== undefined) return ownAgentTexts.said((t) => t.twiceNamed(taken));
  const kept = names.find((name) => reserved.includes(name));
  if (kept !== undefined) return ownAgentTexts.said((t) => t.reservedName(kept));
  const empty = document.inputs.find(({ kind, options }) => kind === 'choice' && options.length < 2);
  if (empty !== undefined) return ownAgentTexts.said((t) => t.noOptions(empty.label));
  const slug = document.base;
  if (slug !== null && base === null) return ownAgentTexts.said((t) => t.unknownBase(slug));
  const preset = presetFault(document.presets, base);
  if (preset !== null) return preset;
  const pack = document.packs.find((name) => !isPack(name));
  return pack === undefined ? null : ownAgentTexts.said((t) => t.unknownPack(pack));
}

/** What is always the same is held to what its field takes: nobody sees the field any more to put it right. */
function presetFault(presets: OwnAgentDocument['presets'], base: AgentDefinition | null): Said | null {
  for (const [name, value] of Object.entries(presets)) {
    const field = base?.inputs.find((one) => one.name === name);
    if (field === undefined) return ownAgentTexts.said((t) => t.unknownPreset(name));
    const fault = inputFault(field, value);
    if (fault !== null) return fault;
  }
  return null;
}

/** What is always the same, in the form that a field keeps. */
export function keptPresets(
  { presets }: OwnAgentDocument,
  base: AgentDefinition | null,
): OwnAgentDocument['presets'] {
  const kept = Object.entries(presets).map(([name, value]) => {
    const field = base?.inputs.find((one) => one.name === name);
    return [name, field === undefined ? value : keptInput(field, value)] as const;
  });
  return Object.fromEntries(kept);
}

/** Why an agent cannot be run yet, as a sentence in each language; null where it can. */
export function unfinishedOf(whole: OwnAgentDocument, base: AgentDefinition | null): Said | null {
  const fault = faultOf(whole, base);
  if (fault !== null) return fault;
  const document = countingPart(whole);
  const known = document.inputs.map(({ name }) => name);
  const open = document.questions.flatMap(placesIn).find((name) => !known.includes(name));
  if (open !== undefined) return ownAgentTexts.said((t) => t.unknownPlace(open));
  const isIdle = base === null && document.questions.length === 0 && document.blocks.length === 0;
  return isIdle ? ownAgentTexts.said((t) => t.nothingToDo) : null;
}

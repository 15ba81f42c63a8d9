import type { OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import { agentLibrary } from '../../library/agent-library.ts';
import type { Said } from '../../language/texts.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { ownAgentTexts } from './messages/own-agent-texts.ts';
import { placesIn } from './places.ts';

/** Names that mean something to every form. */
const reserved: readonly string[] = ['depth', 'sample', 'files'];

/** A table of reference data an agent may be given, by its file's name. */
const isPack = (name: string): boolean => agentLibrary.ids().includes(`reference/${name}`);

const firstTwice = (names: readonly string[]): string | undefined =>
  names.find((name, i) => names.indexOf(name) !== i);

/** Why a document cannot be kept, as a sentence in each language; null where it can. What is only unfinished can be kept. */
export function faultOf(document: OwnAgentDocument, base: AgentDefinition | null): Said | null {
  const names = document.inputs.map(({ name }) => name);
  const taken = firstTwice([...names, ...(base?.inputs.map(({ name }) => name) ?? [])]);
  if (taken !== undefined) return ownAgentTexts.said((t) => t.twiceNamed(taken));
  const kept = names.find((name) => reserved.includes(name));
  if (kept !== undefined) return ownAgentTexts.said((t) => t.reservedName(kept));
  const empty = document.inputs.find(({ kind, options }) => kind === 'choice' && options.length < 2);
  if (empty !== undefined) return ownAgentTexts.said((t) => t.noOptions(empty.label));
  const slug = document.base;
  if (slug !== null && base === null) return ownAgentTexts.said((t) => t.unknownBase(slug));
  const preset = Object.keys(document.presets).find(
    (name) => !(base?.inputs.some((field) => field.name === name) ?? false),
  );
  if (preset !== undefined) return ownAgentTexts.said((t) => t.unknownPreset(preset));
  const pack = document.packs.find((name) => !isPack(name));
  return pack === undefined ? null : ownAgentTexts.said((t) => t.unknownPack(pack));
}

/** Why an agent cannot be run yet, as a sentence in each language; null where it can. */
export function unfinishedOf(document: OwnAgentDocument, base: AgentDefinition | null): Said | null {
  const fault = faultOf(document, base);
  if (fault !== null) return fault;
  const known = [...document.inputs, ...(base?.inputs ?? [])].map(({ name }) => name);
  const open = document.questions.flatMap(placesIn).find((name) => !known.includes(name));
  if (open !== undefined) return ownAgentTexts.said((t) => t.unknownPlace(open));
  const isIdle = base === null && document.questions.length === 0 && document.blocks.length === 0;
  return isIdle ? ownAgentTexts.said((t) => t.nothingToDo) : null;
}

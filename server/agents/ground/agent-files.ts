import type { InputField } from '@loupe/shared/contract/agents';
import { fileIdsIn } from '@loupe/shared/lib/file-ids';
import { appError } from '../../errors/app-error.ts';
import { agentLibrary } from '../../library/agent-library.ts';
import { field } from '../depth-field.ts';
import { agentTexts, type AgentTexts } from '../messages/agents-texts.ts';
import type { Wanted } from './read-documents.ts';

/** A field of the form that holds files. */
interface FileField {
  readonly name: string;
  /** Holds one file: of those attached it takes one, the next such field the next. Otherwise it takes all that are left. */
  readonly takes?: 'one';
  /** The agent's sample files that stand in for it, by name or by the folder they lie in; all when left out. */
  readonly samples?: readonly string[];
}

export interface AgentFiles {
  /** Every file once, in the order of the fields. */
  readonly wanted: readonly Wanted[];
  /** The same by field. */
  readonly of: Readonly<Record<string, readonly Wanted[]>>;
  readonly isSample: boolean;
}

interface Asked {
  readonly fileIds?: readonly string[];
}

/** The key under which a file that was read is found among the dossiers. */
export const keyOf = (wanted: Wanted): string => ('file_id' in wanted ? wanted.file_id : wanted.document);

/** The files of one field among those that were read. */
export function filesReadFor<D extends { readonly key: string }>(
  dossiers: readonly D[],
  wanted: readonly Wanted[] = [],
): D[] {
  const keys = new Set(wanted.map(keyOf));
  return dossiers.filter(({ key }) => keys.has(key));
}

/** The choice of the agent's sample data; its name is `sample`. */
export function sampleDataField({ sampleData, none }: AgentTexts): InputField {
  const options = [
    { value: '', label: none },
    { value: 'sample', label: sampleData.option },
  ];
  const { label, hint } = sampleData;
  return field({ name: 'sample', label, hint, kind: 'choice', options, default: '' });
}

/**
 * The files an agent works on: those of the form, else the sample that was chosen, else what is attached in the chat. The
 * person's own files win. Throws `agent.inputs_invalid` with the first field and a sentence when there is nothing and it
 * cannot do without.
 */
export function readAgentFiles(
  slug: string,
  inputs: Readonly<Record<string, string>>,
  { fields, needed }: { readonly fields: readonly FileField[]; readonly needed: boolean },
  { fileIds: attached = [] }: Asked = {},
): AgentFiles {
  const own = byField(fields, ({ name }) => fileIdsIn(inputs[name]).map((id) => ({ file_id: id })));
  if (own.wanted.length > 0) return { ...own, isSample: false };
  if (inputs.sample === 'sample')
    return { ...byField(fields, (one) => samplesOf(slug, one)), isSample: true };
  const rest = [...new Set(attached)];
  const given = byField(fields, ({ takes }) =>
    rest.splice(0, takes === 'one' ? 1 : rest.length).map((id) => ({ file_id: id })),
  );
  if (given.wanted.length === 0 && needed)
    throw appError('agent.inputs_invalid', {
      field: fields[0]?.name ?? '',
      sentence: agentTexts.said((t) => t.refusals.noFiles),
    });
  return { ...given, isSample: false };
}

/** The person's own files among them, which a check opens before credits are held. */
export const ownIds = ({ wanted }: AgentFiles): string[] =>
  wanted.flatMap((one) => ('file_id' in one ? [one.file_id] : []));

function byField(
  fields: readonly FileField[],
  filesOf: (field: FileField) => readonly Wanted[],
): Pick<AgentFiles, 'wanted' | 'of'> {
  const of = Object.fromEntries(fields.map((one) => [one.name, filesOf(one)]));
  const all = new Map(Object.values(of).flatMap((some) => some.map((one) => [keyOf(one), one])));
  return { of, wanted: [...all.values()] };
}

function samplesOf(slug: string, { samples }: FileField): Wanted[] {
  const isMeant = (name: string) =>
    samples === undefined || samples.some((one) => name === one || name.startsWith(`${one}/`));
  return agentLibrary
    .samplesOf(slug)
    .filter(({ name }) => isMeant(name))
    .map(({ id }) => ({ document: id }));
}

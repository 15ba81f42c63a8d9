import type { Depth } from '@loupe/shared/contract/agents';
import { fileIdsIn, joinFileIds, mostFilesOfRun } from '@loupe/shared/lib/file-ids';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import { archiveTexts } from '../../archive/messages/archive-texts.ts';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { listMembers } from '../files/files.usecases.ts';

type Form = Pick<AgentDefinition, 'inputs'>;
type Inputs = Readonly<Record<string, string>>;

/** Zips by their id: the files that are meant wherever a zip is named. */
export interface OpenedArchives {
  /** The ids with those of members in the place of a zip. */
  ids(fileIds: readonly string[]): string[];
  /** The form an agent works on: members in the place of a zip. */
  inputs(agent: Form, inputs: Inputs): Record<string, string>;
}

/** Looks which of the files are zips, and what they hold. */
export async function openArchives(db: Database, fileIds: readonly string[]): Promise<OpenedArchives> {
  const members = await listMembers(db, fileIds);
  const ids = (given: readonly string[]) =>
    given.flatMap((id) => members.get(id)?.map((member) => member.id) ?? [id]);
  return {
    ids,
    inputs: (agent, inputs) => {
      const opened = { ...inputs };
      for (const { name, kind } of agent.inputs)
        if ((kind === 'file' || kind === 'files') && opened[name] !== undefined)
          opened[name] = joinFileIds(ids(fileIdsIn(opened[name])));
      return opened;
    },
  };
}

/** True for an agent one of whose fields takes a zip. */
const takesArchives = ({ inputs }: Form): boolean => inputs.some(({ accept }) => accept.includes('.zip'));

/** Up to how many files of zips are held for besides the estimate; what a person's own agent costs its maker has capped. */
export function filesHeldFor(
  agent: Form & Pick<AgentDefinition, 'mostFiles'>,
  depth: Depth,
  isOwn: boolean,
): number | null {
  return isOwn || !takesArchives(agent) ? null : (agent.mostFiles?.[depth] ?? mostFilesOfRun);
}

/** Throws `agent.inputs_invalid` for a zip in a field that takes none. */
export function assertTakesArchives(
  { inputs: fields }: Form,
  chosen: readonly { readonly field: string; readonly fileId: string }[],
  archives: readonly { readonly id: string; readonly name: string }[],
): void {
  for (const { field, fileId } of chosen) {
    const archive = archives.find(({ id }) => id === fileId);
    const takes = fields.find(({ name }) => name === field)?.accept.includes('.zip') ?? false;
    if (archive && !takes)
      throw appError('agent.inputs_invalid', {
        field,
        sentence: archiveTexts.said((t) => t.notHere(archive.name)),
      });
  }
}

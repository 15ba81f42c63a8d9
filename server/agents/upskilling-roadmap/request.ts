import type { RunFacts } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { upskillingTexts } from './messages/upskilling-texts.ts';

export interface UpskillingRequest {
  readonly files: AgentFiles;
  /** What the role asks for, as typed. */
  readonly target: string;
  /** What the person says of themselves. */
  readonly skills: string;
  readonly minutesAWeek: number;
  /** As 2026-03-02; null: the Monday after the question. */
  readonly start: string | null;
}

/** Hours a week where the form says none. */
const usualHours = 5;

function refuse(field: string, id: 'hours' | 'tooMany' | 'target'): never {
  throw appError('agent.inputs_invalid', {
    field,
    sentence: upskillingTexts.said(({ form }) => form.refusals[id]),
  });
}

/** Reads the form. Throws `agent.inputs_invalid` with the field. */
export function readUpskillingRequest(
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
): UpskillingRequest {
  const fields = [
    { name: 'advert', takes: 'one', samples: ['role.md'] },
    { name: 'cv', samples: ['cv.md'] },
    { name: 'courses', samples: ['courses.csv'] },
  ] as const;
  const target = inputs.target?.trim() ?? '';
  const files = readAgentFiles('upskilling-roadmap', inputs, { fields, needed: false }, asked);
  if (target === '' && files.of['advert']?.length !== 1) refuse('target', 'target');
  const hours = Number(inputs.hours ?? usualHours);
  if (!(hours >= 0.5)) refuse('hours', 'hours');
  if (hours > 60) refuse('hours', 'tooMany');
  return {
    files,
    target,
    skills: inputs.skills?.trim() ?? '',
    minutesAWeek: Math.round(hours * 60),
    start: inputs.start?.trim() || null,
  };
}

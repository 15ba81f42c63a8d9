import { appError } from '../../errors/app-error.ts';
import { nameParts } from '../../screening/name-tokens.ts';
import type { AskedParty } from '../../screening/party.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { mediaFormTexts } from './messages/media-texts.ts';

type Inputs = Readonly<Record<string, string>>;

export interface MediaRequest {
  readonly asked: AskedParty;
  readonly files: AgentFiles;
}

const slug = 'adverse-media-analysis';
const fields = [
  { name: 'articles', samples: ['articles.md', 'zeitung.md'] },
  { name: 'watchlist', samples: ['watchlist.jsonl'] },
] as const;

const partsIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "1961", "02.04.1961", "HRB 99881; 1961": what is a year is one of birth, the rest is a number of a register. */
function bornAndNumbers(
  text: string | undefined,
  kind: AskedParty['kind'],
): Pick<AskedParty, 'born' | 'numbers'> {
  const parts = partsIn(text);
  const isBorn = (part: string) =>
    kind === 'person' && /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(part) && !/\p{L}{2}.*\d{5}/u.test(part);
  return { born: parts.filter(isBorn), numbers: parts.filter((part) => !isBorn(part)) };
}

const refuse = (pick: 'noName' | 'oneWord') =>
  appError('agent.inputs_invalid', {
    field: 'name',
    sentence: mediaFormTexts.said((t) => t.refusals[pick]),
  });

/** Who is asked for, and in which files. Throws `agent.inputs_invalid` with the field. */
export function readMediaRequest(
  inputs: Inputs,
  asked?: { readonly fileIds?: readonly string[] },
): MediaRequest {
  const name = inputs.name?.trim() ?? '';
  const kind = inputs.kind === 'company' ? 'company' : 'person';
  if (!/\p{L}/u.test(name)) throw refuse('noName');
  if (kind === 'person' && nameParts(name).tokens.length < 2) throw refuse('oneWord');
  return {
    asked: {
      names: [name, ...partsIn(inputs.aliases)],
      kind,
      ...bornAndNumbers(inputs.born, kind),
      places: partsIn(inputs.place?.replaceAll(',', ';')),
      sex: null,
    },
    files: readAgentFiles(slug, inputs, { fields: [...fields], needed: true }, asked),
  };
}

import type { RunFacts } from '../../engines/run-context.ts';
import { readAgentFiles } from '../ground/agent-files.ts';

const fields = [
  { name: 'old', takes: 'one', samples: ['packaging-rules-2024.md'] },
  { name: 'new', takes: 'one', samples: ['packaging-rules-2026.md'] },
] as const;

/** What was asked for: the two texts, one alone, or a table that holds both side by side. */
export const readRegulationFiles = (
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
) => readAgentFiles('regulations-monitoring', inputs, { fields, needed: true }, asked);

/** Words of a field, divided by commas or semicolons. */
export const namesIn = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(/[,;\n]/u)
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one.length >= 3);

/** Whether a text speaks of one of them; "importer" is in "importers", and "Hersteller" in "Herstellern". */
export const speaksOf = (text: string, names: readonly string[]): boolean =>
  names.some((name) => text.toLowerCase().includes(name.replace(/(?<=\p{L}{4})s$/u, '')));

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

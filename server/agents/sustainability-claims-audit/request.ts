import type { RunFacts } from '../../engines/run-context.ts';
import { readAgentFiles } from '../ground/agent-files.ts';

/** Settles what was asked for: the files that make claims and those with the figures. */
export const readClaimFiles = (
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
) =>
  readAgentFiles(
    'sustainability-claims-audit',
    inputs,
    { fields: [{ name: 'reports' }], needed: true },
    asked,
  );

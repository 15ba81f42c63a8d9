import type { RunFacts } from '../../engines/run-context.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';

/** Files of the form: lanes or shipments, and fuel bills. */
export function readLogisticsFiles(
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
): AgentFiles {
  const fields = [{ name: 'lanes' }, { name: 'fuel', takes: 'one', samples: [] }] as const;
  return readAgentFiles('logistics-sustainability', inputs, { fields, needed: true }, asked);
}

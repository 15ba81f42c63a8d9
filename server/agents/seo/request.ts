import type { RunFacts } from '../../engines/run-context.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';

type Inputs = RunFacts['inputs'];

/** Address of the form as one of the web; null when none was given or it is none. */
export function addressOf({ address = '' }: Inputs): string | null {
  const text = address.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { hostname, href } = new URL(whole);
  return hostname.includes('.') ? href : null;
}

/** Files of the form; without an address they are needed. */
export function readSeoFiles(inputs: Inputs, asked?: { readonly fileIds?: readonly string[] }): AgentFiles {
  const fields = [{ name: 'pages' }, { name: 'console', takes: 'one', samples: [] }] as const;
  return readAgentFiles('seo', inputs, { fields, needed: addressOf(inputs) === null }, asked);
}

import { speaking } from '../../../language/language.ts';
import { agentOf } from '../../testing/agent-of.ts';
import { memoryTools } from '../../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../../testing/run-agent.ts';

type Content = string | Uint8Array;
type Files = Readonly<Record<string, Content>>;
interface Given {
  readonly listings?: Files;
  readonly quote?: Files;
  readonly reviews?: Files;
}

const bytes = (one: Content) => (typeof one === 'string' ? new TextEncoder().encode(one) : one);

/** A run on files of one's own, by the field they are given in. */
export async function research(
  given: Given,
  inputs: Readonly<Record<string, string>> = {},
  language: 'en' | 'de' = 'en',
): Promise<FinishedRun> {
  const files: Record<string, { name: string; bytes: Uint8Array }> = {};
  const fields: Record<string, string> = {};
  for (const [field, own] of Object.entries(given) as [string, Files][])
    fields[field] = Object.entries(own)
      .map(([name, one]) => {
        const id = `fil_${Object.keys(files).length + 1}`;
        files[id] = { name, bytes: bytes(one) };
        return id;
      })
      .join(',');
  const all = { ...fields, depth: 'standard', ...inputs };
  return await speaking(language, () =>
    runAgent(agentOf('amazon-product-research', language), all, { tools: memoryTools(files) }),
  );
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
/** A figure as printed, with plain spaces. */
export const valueOf = (run: FinishedRun, id: string) =>
  plain(run.figures.find((one) => one.id === id)?.value);
/** Statements that their own judge does not find. */
export const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text }) => text);
export const statusOf = (run: FinishedRun, id: string) => run.findings.find((one) => one.id === id)?.status;
export const headline = (run: FinishedRun) => plain(run.report.split('\n')[0]);

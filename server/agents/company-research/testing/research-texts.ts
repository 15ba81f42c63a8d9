import type { Language } from '@loupe/shared/lib/language';
import { speaking } from '../../../language/language.ts';
import { bytesOf } from '../../../tools/testing/make-files.ts';
import { agents } from '../../registry.ts';
import { memoryTools } from '../../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../../testing/run-agent.ts';

/** Company Research over texts written in a test, as files of these names, in the order given. */
export async function researchTexts(
  company: string,
  texts: Readonly<Record<string, string>>,
  language: Language,
  depth = 'deep',
): Promise<FinishedRun> {
  const agent = agents[language].find(({ slug }) => slug === 'company-research');
  if (agent === undefined) throw new Error('There is no Company Research.');
  const files = Object.fromEntries(
    Object.entries(texts).map(([name, text], i) => [`fil_${i + 1}`, { name, bytes: bytesOf(text) }]),
  );
  const options = { tools: memoryTools(files), fileIds: Object.keys(files) };
  return await speaking(language, () => runAgent(agent, { company, depth }, options));
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { languages, type Language } from '@loupe/shared/lib/language';
import type { AgentDefinition } from '../agents/agent-definition.ts';
import type { Engine } from '../engines/engine.ts';
import { speaking } from '../language/language.ts';
import { runSample, type Sample } from './sample-run.ts';
import { sampleKey, type SamplesFile } from './samples-file.ts';

/**
 * Makes the samples of all agents in all languages and leaves them there, whole or not at all. What a depth reads and writes
 * is measured in the first language: the others say the same in other words.
 */
export async function writeSamples(
  path: string,
  analyst: Engine,
  agents: Readonly<Record<Language, readonly AgentDefinition[]>>,
  now: Date,
): Promise<void> {
  const key = await sampleKey();
  const made = {} as Record<Language, Record<string, Sample>>;
  const [first] = languages;
  for (const language of languages) {
    made[language] = {};
    for (const agent of agents[language]) {
      const known = language === first ? undefined : made[first]?.[agent.slug]?.facts;
      const sample = await speaking(language, () => runSample(analyst, agent, now, known));
      if (sample !== null) made[language][agent.slug] = sample;
    }
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify({ key, samples: made } satisfies SamplesFile));
  await rename(`${path}.new`, path);
}

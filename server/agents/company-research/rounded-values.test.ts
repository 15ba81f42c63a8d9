import { expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agents } from '../registry.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

async function rowOf(language: 'en' | 'de', label: string, texts: readonly string[]) {
  const agent = agents[language].find(({ slug }) => slug === 'company-research');
  if (agent === undefined) throw new Error('There is no Company Research.');
  const files = Object.fromEntries(
    texts.map((text, i) => [`d${i}`, { name: `d${i}.md`, bytes: bytesOf(`# Verdane Optics\n\n${text}`) }]),
  );
  const options = { tools: memoryTools(files), fileIds: Object.keys(files) };
  const { report } = await speaking(language, () => runAgent(agent, { company: 'Verdane Optics' }, options));
  return report.split('\n').find((line) => line.startsWith(`| ${label} |`) && !line.includes('-:'));
}

it.each<['en' | 'de', string, string, readonly string[]]>([
  [
    'de',
    'Jahresüberschuss',
    'nur gerundet genannt',
    [
      'Der Umsatz betrug 2024 22,7 Mio. Euro. Der Jahresüberschuss betrug 2023 0,8 Mio. Euro. Der Jahresüberschuss betrug 2024 rund 0,4 Mio. Euro.',
    ],
  ],
  [
    'en',
    'Net income',
    'given only rounded',
    [
      'Revenue in 2024 was EUR 22.7 million. Net income was EUR 0.8 million in 2023. Net income in 2024 was about EUR 0.4 million.',
    ],
  ],
  [
    'de',
    'Jahresüberschuss',
    'Quellen weichen voneinander ab',
    [
      'Der Umsatz betrug 2024 22,7 Mio. Euro. Der Jahresüberschuss betrug 2023 0,8 Mio. Euro. Der Jahresüberschuss betrug 2024 0,4 Mio. Euro.',
      'Der Jahresüberschuss der Verdane Optics betrug 2024 0,6 Mio. Euro.',
    ],
  ],
])(
  'a value that one source only rounds is no dispute (%s): %s is %s',
  async (language, label, cell, texts) => {
    expect(await rowOf(language, label, texts)).toContain(cell);
  },
);

import { expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agents } from '../registry.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

const accounts = (company: string) =>
  `Income statement of ${company}\nEUR thousand\nItem,2023,2024\nRevenue,51774,55903\nOperating profit,6988,7731\nNet income,4602,5127\n`;

async function analyse(company: string, ...owners: string[]) {
  const agent = agents.en.find(({ slug }) => slug === 'financial-statement-analysis');
  if (agent === undefined) throw new Error('There is no Financial Statement Analysis.');
  const files = Object.fromEntries(
    owners.map((owner, i) => [`f${i}`, { name: `accounts-${i}.csv`, bytes: bytesOf(accounts(owner)) }]),
  );
  return await runAgent(agent, { company }, { tools: memoryTools(files), fileIds: Object.keys(files) });
}

it('takes a short name for the only company whose name begins so, names it in the title, and says so (H2)', async () => {
  const { report, isUnanswered } = await analyse('Dorrin', 'Dorrin Pumps Ltd');
  expect(isUnanswered).toBe(false);
  expect(report).toMatch(/^# Dorrin Pumps: /u);
  expect(report).toContain('Asked for was “Dorrin”; it was taken for Dorrin Pumps Ltd');
  expect(report).toContain('55,903');
});

it('takes it for nobody where two begin so (H2)', async () => {
  const { report, isUnanswered } = await analyse('Dorrin', 'Dorrin Pumps Ltd', 'Dorrin Foods Ltd');
  expect(isUnanswered).toBe(true);
  expect(report).not.toContain('55,903');
});

import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { companyResearch } from '../testing/english-agents.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

async function figures(text: string) {
  const files = { report: { name: 'report.md', bytes: bytesOf(`# Marlowe Kettle plc\n\n${text}`) } };
  const options = { tools: memoryTools(files), fileIds: ['report'] };
  const { report } = await runAgent(companyResearch, { company: 'Marlowe Kettle plc' }, options);
  const [, part = ''] = report.split('## Key figures');
  const [own = ''] = part.split('\n## ');
  return own.replaceAll('\u00a0', ' ').replaceAll(/\[\d+\]\(#source[^)]*\)|\]\(#[^)]*\)|\[(?=[\d.]+\])/g, '');
}

describe('a balance', () => {
  it('is in the column of the year of business that ends on its day, and else by its day', async () => {
    const part = await figures(
      'Revenue for the year ended 30 June 2025 was £184.2 million. Net debt was £22.1 million at 30 June 2025. Net debt was £31.0 million at 31 December 2024.',
    );
    expect(part).toMatch(/\| Line \| 2025 \|\n.*\n\| Revenue \| 184\.2.*\n\| Net debt \| 22\.1/);
    expect(part).toMatch(/\| 31 Dec 2024 \| 31\.0/);
    expect(part).not.toMatch(/\| 2024 \|/);
  });

  it('of a half-year’s end is none of a year', async () => {
    const part = await figures(
      '## Report for the half-year ended 31 December 2023\n\nNet debt was £31.0 million at 31 December 2023.\n\nRevenue for the year ended 30 June 2023 was £180.0 million.',
    );
    expect(part).toMatch(/\| 31 Dec 2023 \| 31\.0/);
    expect(part).toMatch(/\| Line \| 2023 \|\n.*\n\| Revenue \| 180\.0[^|]*\|\n\n/);
  });

  it('of 31 December is in its year where nothing says that the year ends on another day', async () => {
    expect(await figures('Net debt was £31.0 million at 31 December 2023.')).toMatch(
      /\| Line \| 2023 \|\n.*\n\| Net debt \| 31\.0/,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { stockMarketAnalysis as agent } from '../testing/english-agents.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

const price = (i: number) => 60_000 + Math.sin(i / 9) * 4_000 - i * 20;

/** Every day of a coin whose unit costs tens of thousands. */
function coin(days = 400): string {
  const first = Date.UTC(2025, 9, 1);
  const rows = Array.from({ length: days }, (_, i) => {
    const day = new Date(first + i * 86_400_000).toISOString().slice(0, 10);
    return [day, price(i) * 1.02, price(i) * 0.98, price(i), 1_000 + (i % 13) * 90].join(',');
  });
  return `Date,High,Low,Close,Volume\n${rows.join('\n')}\n`;
}

async function analyse(question = '') {
  const tools = memoryTools({ fil_coin: { name: 'coin.csv', bytes: bytesOf(coin()) } });
  return await runAgent(agent, { prices: 'fil_coin', depth: 'deep', question }, { tools });
}

describe('a coin that is dear and trades every day', () => {
  it('is sized in parts of a unit that risk no more than was said', async () => {
    const { figures } = await analyse();
    const units = Number(figures.find(({ id }) => id === 'size_units')?.value);
    const range = figures.find(({ id }) => id === 'size_units')?.inputs.at(-1)?.value ?? '';
    const risked = units * 2 * Number(range.replaceAll(',', ''));
    expect(Math.abs(risked / 100 - 1)).toBeLessThan(0.05);
  });

  it('is compared with the volume of as many sessions as its three months have, and every sentence holds', async () => {
    const { report, claims } = await analyse();
    expect(report).toMatch(/that of the last 91, and on-balance volume/u);
    expect(claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('has the question answered in the chat, not in the report alone', async () => {
    const asked = await analyse('Where should the stop be?');
    expect(asked.answer).toMatch(/a stop two average daily ranges below the close lies at/u);
    expect((await analyse()).answer).toMatch(/50-day average/u);
  });

  it('is called by its word of risk where that was asked for, and by nothing twice', async () => {
    const { answer, report } = await analyse('How risky is this?');
    expect(report).toMatch(
      /\*\*Answer\.\*\* By the thresholds of this report it is (?:low|medium|high) risk\. Volatility/u,
    );
    expect(answer).toMatch(/By the thresholds of this report it is (?:low|medium|high) risk\./u);
    expect(answer.match(/#figure:vol30\)/gu)).toHaveLength(1);
  });
});

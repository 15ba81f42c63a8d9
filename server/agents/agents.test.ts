import { describe, expect, it } from 'vitest';
import { tools } from '../tools/registry.ts';
import { agents } from './registry.ts';
import { agentOf } from './testing/agent-of.ts';
import { agentTitles } from './testing/agent-titles.ts';
import { runAgent, type FinishedRun } from './testing/run-agent.ts';

const depths = ['quick', 'standard', 'deep'] as const;

/** Every link of a text leads to a source or figure that was registered. */
function expectLinksToHold(run: FinishedRun): void {
  const text = `${run.report}\n${run.answer}`;
  const figures = new Set(run.figures.map((figure) => figure.id));
  const sources = new Set(run.sources.map((source) => source.n));
  for (const [, id] of text.matchAll(/\]\(#figure:([^)]+)\)/g)) expect(figures, `figure ${id}`).toContain(id);
  for (const [, n] of text.matchAll(/\]\(#source:(\d+)\)/g))
    expect(sources, `source ${n}`).toContain(Number(n));
  expect(text).not.toMatch(/\bNaN\b|undefined|Infinity|\[object/);
}

describe.each(agents.en.map((agent) => [agent.slug, agent] as const))('agent %s', (_, agent) => {
  it('is declared in full: stages, known tools, sane estimates, fields with unique names', () => {
    if (agent.isListed) expect(agent.stages.length).toBeGreaterThanOrEqual(4);
    expect(agent.stages.length).toBeLessThanOrEqual(8);
    for (const tool of agent.tools) expect([...tools.keys()]).toContain(tool);
    for (const depth of depths) {
      const { credits_min, credits_max, minutes_min, minutes_max } = agent.estimates[depth];
      expect(credits_min).toBeGreaterThan(0);
      expect(credits_max).toBeGreaterThan(credits_min);
      expect(minutes_max).toBeGreaterThanOrEqual(minutes_min);
    }
    if (agent.isListed) expect(agent.wants.length).toBeGreaterThanOrEqual(3);
    expect(new Set(agent.inputs.map((field) => field.name)).size).toBe(agent.inputs.length);
    for (const field of agent.inputs.filter((one) => one.kind === 'choice' && one.default !== null))
      expect(field.options.map((option) => option.value)).toContain(field.default);
  });

  if (agent.sample === null) return;
  const sample = agent.sample.inputs;

  it.each(depths)(
    'finishes its sample at depth %s: all stages, sections of the outline, links that hold, cost within the estimate',
    async (depth) => {
      const run = await runAgent(agent, { ...sample, depth });
      expect(run.stages).toEqual(agent.stages.map((stage) => stage.id));
      const headings = [...run.report.matchAll(/^## (.*)$/gm)].map((match) => match[1]);
      const inOrder = agent.outline.filter((title) => headings.includes(title));
      expect(headings.filter((title) => agent.outline.includes(title ?? ''))).toEqual(inOrder);
      if (depth === 'standard') expect(inOrder).toEqual(agent.outline);
      expectLinksToHold(run);
      expect(run.report).toMatch(/^# .+: .+/);
      expect(run.report).toContain('Sample data');
      expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
      expect(run.answer.length).toBeGreaterThan(40);
      expect(run.findings.length).toBeGreaterThan(3);
      expect(run.steps).toBeLessThanOrEqual(40);
      expect(run.credits).toBeGreaterThanOrEqual(agent.estimates[depth].credits_min);
      expect(run.credits).toBeLessThanOrEqual(agent.estimates[depth].credits_max);
    },
  );

  it('writes the same report for the same inputs', async () => {
    const [first, second] = [await runAgent(agent, sample), await runAgent(agent, sample)];
    expect(second).toEqual(first);
  });
});

it('is under one of the titles asked for, in their order', () => {
  const titles = agents.en.filter(({ isListed }) => isListed).map(({ title }) => title);
  expect(titles).toEqual(agentTitles);
});

const cost = async (slug: string) => {
  const agent = agentOf(slug);
  return agent.sample
    ? (await runAgent(agent, { ...agent.sample.inputs, depth: 'standard' })).credits
    : Number.NaN;
};

describe('prices', () => {
  it('a standard stock analysis costs 30 to 60 credits, company research 50 to 110', async () => {
    const [stock, company] = [await cost('stock-market-analysis'), await cost('company-research')];
    expect(stock).toBeGreaterThanOrEqual(30);
    expect(stock).toBeLessThanOrEqual(60);
    expect(company).toBeGreaterThanOrEqual(50);
    expect(company).toBeLessThanOrEqual(110);
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgentDetail } from '@loupe/shared/contract/agents';
import { throwAwayFolder } from '../../../scripts/throw-away-folder.ts';
import { agents } from '../../agents/registry.ts';
import { createAnalystEngine } from '../../engines/analyst-engine.ts';
import { sampleKey, type SamplesFile } from '../../samples/samples-file.ts';
import { writeSamples } from '../../samples/write-samples.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { tools } from '../../tools/registry.ts';
import { documentOf, make } from '../own-agents/testing/made-agent.ts';

const facts = { files: 2, sections: 9, sources: 20, figures: 30, credits: 12, sameAs: null };
const sample = (report: string) => ({ report, facts: { quick: facts, standard: facts, deep: facts } });
const built = (key: string): SamplesFile => ({
  key,
  samples: {
    en: { 'patent-research': sample('# Built before') },
    de: { 'patent-research': sample('# Vorher gebaut') },
  },
});

const one = (language: 'en' | 'de') => agents[language].filter(({ slug }) => slug === 'patent-research');
const open: TestServer[] = [];
afterAll(async () => {
  for (const server of open) await server.close();
});

/** A server that finds this where the build leaves its samples. */
async function serverWith(text: string | null, deps: object = {}) {
  const samples = join(throwAwayFolder('samples'), 'samples.json');
  if (text !== null) writeFileSync(samples, text);
  const server = await createTestServer({ deps: { samples, ...deps } });
  open.push(server);
  const { token } = await server.signUp();
  return {
    server,
    token,
    samples,
    detail: async (slug: string, language = 'en'): Promise<AgentDetail> =>
      (
        await server.api('GET /agents/:slug', {
          token,
          params: { slug },
          headers: { 'accept-language': language },
        })
      ).data.agent,
  };
}

describe('the sample report of a page', () => {
  it('is the one the build has made, in the language that is spoken', async () => {
    const { detail } = await serverWith(JSON.stringify(built(await sampleKey())));
    expect((await detail('patent-research')).sample?.report_markdown).toBe('# Built before');
    expect((await detail('patent-research', 'de')).sample?.report_markdown).toBe('# Vorher gebaut');
  });

  it.each([
    ['was made from other agents or files', JSON.stringify(built('0'.repeat(64)))],
    ['is damaged', '{"key":'],
    ['is not there', null],
  ])('is made when it is asked for where what was built %s', async (_, text) => {
    const { detail } = await serverWith(text);
    const report = (await detail('patent-research')).sample?.report_markdown ?? '';
    expect(report).toMatch(/^# .+: .+/);
    expect(report).not.toContain('Built before');
  });

  it('is the one of the build also where that is done only after the server has begun', async () => {
    const { detail, samples } = await serverWith(null);
    expect((await detail('patent-research', 'de')).sample?.report_markdown).not.toBe('# Vorher gebaut');
    writeFileSync(samples, JSON.stringify(built(await sampleKey())));
    expect((await detail('patent-research')).sample?.report_markdown).toBe('# Built before');
  });

  it('that the build makes is the one the server would have made', async () => {
    const path = join(throwAwayFolder('samples'), 'dist/samples.json');
    const { server, detail } = await serverWith(null);
    await writeSamples(
      path,
      createAnalystEngine(tools),
      { en: one('en'), de: one('de') },
      server.clock.now(),
    );
    const again = await createTestServer({ deps: { samples: path } });
    open.push(again);
    const { token } = await again.signUp();
    const ask = { token, params: { slug: 'patent-research' } };
    expect((await again.api('GET /agents/:slug', ask)).data.agent).toEqual(await detail('patent-research'));
  });
});

describe('what a depth does', () => {
  let place: Awaited<ReturnType<typeof serverWith>>;
  beforeAll(async () => {
    place = await serverWith(null);
  });

  it('is said as it was measured on the sample data, with what it cost', async () => {
    const { estimates } = await place.detail('patent-research');
    expect(estimates.quick.does).toMatch(
      /^On the sample data: 4 files read, \d sections with \d+ sources and \d+ figures written, for 17 credits\.$/,
    );
    expect(estimates.standard.does).toContain('for 20 credits');
    expect(estimates.standard.does).not.toBe(estimates.quick.does);
  });

  it('is not pretended where the report is the same', async () => {
    const { estimates } = await place.detail('pre-investment-deep-diligence');
    expect(estimates.deep.does).toMatch(
      /^On the sample data: the same report as Standard, for \d+ credits\.$/,
    );
    expect((await place.detail('pre-investment-deep-diligence', 'de')).estimates.deep.does).toMatch(
      /^Mit den Beispieldaten: derselbe Bericht wie Standard, für \d+ Credits\.$/,
    );
  });

  it('names how many of the own files are read where that depends on it', async () => {
    const { estimates } = await place.detail('company-research');
    expect(
      [estimates.quick, estimates.standard, estimates.deep].map(
        ({ does }) => /up to (\d+)\.$/.exec(does ?? '')?.[1],
      ),
    ).toEqual(['4', '8', '20']);
  });

  it('of an own agent is said of what it is built on, and of one that is built on none that it changes nothing', async () => {
    const { server, token, detail } = place;
    const alone = await make(server, token, documentOf());
    expect((await detail(alone.slug)).estimates.deep.does).toBe(
      'The depth changes nothing here: every question is put to all files, at each depth.',
    );
    const based = await make(
      server,
      token,
      documentOf({ base: 'patent-research', presets: {}, inputs: [], questions: [], tools: [] }),
    );
    expect((await detail(based.slug)).estimates.standard.does).toMatch(
      /^It is built on Patent Research\. On the sample data: 4 files read/,
    );
  });

  it('with a language model is what that gets and where it stops, and is not measured with another', async () => {
    const model = {
      kind: 'model' as const,
      label: () => 'A model',
      execute: () => Promise.reject(new Error('not run')),
    };
    const { detail } = await serverWith(null, { model });
    expect((await detail('patent-research')).estimates.deep.does).toMatch(
      /^A language model gets the depth and decides itself how much it reads and writes; it stops at \d+ credits\.$/,
    );
  });

  it('is shown with how many files of zips are held for', async () => {
    expect((await place.detail('pre-investment-deep-diligence')).estimates.quick.files_max).toBe(60);
    expect((await place.detail('company-research')).estimates.deep.files_max).toBe(20);
    expect((await place.detail('patent-research')).estimates.deep.files_max).toBeUndefined();
  });
});

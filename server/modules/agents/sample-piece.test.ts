import { expect, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { samplePieceOf } from './sample-piece.models.ts';

const report = `# Northwind: two contradictions

> **Sample data.** The company is fictional.

Revenue was [EUR 412.6 million](#figure:revenue)[7](#source:7), *or* so.

**Worth knowing first**

- The documents differ on **Employees**: 1,310[9](#source:9)
- Second
- Third
`;

it('R2 takes the beginning of a report with its figures and sources, and nothing else of it', () => {
  expect(samplePieceOf(report, 'en')).toEqual({
    title: 'Northwind: two contradictions',
    made_of: 'Sample data. The company is fictional.',
    lead: [
      { kind: 'text', text: 'Revenue was ' },
      { kind: 'figure', text: 'EUR 412.6 million' },
      { kind: 'source', text: '7' },
      { kind: 'text', text: ', ' },
      { kind: 'text', text: 'or' },
      { kind: 'text', text: ' so.' },
    ],
    points: [
      [
        { kind: 'text', text: 'The documents differ on ' },
        { kind: 'strong', text: 'Employees' },
        { kind: 'text', text: ': 1,310' },
        { kind: 'source', text: '9' },
      ],
      [{ kind: 'text', text: 'Second' }],
    ],
  });
});

it.each(['', 'Text alone.', '# Title\n\nNo list.', '# Title\n\n> Note\n\n- No lead'])(
  'R2 takes nothing of a text that begins otherwise: %j',
  (text) => {
    expect(samplePieceOf(text, 'en')).toBeNull();
  },
);

it('R2 shows guests how a report begins that the engine wrote on sample data, in their language', async () => {
  const server = await createTestServer();
  try {
    const asked = async (language: string) =>
      (await server.api('GET /sample-piece', { headers: { 'accept-language': language } })).data.piece;
    const [english, german] = [await asked('en'), await asked('de')];
    expect(english).toMatchObject({
      label: 'From a sample report · Company Research',
      made_of: expect.stringContaining('fictional'),
    });
    expect(english?.lead.filter(({ kind }) => kind === 'figure').length).toBeGreaterThan(2);
    expect(english?.points).toHaveLength(2);
    expect(german?.made_of).toContain('Beispieldaten');
  } finally {
    await server.close();
  }
});

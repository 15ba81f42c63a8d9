import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { companyResearch } from '../testing/english-agents.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

/** A report about Verdane Optics from documents by name. */
async function reportOn(documents: Readonly<Record<string, string>>, company = 'Verdane Optics') {
  const files = Object.fromEntries(
    Object.entries(documents).map(([name, text]) => [name, { name, bytes: bytesOf(text) }]),
  );
  const options = { tools: memoryTools(files), fileIds: Object.keys(files) };
  const done = await runAgent(companyResearch, { company, depth: 'deep' }, options);
  const part = (heading: string) => done.report.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  return { ...done, part };
}

const profile = '# Verdane Optics Ltd\n\nVerdane Optics was founded in 1990 and employs 240 people.\n';

describe('what a critical reader finds in a report (H3)', () => {
  it('tells what a source restated, and from what', async () => {
    const { part, claims } = await reportOn({
      'profile.md': `${profile}\nRevenue for 2023, first reported as GBP 32.2 million, was restated to GBP 31.8 million. The order backlog of 2024, GBP 9.0 million, was restated to GBP 8.6 million.\n`,
    });
    expect(part('Contradictions')).toMatch(/Revenue 2023 \| GBP 31\.8 million.* \| GBP 32\.2 million/u);
    expect(part('Contradictions')).toMatch(/Order backlog 2024 \| GBP 8\.6 million.* \| GBP 9\.0 million/u);
    expect(claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('says first that a result or the equity is below zero', async () => {
    const { report } = await reportOn({
      'accounts.md': `${profile}\n| EUR million | 2024 | 2025 |\n|---|---|---|\n| Revenue | 40.2 | 43.7 |\n| Net income | 3.8 | (5.6) |\n| Equity | 2.9 | (2.3) |\n`,
    });
    const [first = ''] = report.split('## Profile');
    expect(first).toMatch(/Net income 2025\*\* below zero: \[EUR −5\.6 million\]/u);
    expect(first).toMatch(/Equity 2025\*\* below zero: \[EUR −2\.3 million\]/u);
  });

  it('calls a claim against the company that was dismissed neither adverse nor open', async () => {
    const { part } = await reportOn({
      'profile.md': profile,
      'news.md':
        '# News\n\nA court dismissed the claim of USD 12 million against Verdane Optics on 19 May 2026.\n\nOn 3 June 2026 a court ordered Verdane Optics to pay damages.\n\nOn 4 June 2026 Verdane Optics was sued by a supplier.\n',
    });
    expect(part('Timeline')).toMatch(/dismissed the claim[^\n]* \| \|/u);
    expect(part('Timeline')).toMatch(/was sued[^\n]* \| adverse \|/u);
    expect(part('Open questions')).not.toContain('dismissed');
  });

  it('does not quote what a board expects as a change of people', async () => {
    const { part } = await reportOn({
      'report.md': `${profile}\nThe Board of directors of Verdane Optics expects revenue of EUR 45 million for 2026.\n`,
    });
    expect(part('In the words of the sources')).not.toContain('People and changes');
  });

  it('compares a count without a day with none where one of a day is the same', async () => {
    const { part } = await reportOn({
      'profile.md': profile,
      'staff.md': '# Verdane Optics\n\n| | 2024 | 2025 |\n|---|---|---|\n| Employees | 225 | 240 |\n',
    });
    expect(part('Profile')).not.toContain('without a day');
  });

  it('lists what several documents say of another company once', async () => {
    const rival = 'Its rival Kessel GmbH has its head office in Bath.';
    const { part } = await reportOn({
      'a.md': `${profile}\n${rival}\n`,
      'b.md': `# Kessel GmbH\n\n${rival}\n`,
    });
    expect(part('About others').match(/Headquarters \| Bath/gu)).toHaveLength(1);
  });

  it('gives sources for whom the documents name instead', async () => {
    const { report, claims } = await reportOn({
      'kessel.md': '# Kessel GmbH\n\nKessel GmbH was founded in 1958.\n',
    });
    expect(report).toContain('They speak of: Kessel GmbH[1](#source:1)');
    expect(claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('names who leads the company first', async () => {
    const { part } = await reportOn({
      'profile.md': `${profile}\nHead of Finance: Tim Rudd\n\nManaging Director: Joan Petrie\n`,
    });
    expect(part('People').indexOf('Joan Petrie')).toBeLessThan(part('People').indexOf('Tim Rudd'));
  });

  it('sets segments by quarter side by side, apart from those of the whole company', async () => {
    const { report } = await reportOn({
      'profile.md': profile,
      'quarters.csv':
        'Verdane Optics Ltd;;;\nRevenue in EUR million;;;\nSegment;Q1 2025;Q2 2025\nLenses;30.1;28.4\nFrames;24.0;27.9\nTotal;54.1;56.3\n',
    });
    expect(report).toMatch(/\| Segment \| Q1\s2025 \| Q2\s2025 \|/u);
    expect(report).toMatch(/\| Lenses \| \[30\.1\][^|]* \| \[28\.4\]/u);
    expect(report).toMatch(/\| Q1\s2025 \| \[54\.1\]/u);
  });

  it('shows balances of a year written as two with its other figures', async () => {
    const { report } = await reportOn({
      'accounts.md': `${profile}\n| GBP thousand | 2023/24 | 2024/25 |\n|---|---|---|\n| Revenue | 48,790 | 38,400 |\n| Total assets | 33,800 | 26,150 |\n| Equity | 9,480 | (2,300) |\n`,
    });
    expect(report).toMatch(/\| Equity \| \[9\.48\][^|]* \| \[−2\.3\]/u);
    expect(report).toMatch(/\| Equity ratio \| \[28\.0\s%\][^|]* \| \[−8\.8\s%\]/u);
    expect(report).toMatch(/Equity 2024\/25\*\* below zero/u);
  });

  it('is titled by what the last year brought where nothing could be verified', async () => {
    const { report } = await reportOn({
      'accounts.md': `${profile}\n| EUR million | 2024 | 2025 |\n|---|---|---|\n| Revenue | 40.2 | 43.7 |\n| Net income | 3.8 | (5.6) |\n`,
    });
    expect(report.split('\n')[0]).toBe('# Verdane Optics: revenue up in 2025, net loss');
  });

  it('says of an event that it is quoted in another language than the report’s', async () => {
    const { part } = await reportOn({
      'profile.md': profile,
      'meldung.md':
        '# Verdane Optics in Deutschland\n\nAm 24. Februar 2026 hat Verdane Optics ein Werk in Stralsund gekauft. Der Umsatz ist gestiegen.\n',
      'news.md': '# News\n\nOn 3 June 2026 Verdane Optics opened a plant in Leeds.\n',
    });
    expect(part('Timeline')).toMatch(/Stralsund gekauft[^\n]* \| in German \|/u);
    expect(part('Timeline')).toMatch(/plant in Leeds[^\n]* \| \|/u);
  });
});

import { describe, expect, it } from 'vitest';
import { figuresOf } from '../testing/figures-of.ts';

const grid = (rows: readonly string[], title = 'Marlowe Kettle Ltd') =>
  `# ${title}\n\n${[rows[0], '|---|---|---|---|---|', ...rows.slice(1)].map((row) => row ?? '').join('\n')}\n`;

const cells = (last: string) => `| Umsatzerlöse | 48.215 | ${last} |`;

describe('a table whose heads go over several rows of which one is marked', () => {
  it('has years below what they are the years of', async () => {
    const { rows, lines } = await figuresOf(
      '# Marlowe Kettle Ltd annual summary\n\n(In thousands, except per share data)\n\n| | Years ended December 31, | | |\n|---|---|---|---|\n| | 2024 | 2023 | 2022 |\n| Revenues | $ 1,240,350 | $ 1,198,004 | $ 1,102,871 |\n| Operating income | 121,004 | 101,556 | 80,412 |\n| Total equity | 439,130 | 407,889 | 361,865 |\n| Net income per share | $ 1.77 | $ 1.40 | $ 1.10 |\n',
    );
    const told = [
      '| Revenue | 1,102,871 | 1,198,004 | 1,240,350 |',
      '| Equity | 361,865 | 407,889 | 439,130 |',
    ];
    expect(rows).toEqual(told);
    expect(lines[1]).toBe('| Equity | 361,865 | 407,889 | 439,130 | +7.7 % |');
  });

  it('tells plan from actual, amounts from percentages and parts from the whole in the lower one', async () => {
    const plans = ['| TEUR | 2025 | | 2024 | |', '| | Ist | Plan | Ist | Plan |'];
    const shares = ['| | 2025 | | 2024 | |', '| | TEUR | % | TEUR | % |'];
    const parts = [
      '| TEUR | Konzern | Konzern | Gesellschaft | Gesellschaft |',
      '| | 2025 | 2024 | 2025 | 2024 |',
    ];
    for (const [head, last] of [
      [plans, '50.000 | 45.930 | 46.000'],
      [shares, '100,0 | 45.930 | 100,0'],
      [parts, '45.930 | 30.000 | 29.000'],
    ] as const) {
      const found = await figuresOf(grid([...head, cells(last)]), 'de');
      expect([found.rows, found.lines]).toEqual([
        ['| Umsatz | 45.930 | 48.215 |'],
        ['| Umsatzerlöse | 45.930 | 48.215 | +5,0 % |'],
      ]);
    }
    const { research } = await figuresOf(grid([...plans, cells('50.000 | 45.930 | 46.000')]), 'de');
    expect(research).toContain('| Umsatz 2025 | 50,0 Mio. EUR');
    const before = await figuresOf(
      grid([
        '| £m | 2025 | 2025 | 2024 | 2024 |',
        '| | Before exceptional items | Total | Before exceptional items | Total |',
        '| Operating profit | 14.2 | 11.1 | 12.0 | 11.6 |',
        '| Revenue | 120.4 | 120.4 | 110.2 | 110.2 |',
      ]),
    );
    expect(before.research).toContain('| Operating profit | 11.6 | 11.1 |');
  });

  it('keeps a row of figures without a label as one', async () => {
    const { rows } = await figuresOf(
      grid([
        '| £m | 2025 | 2024 | 2023 | 2022 |',
        '| | 9.1 | 8.2 | 7.3 | 6.4 |',
        '| Revenue | 12.4 | 11.2 | 10.1 | 9.0 |',
      ]),
    );
    expect(rows).toEqual(['| Revenue | 9.0 | 10.1 | 11.2 | 12.4 |']);
  });
});

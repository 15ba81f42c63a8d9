import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testing/asked.ts';

const texts = {
  branches: `Branch;Opened;Sales 2023 (EUR);Sales 2024 (EUR);Staff
Ludlow;1996;200;210;7
Malvern;2008;180;170;25
Evesham;2023;100;110;12`,
  energy: `Site;Floor area (m²);Electricity 2023 (MWh);Electricity 2024 (MWh);Gas 2024 (MWh)
Depot;4200;276.6;240.1;323.8
Office;2650;313.7;350.9;147.0`,
  monate: `Filiale;Mitarbeiter;Umsatz Jan 2024 (EUR);Umsatz Feb 2024 (EUR);Umsatz Feb 2025 (EUR)
Köln;4;10,50;20,50;31,50
Bonn;3;15,50;25,50;36,50`,
  mixed: `Shop;Staff;Sales 2023 (EUR);Sales online 2024 (EUR);Sales abroad 2024 (EUR)
Leeds;4;10;20;30
Hull;3;15;25;35`,
  split: `Club;Members;Fees 2022/23 (EUR);Fees 2023/24 (EUR)
Rowing;40;100;120
Chess;30;50;60`,
} as const;

const said = (name: keyof typeof texts, question: string) => outcomeOf(name, texts[name], question);

const check = (cases: readonly (readonly [keyof typeof texts, string, string])[]) =>
  it.each(cases)('of %s: “%s”', (name, question, answer) => {
    expect(said(name, question)).toBe(answer);
  });

describe('U2 the time in the question chooses among columns of several times', () => {
  check([
    ['branches', 'total sales of all branches in 2024', '490'],
    ['branches', 'sales of Ludlow in 2023', '200'],
    ['branches', 'Which branch has the highest sales in 2024?', 'Ludlow 210'],
    ['branches', 'Wie hoch war der Umsatz aller Filialen im Jahr 2024?', '490'],
    ['branches', 'Gesamtumsatz 2024', '490'],
    ['branches', 'branches with sales over 150 in 2024', '2'],
    ['energy', 'total gas use 2024', '470.8'],
    ['energy', 'electricity of Office in 2023', '313.7'],
    ['monate', 'Umsatz in Köln im Februar 2024', '20.5'],
    ['monate', 'Gesamtumsatz Februar 2025', '68'],
    // What a quantity is divided by may have no time.
    ['branches', 'Which branch has the highest sales per employee in 2024?', 'Ludlow 30'],
  ]);
});

describe('U2 a time that no column has, or that may be another thing, chooses none', () => {
  check([
    ['branches', 'total sales of all branches in 2022', 'several_columns Sales 2023 (EUR) Sales 2024 (EUR)'],
    ['branches', 'sales in March 2024', 'several_columns Sales 2023 (EUR) Sales 2024 (EUR)'],
    ['branches', 'sales up to 2024', 'nothing'],
    ['branches', 'sales above 2024', 'unused_words above'],
    ['branches', 'How did sales change in 2024', 'several_columns Sales 2023 (EUR) Sales 2024 (EUR)'],
    ['branches', 'staff in 2024', 'no_rows'],
    ['energy', 'total gas use 2023', 'unused_words 2023'],
    ['energy', 'total electricity use in 2022', 'unused_words 2022'],
    ['energy', 'electricity of the 2023 sites', 'unused_words 2023'],
    ['energy', 'floor area in 2024', 'unused_words 2024'],
    ['monate', 'Umsatz im März 2024', 'no_dates'],
    // Two quantities of that year, and one of the year before that is called so alone.
    ['mixed', 'sales in 2024', 'unused_words 2024'],
    ['split', 'total fees in 2023', 'unused_words 2023'],
  ]);
});

describe('U2 beside a column of dates, a time that is said of it chooses rows', () => {
  check([
    ['branches', 'sales of branches opened in 2023', 'several_columns Sales 2023 (EUR) Sales 2024 (EUR)'],
    ['branches', 'sales of branches opened in 2023 in 2024', '110'],
    ['branches', 'staff of branches opened in 2023', '12'],
    ['branches', 'sales of the 2023 branches', 'several_columns Sales 2023 (EUR) Sales 2024 (EUR)'],
  ]);
});

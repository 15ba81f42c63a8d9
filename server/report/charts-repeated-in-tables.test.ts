import { expect, it } from 'vitest';
import { readReport } from './markdown/read-report.ts';
import { chartsRepeatedInTables } from './charts-repeated-in-tables.ts';

const chart =
  '[Revenue](#block:chart-bar)\n\n| Year | Revenue |\n| - | -: |\n| 2024 | [4.5](#figure:a) |\n| 2025 | [4.8](#figure:b) |\n';
const lines = '| Line | 2024 | 2025 |\n| - | -: | -: |\n| Revenue | [4.5](#figure:a) | [4.8](#figure:b) |\n';

const countOfRepeated = (markdown: string) => chartsRepeatedInTables(readReport(markdown, '.')).size;

it('a chart whose every number is in one table of the report is drawn without its own', () => {
  expect(countOfRepeated(`${chart}\n${lines}`)).toBe(1);
  expect(countOfRepeated(chart)).toBe(0);
  expect(countOfRepeated(`${chart}\n${lines.replace('#figure:b', '#figure:c')}`)).toBe(0);
  expect(countOfRepeated(`${chart.replace('[4.8](#figure:b)', '4.8')}\n${lines}`)).toBe(0);
});

import { expect, it } from 'vitest';
import { readReport } from './markdown/read-report.ts';
import { toldCharts } from './told-charts.ts';

const chart =
  '[Revenue](#block:chart-bar)\n\n| Year | Revenue |\n| - | -: |\n| 2024 | [4.5](#figure:a) |\n| 2025 | [4.8](#figure:b) |\n';
const lines = '| Line | 2024 | 2025 |\n| - | -: | -: |\n| Revenue | [4.5](#figure:a) | [4.8](#figure:b) |\n';

const toldIn = (markdown: string) => toldCharts(readReport(markdown, '.')).size;

it('a chart whose every number stands in one table of the report is drawn without its own', () => {
  expect(toldIn(`${chart}\n${lines}`)).toBe(1);
  expect(toldIn(chart)).toBe(0);
  expect(toldIn(`${chart}\n${lines.replace('#figure:b', '#figure:c')}`)).toBe(0);
  expect(toldIn(`${chart.replace('[4.8](#figure:b)', '4.8')}\n${lines}`)).toBe(0);
});

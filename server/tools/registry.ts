import { calculate } from './calculate.tool.ts';
import { chartData } from './chart-data.tool.ts';
import { clauseDiff } from './clause-diff.tool.ts';
import { emissions } from './emissions.tool.ts';
import { fetchPage } from './fetch-page.tool.ts';
import { indicators } from './indicators.tool.ts';
import { marketData } from './market-data.tool.ts';
import { pageAudit } from './page-audit.tool.ts';
import { queryTable } from './query-table.tool.ts';
import { readFile } from './read-file.tool.ts';
import { schedule } from './schedule.tool.ts';
import { scoreMatrix } from './score-matrix.tool.ts';
import { screenNames } from './screen-names.tool.ts';
import { searchFiles } from './search-files.tool.ts';
import { sentiment } from './sentiment.tool.ts';
import { statementRatiosTool } from './statement-ratios.tool.ts';
import type { Tool } from './tool.ts';
import { webSearch } from './web-search.tool.ts';

/** Every tool by name; both engines call tools through this table only. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  [
    readFile,
    searchFiles,
    queryTable,
    marketData,
    indicators,
    chartData,
    calculate,
    webSearch,
    fetchPage,
    statementRatiosTool,
    screenNames,
    sentiment,
    pageAudit,
    scoreMatrix,
    schedule,
    clauseDiff,
    emissions,
  ].map((tool) => [tool.name, tool as unknown as Tool]),
);

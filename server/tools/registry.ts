import { calculate } from './calculate.tool.ts';
import { chartData } from './chart-data.tool.ts';
import { fetchPage } from './fetch-page.tool.ts';
import { indicators } from './indicators.tool.ts';
import { marketData } from './market-data.tool.ts';
import { queryTable } from './query-table.tool.ts';
import { readFile } from './read-file.tool.ts';
import { searchFiles } from './search-files.tool.ts';
import type { Tool } from './tool.ts';
import { webSearch } from './web-search.tool.ts';

/** Every tool by name; both engines call tools through this table only. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  [readFile, searchFiles, queryTable, marketData, indicators, chartData, calculate, webSearch, fetchPage].map(
    (tool) => [tool.name, tool as unknown as Tool],
  ),
);

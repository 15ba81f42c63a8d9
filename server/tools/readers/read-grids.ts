import type { RawGrid } from '../../table/raw-grid.ts';
import { splitGrid } from '../../table/split-grid.ts';
import { readCsvGrid } from './csv-reader.ts';
import { decodeText } from './decode-text.ts';
import type { Format } from './detect-format.ts';
import { readJsonGrids } from './json-reader.ts';
import { markdownTables } from './markdown-reader.ts';

/** The tables of a file of a known format as grids, in the order they have in it. The heavy readers are loaded only when needed. */
export async function readGrids(
  bytes: Uint8Array,
  name: string,
  format: Format,
): Promise<readonly RawGrid[]> {
  switch (format) {
    case 'csv':
    case 'tsv':
      return splitGrid(readCsvGrid(decodeText(bytes, name), name, format === 'tsv' ? '\t' : undefined));
    case 'json':
      return readJsonGrids(decodeText(bytes, name), name);
    case 'xlsx':
      return await (await import('./xlsx-reader.ts')).readXlsx(bytes, name);
    case 'pdf':
      return (await (await import('./pdf-reader.ts')).readPdf(bytes, name)).tables;
    case 'docx':
      return (await (await import('./docx-reader.ts')).readDocx(bytes, name)).tables;
    case 'html':
      return (await import('./html-reader.ts')).readHtml(decodeText(bytes, name), name, true).tables;
    case 'xml':
      return (await import('./xml-reader.ts')).readXml(decodeText(bytes, name), name).tables;
    case 'markdown':
      return markdownTables(decodeText(bytes, name), name);
    case 'text':
      return [];
  }
}

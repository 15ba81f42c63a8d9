import { makeZip } from '../../server/tools/testing/make-files.ts';

interface Sheet {
  readonly name: string;
  readonly hidden?: boolean;
  /** Ranges of merged cells, e.g. "A1:D1". */
  readonly merged?: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

export interface Workbook {
  readonly sheets: readonly Sheet[];
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(value: string | number | null, row: number, column: number): string {
  if (value === null) return '';
  const at = `${String.fromCharCode(65 + column)}${row + 1}`;
  return typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`;
}

function sheetXml({ rows, merged = [] }: Sheet): string {
  const data = rows
    .map((row, r) => `<row r="${r + 1}">${row.map((value, c) => cellXml(value, r, c)).join('')}</row>`)
    .join('');
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `${head}<worksheet xmlns="${main}"><sheetData>${data}</sheetData>${merges === '' ? '' : `<mergeCells count="${merged.length}">${merges}</mergeCells>`}</worksheet>`;
}

/** A workbook with hidden sheets and merged cells. */
export function makeWorkbook({ sheets }: Workbook): Uint8Array {
  const list = sheets.map(
    ({ name, hidden }, i) =>
      `<sheet name="${escape(name)}" sheetId="${i + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`,
  );
  const relations = sheets.map(
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  return makeZip({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}<Relationship Id="rId99" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet)])),
  });
}

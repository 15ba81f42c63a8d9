import { makeZip } from './make-files.ts';

/** A cell: a value, or a value with a number format, or a formula with or without the value it was computed to. */
type MadeCell =
  | string
  | number
  | null
  | { readonly value: number; readonly format: string }
  | { readonly formula: string; readonly value?: number };

export interface MadeSheet {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly rows: readonly (readonly MadeCell[])[];
  /** "A1:B2". */
  readonly merges?: readonly string[];
  /** Attributes of rows by their number: `hidden="1"`, `hidden="1" outlineLevel="1"`. */
  readonly rowAttributes?: Readonly<Record<number, string>>;
  /** Numbers of columns that are hidden, first is 1. */
  readonly hiddenColumns?: readonly number[];
}

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function letters(column: number): string {
  return (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
}

function cellXml(cell: MadeCell, place: string, styles: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
  if ('formula' in cell)
    return `<c r="${place}"><f>${escape(cell.formula)}</f>${cell.value === undefined ? '' : `<v>${cell.value}</v>`}</c>`;
  if (!styles.includes(cell.format)) styles.push(cell.format);
  return `<c r="${place}" s="${styles.indexOf(cell.format) + 1}"><v>${cell.value}</v></c>`;
}

/** A workbook with number formats, hidden sheets, merged cells and formulas. */
export function makeWorkbook(sheets: readonly MadeSheet[]): Uint8Array {
  const styles: string[] = [];
  const parts = sheets.map(({ rows, merges = [], rowAttributes = {}, hiddenColumns = [] }) => {
    const columns = hiddenColumns.map((n) => `<col min="${n}" max="${n}" hidden="1"/>`).join('');
    const lines = rows.map(
      (row, r) =>
        `<row r="${r + 1}" ${rowAttributes[r + 1] ?? ''}>${row.map((cell, c) => cellXml(cell, `${letters(c)}${r + 1}`, styles)).join('')}</row>`,
    );
    const merged =
      merges.length === 0
        ? ''
        : `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
    return `<worksheet xmlns="${main}">${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>${lines.join('')}</sheetData>${merged}</worksheet>`;
  });
  return makeZip({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${sheets
      .map(
        ({ name, state }, i) =>
          `<sheet name="${escape(name)}" sheetId="${i + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${i + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (_, i) =>
          `<Relationship Id="rId${i + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="rId99" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${styles
      .map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${escape(code)}"/>`)
      .join(
        '',
      )}</numFmts><cellXfs><xf numFmtId="0"/>${styles.map((_, i) => `<xf numFmtId="${200 + i}"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(parts.map((part, i) => [`xl/worksheets/sheet${i + 1}.xml`, part])),
  });
}

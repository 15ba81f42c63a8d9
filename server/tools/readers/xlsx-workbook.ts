import type { ZipPart } from './stored-zip.ts';
import { readFormats, type NumberFormat } from './xlsx-formats.ts';
import { visitXml } from './xlsx-xml.ts';

interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  readonly content: Uint8Array;
}

export interface Workbook {
  readonly sheets: readonly SheetPart[];
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  /** Dates count from 1904, as workbooks of old Macs do. */
  readonly isFrom1904: boolean;
}

/** Texts that cells share; those of phonetic hints are left out. */
function readStrings(part: Uint8Array | undefined): string[] {
  if (part === undefined) return [];
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isHint = false;
  visitXml(part, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isHint = true;
      else if (name === 't') isText = !isHint;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isHint = false;
      else if (name === 'si') strings.push(text);
    },
  });
  return strings;
}

/** Where the parts are that a part names, by the name it uses. */
function readRelations(part: Uint8Array | undefined): Map<string, string> {
  const targets = new Map<string, string>();
  if (part === undefined) return targets;
  visitXml(part, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const target = attributes['Target'] ?? '';
      targets.set(attributes['Id'] ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

/** The sheets of a workbook with what their cells refer to. Null when it names none that is there. */
export function readWorkbook(parts: readonly ZipPart[]): Workbook | null {
  const byName = new Map(parts.map(({ name, content }) => [name.replace(/^\//, ''), content]));
  const workbook = byName.get('xl/workbook.xml');
  if (workbook === undefined) return null;
  const targets = readRelations(byName.get('xl/_rels/workbook.xml.rels'));
  const targetOf = (ending: string) =>
    [...targets.values()].find((target) => target.toLowerCase().endsWith(ending)) ?? `xl/${ending}`;
  const sheets: SheetPart[] = [];
  let isFrom1904 = false;
  visitXml(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1] ?? '';
      const content = byName.get(targets.get(id) ?? '');
      const isHidden = /hidden/i.test(attributes['state'] ?? '');
      if (content !== undefined) sheets.push({ name: attributes['name'] ?? '', isHidden, content });
    },
  });
  if (sheets.length === 0) return null;
  return {
    sheets,
    strings: readStrings(byName.get(targetOf('sharedstrings.xml')) ?? byName.get('xl/sharedStrings.xml')),
    formats: readFormats(byName.get(targetOf('styles.xml'))),
    isFrom1904,
  };
}

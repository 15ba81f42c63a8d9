import { currencyOf } from '../../table/currency-words.ts';
import type { CellFormat } from '../../table/raw-grid.ts';
import { visitXml } from './xlsx-xml.ts';

/** How a cell of this style shows its number. */
export interface NumberFormat extends CellFormat {
  readonly kind: 'number' | 'date' | 'time';
}

const plain: NumberFormat = { kind: 'number', currency: null, isPercent: false };

/** Formats every workbook knows by number (ECMA-376, 18.8.30). Those with a currency show that of the reader's system. */
function builtIn(id: number): NumberFormat {
  if (id === 9 || id === 10) return { ...plain, isPercent: true };
  if (id >= 14 && id <= 17) return { ...plain, kind: 'date' };
  if (id === 22) return { ...plain, kind: 'date' };
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? { ...plain, kind: 'time' } : plain;
}

/** What a format code says: its first section, without what is written in quotes and brackets. */
function formatOfCode(code: string): NumberFormat {
  const section = code.split(';')[0] ?? '';
  const bare = section
    .replace(/"[^"]*"/g, '')
    .replace(/\\./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
    .replace(/[_*]./g, '');
  const said = [
    ...[...section.matchAll(/\[\$([^\-\]]*)/g)].map(([, sign]) => sign ?? ''),
    ...[...section.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? ''),
    ...(/[€$£¥]/.exec(bare) ?? []),
    ...(/\\([€$£¥])/.exec(section)?.slice(1) ?? []),
  ];
  const currency = said.map((sign) => currencyOf(sign.trim())).find((one) => one !== null) ?? null;
  const isPercent = bare.includes('%');
  if (isPercent || /general|[0#?]/i.test(bare)) {
    const isDate = /[ymd]/i.test(bare.replace(/general|e[+-]/gi, ''));
    if (!isDate) return { kind: 'number', currency, isPercent };
  }
  if (/[ymd]/i.test(bare.replace(/m{1,2}(?=:)|(?<=:)m{1,2}|\[m+\]/gi, '').replace(/am\/pm|a\/p/gi, '')))
    return { ...plain, kind: 'date' };
  return /[hs]/i.test(bare) ? { ...plain, kind: 'time' } : { kind: 'number', currency, isPercent };
}

/** Formats of the styles of a workbook, by the number cells name them with. */
export function readFormats(part: Uint8Array | undefined): NumberFormat[] {
  if (part === undefined) return [];
  const codes = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isCells = false;
  visitXml(part, {
    open: (name, attributes) => {
      if (name === 'numFmt')
        codes.set(Number(attributes['numFmtId']), formatOfCode(attributes['formatCode'] ?? ''));
      else if (name === 'cellXfs') isCells = true;
      else if (isCells && name === 'xf') {
        const id = Number(attributes['numFmtId'] ?? 0);
        formats.push(codes.get(id) ?? builtIn(id));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}

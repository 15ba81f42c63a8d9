import { appError } from '../../errors/app-error.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { readLimits } from './document.ts';
import { visitTags, type OpenTag } from './xml-tags.ts';

/** Looks at the parts of one packed Office file before a parser does; throws for what would take it too far. */
export interface XmlGuard {
  /** False for what is no XML and was not looked at. */
  check(part: Uint8Array<ArrayBuffer>): boolean;
}

/** Lets through parts whose tags are inside each other up to a depth, and sheets that reach no further than the cells that are read. */
export function createXmlGuard(name: string): XmlGuard {
  let cells = 0;
  return {
    check: (content) => {
      const part = Buffer.from(content.buffer, content.byteOffset, content.length);
      if (!looksLikeXml(part)) return false;
      const sheet = createSheetMeasure(name, readLimits.cells - cells);
      visitTags(part, (tag) => {
        if (tag.depth >= readLimits.depth)
          throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.tooNested(name)) });
        sheet.visit(tag);
      });
      cells += sheet.cells();
      return true;
    },
  };
}

const byteOrderMark = Buffer.from('efbbbf', 'hex');
const opens = '<'.charCodeAt(0);
const spaces: ReadonlySet<number | undefined> = new Set(Buffer.from(' \t\r\n'));

/**
 * Parsers find parts by what other parts say, so that their names tell nothing; a picture does not begin like this. As
 * much white space as there is may be before the first tag.
 */
function looksLikeXml(part: Buffer): boolean {
  let at = part.subarray(0, byteOrderMark.length).equals(byteOrderMark) ? byteOrderMark.length : 0;
  while (spaces.has(part[at])) at += 1;
  return part[at] === opens;
}

/**
 * How far the cells of a sheet reach. The parser fills every place between the first and the last, so that two cells
 * in opposite corners would become seventeen billion; empty ones at the edge it drops.
 */
function createSheetMeasure(name: string, most: number) {
  let isSheet = false;
  let row = 0;
  const far = { row: 0, column: 0 };

  const assertWithin = (column: number) => {
    if (row > readLimits.sheetRows || column > readLimits.columns || far.row * far.column > most)
      throw appError('file.unreadable', {
        sentence: readerTexts.said((t) => t.reachesTooFar(name, readLimits.cells)),
      });
  };

  const placeOf = (tag: OpenTag, form: RegExp): RegExpExecArray | null => {
    const [place, ...others] = tag.places();
    if (place === undefined) return null;
    const match = others.length === 0 ? form.exec(place) : null;
    if (!match)
      throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.damagedExcel(name)) });
    return match;
  };

  const visitCell = (tag: OpenTag) => {
    const [, letters = '', number = '0'] = placeOf(tag, /^([A-Z]{1,3})(\d{1,12})$/) ?? [];
    const column = columnNumber(letters);
    row = Math.max(row, Number(number));
    if (!tag.isEmpty) {
      far.row = Math.max(far.row, row);
      far.column = Math.max(far.column, column);
    }
    assertWithin(column);
  };

  return {
    cells: () => far.row * far.column,
    visit: (tag: OpenTag) => {
      if (tag.name === 'sheetData') isSheet = true;
      else if (isSheet && tag.name === 'c') visitCell(tag);
      else if (isSheet && tag.name === 'row') {
        row = Math.max(row + 1, Number(placeOf(tag, /^\d{1,12}$/)?.[0] ?? 0));
        assertWithin(0);
      }
    },
  };
}

/** `A` is 1, `XFD` 16,384. */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

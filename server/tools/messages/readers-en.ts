import { numberText } from '../number-text.ts';

const whole = (value: number) => numberText(value, 0);
const many = (count: number, one: string, more = `${one}s`) => `${whole(count)} ${count === 1 ? one : more}`;

const contents = {
  pdf: 'a PDF',
  zip: 'a packed (zip) file',
  oldOffice: 'an old Office file',
  png: 'a PNG picture',
  jpeg: 'a JPEG picture',
  gif: 'a GIF picture',
  gzip: 'a packed (gzip) file',
  program: 'a program',
  other: 'something else',
};

/** What the readers of files say. */
export const readersEn = {
  unclosedQuote: (name: string, line: number | undefined) =>
    `“${name}” has a quote${line === undefined ? '' : ` at line ${line}`} that is never closed.`,
  noRows: (name: string) => `“${name}” holds no rows.`,
  noRecords: (name: string) => `“${name}” holds no list of records.`,
  noJson: (name: string, line: number) =>
    `“${name}” could not be read: line ${whole(line)} is no whole JSON record. Save the file again; a list read in part would look whole.`,
  tooManyCells: (name: string, most: number) =>
    `“${name}” holds more than ${whole(most)} cells. Split it and add the part you need.`,
  notXml: (name: string) => `“${name}” is named like XML but holds no tag.`,
  notText: (name: string) => `“${name}” does not hold text.`,
  oldOffice: (ending: string) =>
    `Old Office files (.${ending}) cannot be read. Save it as .${ending}x and add it again.`,
  unsupported: (name: string) =>
    `“${name}” is of a type that cannot be read here. CSV, TSV, JSON, XLSX, PDF, DOCX, HTML, XML, Markdown and text files can be read.`,
  otherContent: (name: string, ending: string, content: keyof typeof contents) =>
    `“${name}” is named like a ${ending} file but holds ${contents[content]}.`,
  notWord: (name: string) => `“${name}” is not a Word document.`,
  damagedWord: (name: string) => `“${name}” is damaged: it cannot be read as a Word document.`,
  notExcel: (name: string) => `“${name}” is not an Excel workbook.`,
  damagedExcel: (name: string) => `“${name}” is damaged: its sheets cannot be read.`,
  lockedPdf: (name: string) => `“${name}” is locked with a password. Remove it and add the file again.`,
  damagedPdf: (name: string) => `“${name}” is damaged: it cannot be read as a PDF.`,
  tooManyPages: (name: string, pages: number, most: number) =>
    `“${name}” has ${whole(pages)} pages; at most ${whole(most)} can be read. Split it and add the part you need.`,
  onlyPictures: (name: string) => `“${name}” holds pictures of pages and no text. Add a version with text.`,
  damagedZip: (name: string) => `“${name}” is damaged: its contents cannot be unpacked.`,
  zipTooLarge: (name: string) => `“${name}” unpacks to more than 200 MB, which is not accepted here.`,
  tooNested: (name: string) =>
    `“${name}” is nested too deeply to be read: its parts stand inside each other hundreds of times.`,
  reachesTooFar: (name: string, most: number) =>
    `A sheet of “${name}” reaches so far that it has more than ${whole(most)} cells, the empty ones between counted. Delete what stands far out and add it again.`,
  tooManyParts: (name: string, most: number) =>
    `“${name}” is packed of more than ${whole(most)} parts, which is not accepted here.`,
  tooManyColumns: (name: string, most: number) =>
    `“${name}” has more than ${whole(most)} columns. Take the ones you need and add it again.`,
  tooSlow: (name: string) => `“${name}” takes too long to read. Split it and add the part you need.`,
  tooComplex: (name: string) =>
    `“${name}” is too large or too complex to read. Split it and add the part you need.`,
  unread: (name: string) => `“${name}” could not be read.`,
  damaged: (name: string) => `“${name}” could not be read: it is damaged or of another kind.`,
  unnamedColumn: (number: number) => `Column ${number}`,
  pages: (count: number) => many(count, 'page'),
  rows: (count: number) => many(count, 'row'),
  columns: (count: number) => many(count, 'column'),
  tables: (count: number) => many(count, 'table'),
  sheets: (count: number) => many(count, 'sheet'),
  words: (count: number) => many(count, 'word'),
  /** `share` of the text, 0 to 1, was kept. */
  cut: (share: number) => `only the first ${Math.floor(share * 100)} % of its text can be searched and read`,
};

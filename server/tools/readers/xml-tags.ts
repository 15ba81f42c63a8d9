const quotationMark = 0x22;
const apostrophe = 0x27;
const slash = 0x2f;
const colon = 0x3a;
const opens = 0x3c;
const closes = 0x3e;

/** A tag that opens, as it is in the bytes. */
export interface OpenTag {
  /** Without its prefix. */
  readonly name: string;
  readonly isEmpty: boolean;
  /** How many tags are open around it. */
  readonly depth: number;
  /** Values of the attribute `r`, whatever its prefix: one, unless somebody hides one behind another. */
  places(): string[];
}

/**
 * Goes through the tags of an XML text without building anything: what is before a parser must not be slowed down
 * by what it looks for. Comments, data sections and instructions are passed over; what is no XML ends early.
 */
export function visitTags(xml: Buffer, visit: (tag: OpenTag) => void): void {
  let depth = 0;
  for (let at = nextTag(xml, 0); at < xml.length; at = nextTag(xml, at)) {
    const beyond = afterNoTag(xml, at);
    if (beyond !== null) {
      at = beyond;
      continue;
    }
    const end = tagEnd(xml, at);
    if (xml[at + 1] === slash) depth = Math.max(0, depth - 1);
    else {
      const tag = openTag(xml, at, end, depth);
      visit(tag);
      if (!tag.isEmpty) depth += 1;
    }
    at = end;
  }
}

/** `indexOf` of a Buffer starts again at a place behind its end. */
function nextTag(xml: Buffer, from: number): number {
  const found = from < xml.length ? xml.indexOf(opens, from) : -1;
  return found < 0 ? xml.length : found;
}

function after(xml: Buffer, mark: string, from: number): number {
  const found = from < xml.length ? xml.indexOf(mark, from, 'latin1') : -1;
  return found < 0 ? xml.length : found + mark.length;
}

/** Where a comment, data section, declaration or instruction ends; null for a tag. */
function afterNoTag(xml: Buffer, at: number): number | null {
  const start = xml.toString('latin1', at + 1, at + 9);
  if (start.startsWith('?')) return after(xml, '?>', at + 2);
  if (!start.startsWith('!')) return null;
  if (start.startsWith('!--')) return after(xml, '-->', at + 4);
  return start === '![CDATA[' ? after(xml, ']]>', at + 9) : after(xml, '>', at + 2);
}

/** Place of the `>` of a tag; one inside a quoted value does not count. */
function tagEnd(xml: Buffer, start: number): number {
  let quote = 0;
  for (let at = start + 1; at < xml.length; at += 1) {
    const byte = xml[at] ?? 0;
    if (quote !== 0) quote = byte === quote ? 0 : quote;
    else if (byte === closes) return at;
    else if (byte === quotationMark || byte === apostrophe) quote = byte;
  }
  return xml.length;
}

const placeAttribute = /\s(?:[^\s=:"']+:)?r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function openTag(xml: Buffer, start: number, end: number, depth: number): OpenTag {
  let from = start + 1;
  let stop = from;
  for (; stop < end; stop += 1) {
    const byte = xml[stop] ?? 0;
    if (byte === colon) from = stop + 1;
    else if (byte <= 0x20 || byte === slash) break;
  }
  return {
    name: xml.toString('latin1', from, stop),
    isEmpty: xml[end - 1] === slash,
    depth,
    places: () =>
      [...xml.toString('latin1', stop, end).matchAll(placeAttribute)].map(([, one, two]) => one ?? two ?? ''),
  };
}

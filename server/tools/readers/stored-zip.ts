import { crc32 } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  /** Shares its memory with nothing. */
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Names are UTF-8. */
const utf8Names = 0x0800;
const version = 20;
const localLength = 30;
const entryLength = 46;
const endLength = 22;
const largePart = 1024 * 1024;

/**
 * A zip of parts as they are: who reads it has nothing to unpack, and finds these parts and no others. Takes the parts:
 * large ones are empty afterwards, since readers copy them again before anything collects what nobody needs any more.
 */
export function storeZip(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const facts = parts.map(({ name, content }) => ({
    title: Buffer.from(name),
    size: content.length,
    sum: crc32(content),
  }));
  const length = facts.reduce(
    (sum, { title, size }) => sum + localLength + entryLength + 2 * title.length + size,
    endLength,
  );
  const zip = Buffer.from(new ArrayBuffer(length));
  const places: number[] = [];
  let at = 0;
  for (const [i, fact] of facts.entries()) {
    places.push(at);
    zip.writeUInt32LE(0x04034b50, at);
    writeFacts(zip, at + 4, fact);
    fact.title.copy(zip, at + localLength);
    at += localLength + fact.title.length;
    const content = parts[i]?.content ?? new Uint8Array();
    zip.set(content, at);
    if (fact.size >= largePart) content.buffer.transfer(0);
    at += fact.size;
  }
  const directory = at;
  for (const [i, fact] of facts.entries()) {
    zip.writeUInt32LE(0x02014b50, at);
    zip.writeUInt16LE(version, at + 4);
    writeFacts(zip, at + 6, fact);
    zip.writeUInt32LE(places[i] ?? 0, at + 42);
    fact.title.copy(zip, at + entryLength);
    at += entryLength + fact.title.length;
  }
  zip.writeUInt32LE(0x06054b50, at);
  zip.writeUInt16LE(facts.length, at + 8);
  zip.writeUInt16LE(facts.length, at + 10);
  zip.writeUInt32LE(at - directory, at + 12);
  zip.writeUInt32LE(directory, at + 16);
  return zip;
}

/** What a part's own head and its entry in the directory both say. Method and dates stay 0: stored, at no time. */
function writeFacts(
  zip: Buffer,
  at: number,
  { title, size, sum }: { title: Buffer; size: number; sum: number },
): void {
  zip.writeUInt16LE(version, at);
  zip.writeUInt16LE(utf8Names, at + 2);
  zip.writeUInt32LE(sum, at + 10);
  zip.writeUInt32LE(size, at + 14);
  zip.writeUInt32LE(size, at + 18);
  zip.writeUInt16LE(title.length, at + 22);
}

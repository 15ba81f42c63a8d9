import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip as somebody, honest or not, may write it. */
export interface WrittenEntry {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  /** Bit 11 says UTF-8, bit 0 encrypted. */
  readonly flags?: number;
  /** 8 deflated unless said otherwise. */
  readonly method?: number;
  /** Upper half as Unix systems write it: 0o120777 is a link. */
  readonly unixMode?: number;
  /** What the directory says instead of the truth. */
  readonly declaredSize?: number;
  readonly declaredSum?: number;
}

const utf8 = 0x0800;
export const encrypted = 0x0001;

/** A zip of just these entries, in this order, names as given. */
export function makeArchive(entries: readonly WrittenEntry[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { content = '', flags = typeof entry.name === 'string' ? utf8 : 0, method = 8 } = entry;
    const data = Buffer.from(content as string);
    const packed = method === 8 ? deflateRawSync(data) : data;
    const title = Buffer.from(entry.name as string);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(entry.declaredSum ?? crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(entry.declaredSize ?? data.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(((entry.unixMode ?? 0o100644) << 16) >>> 0, 6);
    place.writeUInt32LE(offset, 10);
    // Made by Unix: only then the upper half of the attributes means anything.
    central.push(Buffer.concat([Buffer.from('504b01021403', 'hex'), facts, place, title]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

/** The same zip with every entry leading to the packed bytes of the first. */
export function allAtOnePlace(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const changed = Buffer.from(zip);
  const end = changed.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const first = changed.readUInt32LE(end + 16);
  const facts = changed.subarray(first + 16, first + 28);
  for (let at = first; changed.readUInt32LE(at) === 0x02014b50;) {
    facts.copy(changed, at + 16);
    changed.writeUInt32LE(0, at + 42);
    at += 46 + changed.readUInt16LE(at + 28) + changed.readUInt16LE(at + 30) + changed.readUInt16LE(at + 32);
  }
  return new Uint8Array(changed);
}

import { inflateSync } from 'node:zlib';

/** A stream of a PDF that is larger when unpacked is no page. */
const mostUnpacked = 32 * 1024 * 1024;
const whitish = String.raw`(?:1(?:\.0*)?|0?\.9[89]\d*)`;
/** White or nearly white ink, or none, in any of the ways to say so; a tint of nothing too. */
const unseenInk = new RegExp(
  String.raw`(?:^|[\s\])])(?:${whitish}(?:\s+${whitish}){0,2}\s+(?:g|rg|scn?)|0(?:\.0*)?(?:\s+0(?:\.0*)?){3}\s+(?:k|scn?)|0(?:\.0*)?\s+scn?|[37]\s+Tr)(?=[\s/[(<]|$)`,
);
const isPicture = /\/(?:DCTDecode|JPXDecode|CCITTFaxDecode|JBIG2Decode)\b|\/Subtype\s*\/Image\b/;
const isPlainlyPacked = /\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|\/|>>|$)/;

/**
 * Whether a file may draw text that nobody sees. Unpacking its streams and looking for such ink is much faster than
 * going over what each page draws, which most files are spared so. What cannot be unpacked here may.
 */
export function mayHideText(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes('/Encrypt')) return true;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at)) {
    const end = file.indexOf('endstream', at);
    if (end < 0) return true;
    if (streamMayHide(file, at, end)) return true;
    at = end + 'endstream'.length;
  }
  return false;
}

function streamMayHide(file: Buffer, at: number, end: number): boolean {
  const before = file.toString('latin1', Math.max(0, at - 600), at);
  const head = before.slice(Math.max(0, before.lastIndexOf(' obj')));
  if (isPicture.test(head)) return false;
  let from = at + 'stream'.length;
  if (file[from] === 13) from += 1;
  if (file[from] === 10) from += 1;
  const packed = file.subarray(from, end);
  if (!head.includes('/Filter')) return unseenInk.test(packed.toString('latin1'));
  if (!isPlainlyPacked.test(head)) return true;
  try {
    return unseenInk.test(inflateSync(packed, { maxOutputLength: mostUnpacked }).toString('latin1'));
  } catch {
    return true;
  }
}

import type { ZipPart } from './stored-zip.ts';

const textParts = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/;
const isOn = String.raw`(?:\s+w:val="(?:1|true|on)")?\s*/>`;
const hidden = new RegExp(`<w:(?:vanish|webHidden)${isOn}`);
const white = /<w:color\s[^>]*w:val="[Ff]{6}"/;
/** Half points. */
const tiny = /<w:sz\s[^>]*w:val="[1-5]"/;

/** Properties of a run that keep it from being read: hidden, or white and too small to be seen on any ground. */
const isUnseen = (properties: string) =>
  hidden.test(properties) || (white.test(properties) && tiny.test(properties));

/** Empties the runs that Word does not show. Goes over the text once, whatever it holds. */
function withoutUnseenRuns(xml: string): string {
  const parts: string[] = [];
  let done = 0;
  for (let at = xml.indexOf('<w:rPr>'); at >= 0; at = xml.indexOf('<w:rPr>', at + 1)) {
    const end = xml.indexOf('</w:rPr>', at);
    if (end < 0) break;
    // Properties of a run are right behind the tag that opens it; those of a paragraph's mark are not.
    const isOfRun = /<w:r(?:\s[^<>]{0,400})?>\s*$/.test(xml.slice(Math.max(0, at - 420), at));
    if (!isOfRun || at < done || !isUnseen(xml.slice(at, end))) continue;
    const close = xml.indexOf('</w:r>', end);
    if (close < 0) break;
    parts.push(xml.slice(done, end + '</w:rPr>'.length));
    done = close;
  }
  return parts.length === 0 ? xml : parts.join('') + xml.slice(done);
}

/** The parts of a Word document without the text that it does not show. */
export function withoutUnseenText(parts: readonly ZipPart[]): ZipPart[] {
  return parts.map((part) => {
    if (!textParts.test(part.name)) return part;
    const xml = Buffer.from(part.content).toString('utf8');
    const seen = withoutUnseenRuns(xml);
    return seen === xml ? part : { name: part.name, content: new Uint8Array(Buffer.from(seen)) };
  });
}

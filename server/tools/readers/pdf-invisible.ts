import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf';
import type { TextItem } from './pdf-lines.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<PdfDocument['getPage']>>;
type Operators = Awaited<ReturnType<Page['getOperatorList']>>;
type Codes = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];

/** The text that a page draws, without spaces, by whether it can be seen on white paper. */
interface Drawn {
  seen: string;
  white: string;
  /** Drawn without ink, as the text behind the picture of a scanned page is. */
  inkless: string;
  /** Something coloured is painted, on which white letters can be read. */
  hasGround: boolean;
}

interface Ink {
  colour: string;
  mode: number;
  /** Of lines. */
  width: number;
}

/** Lines as thick as these are grounds. */
const groundWidth = 4;

const inklessModes = new Set([3, 7]);
const isWhite = (colour: unknown) => typeof colour === 'string' && /^#f[a-f]f[a-f]f[a-f]$/i.test(colour);
const bare = (text: string) => text.replace(/\s+/g, '');

function glyphText(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  const parts = glyphs.map((glyph: unknown) =>
    typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : '',
  );
  return bare(parts.join(''));
}

/** Goes over what a page draws with the colour and mode in which it does. */
function drawnBy({ fnArray, argsArray }: Operators, codes: Codes): Drawn {
  const drawn: Drawn = { seen: '', white: '', inkless: '', hasGround: false };
  const kept: Ink[] = [];
  let ink: Ink = { colour: '#000000', mode: 0, width: 1 };
  const fills = new Set([
    codes.fill,
    codes.eoFill,
    codes.fillStroke,
    codes.eoFillStroke,
    codes.closeFillStroke,
  ]);
  const lines = new Set([codes.stroke, codes.closeStroke]);
  for (const [at, code] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[] | null;
    const first = args?.[0];
    if (code === codes.save || code === codes.paintFormXObjectBegin) kept.push({ ...ink });
    else if (code === codes.restore || code === codes.paintFormXObjectEnd) ink = kept.pop() ?? ink;
    else if (code === codes.setFillRGBColor) ink.colour = String(first);
    else if (code === codes.setFillColorN) ink.colour = 'pattern';
    else if (code === codes.setTextRenderingMode) ink.mode = Number(first);
    else if (code === codes.setLineWidth) ink.width = Number(first);
    else if (code === codes.shadingFill) drawn.hasGround = true;
    else if (code === codes.constructPath) {
      const isFilled = fills.has(Number(first)) && !isWhite(ink.colour);
      drawn.hasGround ||= isFilled || (lines.has(Number(first)) && ink.width >= groundWidth);
    } else if (code === codes.showText) {
      const kind = inklessModes.has(ink.mode) ? 'inkless' : isWhite(ink.colour) ? 'white' : 'seen';
      drawn[kind] += `${glyphText(first)}\n`;
    }
  }
  return drawn;
}

/** What the page draws that nobody sees, if it has no picture: that may be a ground, or the page itself. */
function unseenOf({ seen, white, inkless, hasGround }: Drawn): string {
  return `${hasGround ? '' : white}${inkless.length < seen.length ? inkless : ''}`;
}

/**
 * Takes out text that is drawn in white on white paper, or without ink among text that can be seen: nobody reads it, so it
 * is no statement of the document. White letters on a page with anything coloured on it are kept, and so is the text
 * behind a picture. `drawsPicture` is asked only for a page with such text.
 */
export async function visibleItems(
  page: Page,
  items: readonly TextItem[],
  drawsPicture: () => Promise<boolean>,
): Promise<readonly TextItem[]> {
  if (items.length === 0) return items;
  const { OPS } = await getResolvedPDFJS();
  const drawn = drawnBy(await page.getOperatorList(), OPS);
  const unseen = unseenOf(drawn);
  if (unseen === '' || (await drawsPicture())) return items;
  return items.filter(({ str }) => {
    const text = bare(str);
    return text === '' || drawn.seen.includes(text) || !unseen.includes(text);
  });
}

/** True when a page of a document that was opened with its pictures draws one. */
export async function hasPicture(document: PdfDocument, number: number): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const page = await document.getPage(number);
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  const pictures = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintInlineImageXObjectGroup,
  ]);
  return fnArray.some((code) => pictures.has(code));
}

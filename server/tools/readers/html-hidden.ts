import { hiddenBySheets } from './html-style-sheet.ts';

/** What is no text of a page. */
const unread = 'script,style,noscript,template,svg,iframe,body title';
/** What a page takes back, or holds without showing it. */
const takenBack = '[hidden],del,s,strike';

const hides: readonly RegExp[] = [
  /(?:^|;)\s*display\s*:\s*none\b/i,
  /(?:^|;)\s*visibility\s*:\s*(?:hidden|collapse)\b/i,
  /(?:^|;)\s*opacity\s*:\s*0?(?:\.0+)?\s*(?:;|!|$)/i,
  /(?:^|;)\s*font-size\s*:\s*(?:0?\.\d+|[01](?:\.\d+)?)(?:px|pt)?\s*(?:;|!|$)/i,
];

const valueOf = (style: string, name: string) =>
  new RegExp(String.raw`(?:^|;)\s*${name}\s*:\s*([^;!]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase();

const white = /^(?:white|#fff(?:fff)?|rgba?\(\s*255\s*,\s*255\s*,\s*255\s*(?:,\s*1\s*)?\))$/;
const plain = (colour: string | undefined) => (white.test(colour ?? '') ? 'white' : colour);

/** Text in the colour of its own ground. */
function isOfItsGround(style: string): boolean {
  const colour = plain(valueOf(style, 'color'));
  const ground = plain(valueOf(style, 'background(?:-color)?'));
  return colour !== undefined && colour === ground;
}

/**
 * Takes out what whoever opens the page does not see or sees struck out: what is not shown is no statement of the page.
 * Hidden by the element itself, or by a style sheet inside the page for screens.
 */
export function removeUnseen(document: Document): void {
  for (const element of hiddenBySheets(document)) element.remove();
  for (const element of document.querySelectorAll(`${unread},${takenBack}`)) element.remove();
  for (const element of document.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    if (hides.some((rule) => rule.test(style)) || isOfItsGround(style)) element.remove();
  }
}

/** A heading of a report. `level` 1-6; `index` is its place among all headings, which is also its place in the page. */
export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly index: number;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const ATX = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$/;

/** The headings of markdown text (ATX form), without those inside code blocks; marks of emphasis and links are removed. */
export function outlineOf(markdown: string): Heading[] {
  const headings: Heading[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (fence === null || (mark.startsWith(fence) && line.trim() === mark))) {
      fence = fence === null ? mark : null;
      continue;
    }
    const match = fence === null ? ATX.exec(line) : null;
    if (!match?.[1] || !match[2]) continue;
    headings.push({ level: match[1].length, text: plainText(match[2]), index: headings.length });
  }
  return headings;
}

function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`~]/g, '')
    .trim();
}

const startsNewLine = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s/;
/** A line this much shorter than the longest has ended by itself. */
const fullShare = 0.7;

/**
 * The text of a printed paragraph with its lines as one, so that it fits any width: points of a list and lines that end
 * early stay apart. Each character keeps its place.
 */
export function flowingText(text: string): string {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  return lines
    .map((line, i) => {
      const next = lines[i + 1];
      if (next === undefined) return line;
      const goesOn = line.length >= longest * fullShare && !startsNewLine.test(next);
      return `${line}${goesOn ? ' ' : '\n'}`;
    })
    .join('');
}

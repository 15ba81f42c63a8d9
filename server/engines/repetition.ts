/** So much of the same at the end of a text is nothing that anybody reads: four pages. */
const repeatedCharacters = 8_000;
/** A longer piece is no repetition that a model falls into. */
const longestPiece = 1_000;
/** Enough to find where the same stood last. */
const probe = 100;

/** True when the end of a text is one piece again and again, as of a model that goes round in a circle. */
export function isRepeating(text: string): boolean {
  if (text.length < repeatedCharacters) return false;
  const end = text.slice(-repeatedCharacters);
  const last = end.length - probe;
  const before = end.lastIndexOf(end.slice(last), last - 1);
  const piece = last - before;
  return before >= 0 && piece <= longestPiece && end.slice(piece) === end.slice(0, -piece);
}

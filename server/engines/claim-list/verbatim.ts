/** Shorter ones are words that are only set apart. */
const leastWords = 4;
const quoted = /["“„»«]([^"“”„»«\n]{8,600})["“”«»]/g;

interface Unquoted {
  /** What the statement says in its own words. */
  readonly rest: string;
  /** The same with its quotations, whose sense can be turned by where they were cut. */
  readonly withQuotes: string;
  /** Quotations that are not there: whatever else is right, these are false. */
  readonly falseQuotes: string[];
}

/**
 * A statement without what it takes over word by word: quotations, and whole sentences, alone or as the cell of a row.
 * Part of a sentence is no such thing: "denied that" may be before it, and a unit after it.
 */
export function withoutQuotes(statement: string, source: string): Unquoted {
  const there = folded(source);
  const sentences = new Set([
    ...unitsOf(source),
    ...unitsOf(source.replace(/\n/g, ' ')),
    ...source.split('\n').map(folded),
  ]);
  const own = statement
    .split(' · ')
    .filter((cell) => !isLong(cell) || !unitsOf(cell).every((unit) => sentences.has(unit)))
    .join(' · ')
    .trim();
  const falseQuotes: string[] = [];
  const rest = own.replace(quoted, (whole, said: string) => {
    if (!isLong(said)) return whole;
    // After a number that ends a quotation its unit may have stood.
    const isCut = /\d$/.test(said.trim()) && ![...sentences].some((unit) => unit.endsWith(folded(said)));
    if (isCut || !partsOf(said).every((part) => there.includes(part))) {
      falseQuotes.push(said);
      return whole;
    }
    return ' ';
  });
  return { rest: rest.trim(), withQuotes: own, falseQuotes };
}

/** What a statement says beside what it takes over: itself when it is there as it is, and quotations that do. */
export function besideQuotations(statement: string, source: string): string {
  const there = folded(source);
  if (isLong(statement) && there.includes(folded(statement))) return '';
  return statement.replace(quoted, (whole, said: string) =>
    isLong(said) && partsOf(said).every((part) => there.includes(part)) ? ' ' : whole,
  );
}

function isLong(text: string): boolean {
  return text.trim().split(/\s+/).length >= leastWords;
}

/** A quotation may leave words out. */
function partsOf(quotation: string): string[] {
  return quotation
    .split(/…|\.{3}|\[…\]|\[\.\.\.\]/)
    .map(folded)
    .filter(Boolean);
}

function unitsOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;:]["”“]?)\s+|\n| · |\|/)
    .map(folded)
    .filter(Boolean);
}

/** For comparing: without case, markup, and differences of blanks, quotation marks and the last stop. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[*_`|#>]/g, ' ')
    .replace(/["“”„»«‘’']/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/^[\s.,;:!?·-]+|[.,;:!?\s]+$/g, '')
    .trim();
}

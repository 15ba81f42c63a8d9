/** What is said about a file beside it: which security is meant where it holds several, and what its jumps are. */
export interface Wanted {
  /** As typed into the form: a ticker or name; empty when none was. */
  readonly symbol: string;
  /** The question, which may name it in passing. */
  readonly question: string;
  /** Whether whoever gave the file says that jumps as at a split are real moves of the price. */
  readonly hasMoved: boolean;
}

export const nothingWanted: Wanted = { symbol: '', question: '', hasMoved: false };

const plain = (text: string) => text.trim().toLowerCase();
const stem = (text: string) => plain(text).split(/[.:/]/)[0] ?? '';

/** Short tickers are words as well ("ON", "it"): they count only as they are written. */
function isNamedIn(question: string, symbol: string): boolean {
  const pattern = symbol.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const flags = symbol.trim().length > 4 ? 'iu' : 'u';
  return (
    pattern !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags).test(question)
  );
}

const only = (found: readonly string[]) => (found.length === 1 ? (found[0] ?? null) : null);

/** The one security of `symbols` that is meant; null when none, or more than one, may be. */
export function chooseSymbol(symbols: readonly string[], wanted: Wanted): string | null {
  if (plain(wanted.symbol) !== '') {
    const same = symbols.filter((one) => plain(one) === plain(wanted.symbol));
    return only(same) ?? only(symbols.filter((one) => stem(one) === stem(wanted.symbol)));
  }
  return only(symbols) ?? only(symbols.filter((one) => isNamedIn(wanted.question, one)));
}

const ticker = /^[A-Z0-9][A-Z0-9.\-=^]{0,11}$/;

/** Whether the only security of a file is plainly another than the one asked for; a name and a ticker cannot be compared. */
export function isOther(symbol: string, wanted: Wanted): boolean {
  return ticker.test(symbol) && ticker.test(wanted.symbol.trim()) && stem(symbol) !== stem(wanted.symbol);
}

/** What a sentence that has come so far may still become. */
export type SentenceEnd =
  /** It ends before `end`. */
  | { readonly kind: 'end'; readonly end: number }
  /** What follows `shown` decides; `from` is where to look again. */
  | { readonly kind: 'open'; readonly shown: number; readonly from: number };

const stop = /[.!?…]+["”“’'»)\]*_]*/g;
const citation = /^[\s\u00a0\u202f]{0,3}\[\d{1,4}\]\(#source:\d{1,4}\)/;

const abbreviation =
  /(?:^|[\s(„“"])(?:z\.\s?b|d\.\s?h|u\.\s?a|i\.\s?d\.\s?r|e\.g|i\.e|u\.s|u\.k|mio|mrd|tsd|nr|no|dr|prof|mag|dipl|ing|dkfm|komm|bakk|lic|iur|rer|nat|jur|phil|med|pol|oec|habil|hr|fr|sen|rev|hon|capt|messrs|stv|geb|mr|mrs|ms|jr|sr|st|vs|ca|approx|bzw|inkl|exkl|zzgl|abs|art|fig|abb|tab|vgl|bd|hrsg|usw|etc|inc|ltd|corp|co|jan|feb|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez|vol|p|pp|s|f|ff|(?:\p{L}\.\s?){0,3}\p{L})\.$/iu;
/** Words that hardly ever go on after an abbreviation, and so begin a sentence. */
const opener =
  /^(?:the|this|these|that|it|its|he|she|they|we|in|on|at|a|an|but|and|however|der|die|das|dies|diese|dieser|es|er|sie|wir|im|am|ein|eine|aber|und)$/i;
const ordinalFollows =
  /^(?:jan|feb|mär|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|quartal|halbjahr|jahrhundert|geschäftsjahr|platz|stelle|mal|auflage|klasse|stufe)/i;

/**
 * Looks for the end of the first sentence of a block, from a place on before which there is none. Source marks right
 * after it belong to it. At the block's end (`isWhole`) everything is decided.
 */
export function findSentenceEnd(text: string, from: number, isWhole: boolean): SentenceEnd {
  stop.lastIndex = from;
  for (let match = stop.exec(text); match; match = stop.exec(text)) {
    const after = match.index + match[0].length;
    if (after === text.length && !isWhole) return { kind: 'open', shown: after, from: match.index };
    const follows = text.slice(after);
    if (follows !== '' && !/^[\s\u00a0\u202f]/.test(follows) && !citation.test(follows)) continue;
    let end = after;
    for (let mark = citation.exec(text.slice(end)); mark; mark = citation.exec(text.slice(end)))
      end += mark[0].length;
    const next = /^[\s\u00a0\u202f]*(\S*)(\s?)/.exec(text.slice(end));
    const word = next?.[1] ?? '';
    const isRead = isWhole || next?.[2] !== '' || word.length > 24;
    if (!isRead) return { kind: 'open', shown: end, from: match.index };
    if (word === '' || isBoundary(text.slice(0, match.index + 1), word, end > after))
      return { kind: 'end', end };
  }
  return isWhole
    ? { kind: 'end', end: text.length }
    : { kind: 'open', shown: text.length, from: text.length };
}

function isBoundary(before: string, next: string, isCited: boolean): boolean {
  const word = next.replace(/^["“„»«(*_[\]]+/, '');
  // A mark ends no sentence after "N.V.": what goes on in small letters or behind a semicolon belongs to it.
  if (/^[;,:]/.test(next)) return false;
  if (/^\p{Ll}/u.test(word) && (!isCited || abbreviation.test(before.slice(-12)))) return false;
  if (!before.endsWith('.') || isCited) return true;
  const bare = word.replace(/[^\p{L}\p{N}].*$/u, '');
  if (/(?:^|[\s([])\d{1,2}\.$/.test(before)) return !ordinalFollows.test(bare) || opener.test(bare);
  return !abbreviation.test(before.slice(-12)) || opener.test(bare);
}

import type { Attribute } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import type { SentenceScope } from './draft.ts';
import { isOnFigure } from './figure-lists.ts';
import { readingWords } from './reading-words.ts';
import type { Token } from './tag-sentence.ts';
import { afterValue } from './value-verbs.ts';

/** Between a year in brackets and its value. */
export const restated = /^(?:restated|angepasst|berichtigt|korrigiert)$/u;

/** Tokens after a value up to what it is measured against; the period among them, or null when something narrows it. */
export function readTail(
  scope: SentenceScope,
  at: number,
  attribute: Attribute,
): { period: Period | null; isVague: boolean } | null {
  const { tokens, reading } = scope;
  const words = readingWords[reading.language];
  const counted = new Set(
    (attribute.counted?.[reading.language] ?? []).flatMap((phrase) => phrase.split(' ')),
  );
  let period: Period | null = null;
  let isVague = false;
  for (let i = afterValue(tokens, at); i < tokens.length; i += 1) {
    const token = tokens[i];
    const next = tokens[i + 1];
    if (token === undefined) break;
    if (token.kind === 'period') {
      // "(2024: EUR 4 million)", "(FY2025 restated: EUR 4 million)" is another number's year.
      const after = restated.test(next?.lower ?? '') ? tokens[i + 2] : next;
      // "(2024 - £4,105,220)", "(2024 – loss of £212,900)": so accounts write it.
      const isOpen = tokens.slice(Math.max(0, i - 3), i).some(({ text }) => text === '(');
      const isDashed = isOpen && /^[-–\u2014]$/u.test(after?.text ?? '');
      if (after?.text === ':' || after?.kind === 'quantity' || isDashed) break;
      if (period === null) [period, isVague] = [token.period, isVague || token.period === null];
      continue;
    }
    // "(prior half-year: £3.6m)" tells of another time, whichever it is.
    if (token.text === '(' && isOtherTime(tokens, i)) break;
    const isAnd = /^(?:and|und)$/.test(token.lower) && !counted.has(next?.lower ?? '');
    if (attribute.kind === 'count' && counted.has(token.lower) && !isAnd) continue;
    if (
      token.text === '(' &&
      (next?.kind === 'period' || (next !== undefined && words.joins.has(next.lower)))
    )
      continue;
    // "USD 918.4 million in 2025 from USD 944.9 million in 2024"
    if (token.lower === 'from' && next?.kind === 'quantity') break;
    // "USD 61.9 million, or USD 2.14 per diluted share, in 2025"
    const share = perShare(tokens, i);
    if (share > i) {
      i = share;
      continue;
    }
    // "SEK 3,846 million (3,591)": the year before, or the same in other money.
    if (token.text === '(' && next?.kind === 'quantity' && tokens[i + 2]?.text === ')') break;
    // Read as a count of its own (`countOf`).
    if (
      attribute.kind === 'count' &&
      /^(?:average|durchschnitt|jahresdurchschnitt)$/.test(next?.lower ?? '')
    ) {
      i += 1;
      continue;
    }
    if (token.kind === 'word' && words.joins.has(token.lower) && isJoined(tokens, i + 1, words.joins))
      continue;
    if (/^(?:in|at|an)$/.test(token.lower) && next?.kind === 'quantity') break;
    const end = atYearEnd(tokens, i);
    if (end > i) {
      i = end;
      continue;
    }
    if (isHeldAgainst(tokens, i)) break;
    if (isAllPlaces(tokens, i) || isOnFigure(tokens, i)) break;
    // "brach um 30 % auf 5 Mio. Euro ein": the other half of the verb.
    if (token.lower === 'ein' && hasBroken(tokens, i)) break;
    // "SEK 441 million rather than SEK 447 million", "stellt 470 Mio. EUR in Aussicht".
    if (
      /^(?:rather than|instead of|in aussicht|(?:an)?statt .*)$/.test(`${token.lower} ${next?.lower ?? ''}`)
    )
      break;
    if (token.kind === 'word' && !words.after.has(token.lower)) return null;
    if (token.kind === 'mark' && !words.after.has(token.text)) return null;
    if (token.kind !== 'word' && token.kind !== 'mark')
      return token.kind === 'quantity' ? null : { period, isVague };
    if (!/^[“”")]$/.test(token.text)) break;
  }
  return { period, isVague };
}

/** "(prior half-year: £3.6m)", "(same quarter last year: £2m)": the bracket of a value of another time. */
function isOtherTime(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:prior|previous|preceding|corresponding|comparable|same)$/.test(tokens[at + 1]?.lower ?? ''))
    return false;
  const colon = tokens.findIndex(({ text }, i) => i > at && i < at + 8 && /^[:)]$/.test(text));
  const before = tokens.slice(at + 2, colon);
  return (
    tokens[colon]?.text === ':' &&
    before.some(({ kind }) => kind === 'period') &&
    before.every(({ kind }) => kind === 'period' || kind === 'word') &&
    tokens[colon + 1]?.kind === 'quantity' &&
    tokens[colon + 2]?.text === ')'
  );
}

/** The verb "brach" is before `at` in its clause, and nothing but a mark after it. */
function hasBroken(tokens: readonly Token[], at: number): boolean {
  const clause = tokens.findLastIndex(({ lower }, i) => i < at && /^(?:[,;:]|und)$/.test(lower)) + 1;
  const next = tokens[at + 1];
  return (
    tokens.slice(clause, at).some(({ lower }) => /^(?:brach|brachen|bricht|brechen)$/.test(lower)) &&
    (next === undefined || next.kind === 'mark' || /^(?:und|aber)$/.test(next.lower))
  );
}

/** ", or USD 2.14 per diluted share,": index of its last token; `at` where none begins. */
export function perShare(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== ',' || tokens[at + 1]?.lower !== 'or' || tokens[at + 2]?.kind !== 'quantity')
    return at;
  const words = tokens.slice(at + 3, at + 6).map(({ lower }) => lower);
  const end = words.indexOf('share');
  if (!/^(?:per|a)$/.test(words[0] ?? '') || end < 1) return at;
  const last = at + 3 + end;
  return tokens[last + 1]?.text === ',' ? last + 1 : last;
}

const countWord =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|several|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|mehreren)$/;
const places =
  /^(?:sites|locations|plants|offices|factories|countries|markets|stores|branches|depots|standorten|werken|ländern|märkten|filialen|niederlassungen|büros)$/;

/** "in Wisconsin, Georgia and Alberta": where a list of places and nothing else ends; `at` for one place or none. */
function endOfPlaces(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.lower !== 'in') return at;
  let [end, names] = [at, 0];
  for (let i = at + 1; i < tokens.length && i < at + 16; i += 1) {
    const token = tokens[i];
    const isName = token?.kind === 'word' && /^\p{Lu}/u.test(token.text);
    if (isName && (i === at + 1 || !/^\p{Lu}/u.test(tokens[i - 1]?.text ?? ''))) names += 1;
    if (isName) end = i;
    else if (!/^(?:,|and)$/.test(token?.lower ?? '') || !/^\p{Lu}/u.test(tokens[i + 1]?.text ?? '')) break;
  }
  return names > 1 ? end + 1 : at;
}

/** "at five sites.", "at four plants in Wisconsin, Georgia and Alberta", "in zwölf Ländern": all of its places, counted in a word. */
function isAllPlaces(tokens: readonly Token[], at: number): boolean {
  const [preposition, count, noun] = tokens.slice(at, at + 3).map((token) => token.lower);
  const next = tokens[endOfPlaces(tokens, at + 3)]?.lower;
  return (
    /^(?:in|at|across|an|auf)$/.test(preposition ?? '') &&
    countWord.test(count ?? '') &&
    places.test(noun ?? '') &&
    /^(?:[.,;]|and|und|worldwide|weltweit|)$/.test(next ?? '')
  );
}

/** "at year end", "at the end of the financial year": index of its last token; `at` where none begins. Of which year is known around it. */
function atYearEnd(tokens: readonly Token[], at: number): number {
  if (!/^(?:at|by)$/.test(tokens[at]?.lower ?? '')) return at;
  const said = tokens
    .slice(at + 1, at + 7)
    .map((token) => token.lower)
    .join(' ');
  const words =
    /^(?:the )?(?:year end|year-end|end of the (?:financial |fiscal )?year)(?= [.,;()]| and|$)/u.exec(said);
  return words === null ? at : at + words[0].split(' ').length;
}

/** "revenue of £5m *was 8% ahead of* the year before", "… *was in line with* expectations": what is said of the value. */
function isHeldAgainst(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:was|were)$/.test(tokens[at]?.lower ?? '')) return false;
  const said = tokens
    .slice(at + 1, at + 7)
    .map((token) => (token.kind === 'quantity' ? '#' : token.lower))
    .join(' ');
  return /^(?:(?:again|also|broadly|slightly|well|significantly|substantially|some|about|around|up|down|a) )*(?:# )?(?:ahead of|above|below|(?:higher|lower|better|more|less) than|(?:up|down)(?: #)? (?:on|from)|(?:in )?line with|level with|flat(?! tax)|unchanged|record|ahead|higher|lower)(?: |$)/u.test(
    said,
  );
}

function isJoined(tokens: readonly Token[], at: number, joins: ReadonlySet<string>): boolean {
  for (let i = at; i < tokens.length && i < at + 4; i += 1) {
    const token = tokens[i];
    if (token?.kind === 'period') return true;
    if (token === undefined || !(joins.has(token.lower) || token.lower === 'total'))
      return token?.lower === 'total';
  }
  return false;
}

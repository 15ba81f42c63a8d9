import type { Attribute } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import type { SentenceScope } from './draft.ts';
import { readingWords } from './reading-words.ts';
import type { Token } from './tag-sentence.ts';

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
  for (let i = at; i < tokens.length; i += 1) {
    const token = tokens[i];
    const next = tokens[i + 1];
    if (token === undefined) break;
    if (token.kind === 'period') {
      // "(2024: EUR 4 million)" is another number's year.
      if (next?.text === ':' || next?.kind === 'quantity') break;
      if (period === null) [period, isVague] = [token.period, isVague || token.period === null];
      continue;
    }
    const isAnd = /^(?:and|und)$/.test(token.lower) && !counted.has(next?.lower ?? '');
    if (attribute.kind === 'count' && counted.has(token.lower) && !isAnd) continue;
    if (
      token.text === '(' &&
      (next?.kind === 'period' || (next !== undefined && words.joins.has(next.lower)))
    )
      continue;
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
    if (isAllPlaces(tokens, i)) break;
    if (token.kind === 'word' && !words.after.has(token.lower)) return null;
    if (token.kind === 'mark' && !words.after.has(token.text)) return null;
    if (token.kind !== 'word' && token.kind !== 'mark')
      return token.kind === 'quantity' ? null : { period, isVague };
    if (!/^[“”")]$/.test(token.text)) break;
  }
  return { period, isVague };
}

const countWord =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|several|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|mehreren)$/;
const places =
  /^(?:sites|locations|plants|offices|factories|countries|markets|stores|branches|depots|standorten|werken|ländern|märkten|filialen|niederlassungen|büros)$/;

/** "at five sites.", "in zwölf Ländern": all of its places, counted in a word, and none of them by name. */
function isAllPlaces(tokens: readonly Token[], at: number): boolean {
  const [preposition, count, noun, next] = tokens.slice(at, at + 4).map((token) => token.lower);
  return (
    /^(?:in|at|across|an|auf)$/.test(preposition ?? '') &&
    countWord.test(count ?? '') &&
    places.test(noun ?? '') &&
    /^(?:[.,;]|and|und|worldwide|weltweit|)$/.test(next ?? '')
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

import type { Token } from './tag-sentence.ts';

/** German verbs whose other half says which way: "ging … zurück", "nahm … ab". */
const parted: readonly { readonly verb: RegExp; readonly down: RegExp; readonly up: RegExp }[] = [
  {
    verb: /^(?:ging|gingen|geht|gehen)$/,
    down: /^(?:zurück|zurückgegangen|runter|herunter|unten)$/,
    up: /^(?:hoch|oben|höhe)$/,
  },
  { verb: /^(?:nahm|nahmen|nimmt|nehmen)$/, down: /^ab$/, up: /^zu$/ },
  { verb: /^(?:gab|gaben|gibt|geben)$/, down: /^nach$/, up: /(?!)/ },
  { verb: /^(?:brach|brachen|bricht|brechen)$/, down: /^ein$/, up: /(?!)/ },
];

/** Which way the verb at `at` goes, by its other half in the clause; null for a verb of one piece. */
export function directionOf(tokens: readonly Token[], at: number): 'up' | 'down' | 'unknown' | null {
  const verb = parted.find((one) => one.verb.test(tokens[at]?.lower ?? ''));
  if (verb === undefined) return null;
  const end = tokens.findIndex((token, i) => i > at && /^(?:und|aber|während|wobei|[.;])$/.test(token.lower));
  const rest = tokens.slice(at + 1, end < 0 ? undefined : end);
  if (rest.some((token) => verb.down.test(token.lower))) return 'down';
  return rest.some((token) => verb.up.test(token.lower)) ? 'up' : 'unknown';
}

/** "gegenüber dem Vorjahr", "im Vergleich zum Vorjahr": what a change is measured by, no time of the figure. Index of its last token, or `at`. */
export function baseAt(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + 4).map((token) => token.lower);
  const size = /^(?:gegenüber (?:dem |dem gleichen )?|im vergleich zum? )/u
    .exec(words.join(' '))?.[0]
    .split(' ').length;
  const time = size === undefined ? undefined : tokens[at + size - 1];
  return size !== undefined && time?.kind === 'period' && time.period === null ? at + size - 1 : at;
}

/** "um TEUR 2.310 bzw. 5,6 %": the change said again. Index of the last token before the second number, or `at`. */
export function otherwiseAt(tokens: readonly Token[], at: number): number {
  if (
    tokens[at - 1]?.kind !== 'quantity' ||
    !/^(?:bzw|beziehungsweise|oder|or)$/.test(tokens[at]?.lower ?? '')
  )
    return at;
  const last = tokens[at + 1]?.text === '.' ? at + 1 : at;
  return tokens[last + 1]?.kind === 'quantity' ? last : at;
}

const changes = /^(?:plus|zuwachs|anstieg|wachstum|steigerung|minus|rückgang|einbuße)$/;

/** "ein Plus von 5 Prozent", "einen Rückgang um 3 %": a change of the figure. Its last token before the number; null for none. */
export function changeAt(tokens: readonly Token[], at: number): { last: number; isFall: boolean } | null {
  const word = tokens[at]?.lower ?? '';
  const isChange = changes.test(word) && /^(?:von|um)$/.test(tokens[at + 1]?.lower ?? '');
  const number = tokens.slice(at + 2, at + 4).find((token) => token.kind === 'quantity');
  return isChange && number !== undefined
    ? { last: at + 1, isFall: /^(?:minus|rückgang|einbuße)$/.test(word) }
    : null;
}

const downs =
  /^(?:sank|sanken|sinkt|sinken|sinkend\p{L}*|gesunken\p{L}*|fiel|fielen|fällt|fallen|gefallen\p{L}*|(?:verringer|verminder|reduzier|ermäßig|schrumpf|halbier)(?:t|te|ten|ter|tem|tes|en)|geschrumpft\p{L}*|gesenkt\p{L}*|rückläufig\p{L}*|rückgang|minus|einbuße|niedriger\p{L}*|geringer\p{L}*|schwächer\p{L}*|weniger|zurückgegangen\p{L}*|abgenommen\p{L}*|eingebrochen\p{L}*|nachgegeben|unter|unterhalb|verlor|verloren)$/u;
const ups =
  /^(?:stieg|stiegen|steigt|steigen|steigend\p{L}*|gestiegen\p{L}*|wuchs|wuchsen|wächst|wachsen|wachsend\p{L}*|gewachsen\p{L}*|kletter(?:t|te|ten|n)|geklettert\p{L}*|(?:erhöh|verbesser|steiger)(?:t|te|ten|en|n)|gesteigert\p{L}*|zugelegt|zulegte|zulegen|legte|legten|legt|zugenommen\p{L}*|ausgebaut\p{L}*|höher\p{L}*|größer\p{L}*|mehr|plus|zuwachs|anstieg|wachstum|steigerung|über|oberhalb)$/u;
const closing = /^(?:[,;.:]|und|aber|doch|sowie|während|wobei|obwohl|weil|da|nachdem)$/u;

/**
 * Which way a German clause says that the figure went whose noun is at `noun` and the size of whose change at
 * `size`, wherever its verb stands: "2025 sank der Umsatz um 3 %", "ist um 3 % gesunken", "nahm um 3 % ab". Null where it
 * says neither, or both.
 */
export function wayOf(tokens: readonly Token[], noun: number, size: number): 'up' | 'down' | null {
  const from = tokens.findLastIndex((token, i) => i < noun && closing.test(token.lower)) + 1;
  const stop = tokens.findIndex((token, i) => i > size && closing.test(token.lower));
  const to = stop < 0 ? tokens.length : stop;
  let [isUp, isDown] = [false, false];
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word') continue;
    const parts = directionOf(tokens, i);
    if (parts === 'unknown') return null;
    // "mehr als 3 %", "über 3 %" is said of the size.
    const isOfSize = i < size && /^(?:mehr|weniger|über|unter|höher)$/.test(token.lower);
    isDown ||= parts === 'down' || (!isOfSize && downs.test(token.lower));
    isUp ||= parts === 'up' || (!isOfSize && ups.test(token.lower));
  }
  if (isUp === isDown) return null;
  return isUp ? 'up' : 'down';
}

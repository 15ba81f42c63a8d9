import { flowOf, saysFlow } from './read-flow.ts';
import { keptFlowPhrase } from './read-flow-phrase.ts';
import { object, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

const kinds =
  /^(?:category|categories|expense (?:type|category)|type of expense|kategorie|kostenart|ausgabenart|budget category|account|konto|sachkonto)$/i;
const receivers =
  /^(?:payee|vendor|supplier|merchant|recipient|paid to|shop|store|empf[aä]nger(?:in)?|h[aä]ndler|lieferant|zahlungsempf[aä]nger|beg[uü]nstigte[rn]?|(?:auftraggeber|absender)(?: ?\/ ?empf[aä]nger)?|name zahlungsbeteiligter|gesch[aä]ft)$/i;

/** The only column of text with such a head; null for none, or several. */
function onlyText({ records }: Reading, name: RegExp): number | null {
  const found = records.table.columns.flatMap((column, at) =>
    column.kind === 'text' && name.test(column.plainName.trim()) ? [at] : [],
  );
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : null;
}

/** How many tokens ask what money went for, or to whom, with the column that tells it; null for other questions. */
function askedFor(reading: Reading): { readonly length: number; readonly column: number | null } | null {
  const [first = '', second = '', third = ''] = reading.tokens.map(({ folded }) => folded);
  if (/^(?:wofur|woruber)$/.test(first)) return { length: 1, column: onlyText(reading, kinds) };
  const last = reading.tokens.at(-1)?.folded ?? '';
  if (first === 'what' && /^(?:on|for)$/.test(last)) return { length: 1, column: onlyText(reading, kinds) };
  if (/^(?:who|whom|wem)$/.test(first)) return { length: 1, column: onlyText(reading, receivers) };
  if (/^(?:bei|an) wem?n?$/.test(`${first} ${second}`))
    return { length: 2, column: onlyText(reading, receivers) };
  if (first === 'where' || first === 'wo' || (first === 'on' && second === 'what' && third !== ''))
    return { length: first === 'on' ? 2 : 1, column: null };
  return null;
}

const isOfUs = ({ tokens }: Reading) =>
  tokens.some(({ folded }) => /^(?:we|i|you|us|wir|ich|man)$/.test(folded));

/**
 * "What do we spend the most on", "wem zahlen wir am meisten": the kinds of an account, or who gets the money, ranked by
 * what they come to. Where no column tells which, a single largest row would answer another question.
 */
export function readSpendOn(reading: Reading, at: number): number {
  const { tokens } = reading;
  if (at > 0 || reading.groups.length > 0) return 0;
  const asked = askedFor(reading);
  const isRanked = tokens.some((_, i) => phraseLength(tokens, i, 'max', 'min') > 0);
  const goesOut = tokens.some((_, i) => {
    const said = keptFlowPhrase(reading, i) ?? saysFlow(reading, i);
    return said?.direction === 'out' && flowOf(reading, 'out') !== null;
  });
  if (asked === null || !isRanked || !goesOut || !isOfUs(reading)) return 0;
  if (asked.column === null) object(reading, 'no_operation');
  else {
    reading.groups.push({ column: asked.column, part: null });
    reading.asksWhich = true;
  }
  return asked.length;
}

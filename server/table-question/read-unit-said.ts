import { columnOf, type Pattern } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  thousands: 1e3,
  tausend: 1e3,
  tsd: 1e3,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  mio: 1e6,
  billion: 1e9,
  milliarden: 1e9,
  mrd: 1e9,
};
const names: Readonly<Record<string, string>> = {
  euro: 'eur',
  euros: 'eur',
  '€': 'eur',
  dollar: 'usd',
  dollars: 'usd',
  $: 'usd',
  pounds: 'gbp',
  '£': 'gbp',
  prozent: 'percent',
  '%': 'percent',
};

/** "in EUR million" behind the quantity: taken when it is the unit the numbers are in, else left over. */
export const readUnitSaid: Pattern = (reading, at) => {
  const { tokens, measures } = reading;
  const lead = phraseLength(tokens, at, 'in');
  const [column, ...more] = measures.at(-1) ?? [];
  const own = column === undefined || more.length > 0 ? undefined : columnOf(reading, column);
  if (lead === 0 || own?.kind !== 'number') return 0;
  let end = at + lead;
  let [scale, name] = [1, ''];
  for (; end < at + lead + 2; end += 1) {
    const word = tokens[end]?.folded ?? '';
    if (scales[word] !== undefined) scale = scales[word];
    else if (name === '' && /^[\p{L}€$£%]+$/u.test(word)) name = names[word] ?? word;
    else break;
    const { unit } = own;
    const isWhole =
      (unit.kind === 'money' && unit.currency.toLowerCase() === name && unit.scale === scale) ||
      (unit.kind === 'measure' && unit.symbol.toLowerCase() === name && unit.scale === scale) ||
      (unit.kind === 'percent' && name === 'percent');
    if (!isWhole) continue;
    reading.saysUnit = true;
    return end + 1 - at;
  }
  // "By how many percent" is said again: "growth in percent".
  const isPercent =
    names[tokens[at + lead]?.folded ?? ''] === 'percent' || tokens[at + lead]?.folded === 'percent';
  return isPercent && reading.asksChange ? lead + 1 : 0;
};

import type { Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

const heads = /^(?:gender|sex|geschlecht)$/i;
const values = {
  women: /^(?:f|w|female|woman|women|weiblich|frau|frauen)$/i,
  men: /^(?:m|male|man|men|männlich|mann|männer)$/i,
} as const;

/** "women", "male": those that a column of sexes says it of, however it writes them. */
export function readSex(reading: Reading, at: number): number {
  const { columns } = reading.records.table;
  const column = columns.findIndex(({ plainName }) => heads.test(plainName.trim()));
  const own = columns[column];
  if (own?.kind !== 'text') return 0;
  for (const sex of ['women', 'men'] as const) {
    const length = phraseLength(reading.tokens, at, sex);
    const said = own.words.filter((word) => values[sex].test(word.trim()));
    if (length === 0 || said.length === 0) continue;
    reading.filters.push({ kind: 'values', column, values: said, isNegated: false });
    return length;
  }
  return 0;
}

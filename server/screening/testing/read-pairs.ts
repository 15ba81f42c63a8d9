import { readFileSync } from 'node:fs';
import type { Party } from '../party.ts';
import { screen } from '../screen.ts';

export interface LabelledPair {
  readonly kind: string;
  readonly asked: Party;
  readonly found: Party;
  readonly isSame: boolean;
}

export function partyNamed(name: string, year = '', kind: Party['kind'] = 'person'): Party {
  const born = year === '' ? [] : [year];
  return { id: name, names: [name], kind, born, places: [], numbers: [], topics: [], sex: null, line: 1 };
}

/** The labelled pairs in the order of their rows. */
export function readPairs(): readonly LabelledPair[] {
  const rows = readFileSync(new URL('pairs.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return rows.map((row) => {
    const [group = '', a = '', b = '', yearA = '', yearB = '', same = ''] = row.split(';');
    const kind = group === 'company' ? 'company' : 'person';
    return {
      kind: group,
      asked: partyNamed(a, yearA, kind),
      found: partyNamed(b, yearB, kind),
      isSame: same === 'yes',
    };
  });
}

export const hitOf = ({ asked, found }: LabelledPair) => screen(asked, [found])[0]!;

/** Share of the escalated that are the same, and of the same that are escalated. */
export function measure(
  pairs: readonly LabelledPair[],
  isEscalated = (pair: LabelledPair) => hitOf(pair).status !== 'no match',
) {
  const escalated = pairs.filter(isEscalated);
  const right = escalated.filter(({ isSame }) => isSame).length;
  return { precision: right / escalated.length, recall: right / pairs.filter(({ isSame }) => isSame).length };
}

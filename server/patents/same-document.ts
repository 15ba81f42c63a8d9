import type { DateKind, Patent } from './patent.ts';

const kinds: readonly DateKind[] = ['priority', 'filing', 'publication'];

/** "US 10,123,456 B2", "US-10123456-B2" and "EP000003711222B1": one sign for one publication; null without a number. */
function signOf({ number }: Patent): string | null {
  const written = number?.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase() ?? '';
  return written === '' ? null : written.replace(/^(\p{L}{2})0+(?=\d)/u, '$1');
}

/** What the offices say a list holds beside the text of a document: earlier dates, classes, a title. */
function joined(text: Patent, row: Patent): Patent {
  return {
    ...text,
    title: text.title ?? row.title,
    dates: { ...row.dates, ...text.dates },
    classes: [...new Set([...text.classes, ...row.classes])],
  };
}

const isSameDay = (one: Patent, other: Patent): boolean =>
  kinds.every((kind) => {
    const [a, b] = [one.dates[kind]?.day, other.dates[kind]?.day];
    return a === undefined || b === undefined || a === b;
  });

/** A document that was given as its text and again as a row of a list. */
export interface JoinedPatent<Given> {
  readonly patent: Patent;
  readonly given: Given;
  /** Rows that say the same document again. */
  readonly rows: readonly Given[];
}

/** One patent for each publication: that with the most text, with what the others add. Other days leave them apart. */
export function joinPatents<Given>(
  all: readonly { readonly patent: Patent; readonly given: Given }[],
): JoinedPatent<Given>[] {
  const byText = all.toSorted((a, b) => b.patent.passages.length - a.patent.passages.length);
  const joinedOnes: { sign: string | null; first: Patent; patent: Patent; given: Given; rows: Given[] }[] =
    [];
  for (const { patent, given } of byText) {
    const sign = signOf(patent);
    const same = joinedOnes.find(
      (one) => sign !== null && one.sign === sign && one.given !== given && isSameDay(one.patent, patent),
    );
    if (same === undefined) joinedOnes.push({ sign, first: patent, patent, given, rows: [] });
    else {
      same.patent = joined(same.patent, patent);
      same.rows.push(given);
    }
  }
  const order = new Map(all.map(({ patent }, at) => [patent, at]));
  return joinedOnes
    .toSorted((a, b) => (order.get(a.first) ?? 0) - (order.get(b.first) ?? 0))
    .map(({ patent, given, rows }) => ({ patent, given, rows }));
}

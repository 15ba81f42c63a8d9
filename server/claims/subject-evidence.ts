/** What speaks for a company being the one a document is about. */
export type Sign =
  | 'label'
  | 'acts in the title'
  | 'title'
  | 'file name'
  | 'rated'
  | 'interviewed'
  | 'visited'
  | 'defined as the company'
  | 'stands alone in the head'
  | 'heading of the head'
  | 'first subject'
  | 'alone in the first paragraph'
  | 'only company named'
  | 'named most'
  | 'named first and most'
  | 'subject of sentences'
  | 'speaks'
  | 'signs'
  | 'imprint'
  | 'opens its own report'
  | 'page on itself'
  | 'address';

/**
 * What each sign is worth. `enough` decides; what is in the head for itself is that by itself, what the text does with
 * a name only together with something else.
 */
const weights: Readonly<Record<Sign, number>> = {
  label: 10,
  'acts in the title': 8,
  title: 6,
  'file name': 6,
  rated: 6,
  interviewed: 6,
  visited: 6,
  'defined as the company': 6,
  'stands alone in the head': 5,
  'heading of the head': 4,
  'first subject': 3,
  'alone in the first paragraph': 1,
  'only company named': 4,
  'named most': 1,
  'named first and most': 4,
  'subject of sentences': 1,
  speaks: 1,
  signs: 4,
  imprint: 4,
  'opens its own report': 4,
  'page on itself': 4,
  address: 1,
};

/** So much must be known of a company. */
const enough = 5;
/** So much more than of any other. */
const margin = 3;

/** One sign for one company. */
export interface Evidence {
  readonly key: string;
  readonly sign: Sign;
}

/** What the signs come to. */
export interface Verdict {
  readonly key: string;
  /** Why, the weightiest first. */
  readonly signs: readonly Sign[];
}

/** The company that most speaks for, with its reasons; null where too little does, or nearly as much for another. */
export function weigh(evidence: readonly Evidence[]): Verdict | null {
  const sums = new Map<string, { sum: number; signs: Set<Sign> }>();
  for (const { key, sign } of evidence) {
    const known = sums.get(key) ?? { sum: 0, signs: new Set<Sign>() };
    sums.set(key, known);
    // Said twice is not known better.
    if (!known.signs.has(sign)) known.sum += weights[sign];
    known.signs.add(sign);
  }
  const [first, second] = [...sums].sort((a, b) => b[1].sum - a[1].sum);
  if (first === undefined || first[1].sum < enough || first[1].sum - (second?.[1].sum ?? 0) < margin)
    return null;
  return { key: first[0], signs: [...first[1].signs].sort((a, b) => weights[b] - weights[a]) };
}

import { coverOf, type Cover } from '../likeness/cover.ts';
import type { InventionElement } from '../likeness/elements.ts';
import { standingOf, type DateStanding } from './date-standing.ts';
import type { Patent } from './patent.ts';

/** From so much of the elements on, one document is a match. */
const matchFrom = 0.8;

export interface ComparedPatent {
  readonly patent: Patent;
  /** Null where no priority date was asked for: then nothing is set apart. */
  readonly standing: DateStanding | null;
  /** One for each element, in their order. */
  readonly covers: readonly Cover[];
  readonly covered: number;
  /** By the share of covered elements alone; a document later than the priority date has none, nor one of a title alone. */
  readonly status: 'match' | 'potential match' | 'no match' | null;
  /** Nothing but its title was given and that holds no element: what its text holds is not known. */
  readonly isTitleOnly: boolean;
}

export interface PriorArt {
  /** Whom to read first comes first. */
  readonly ranked: readonly ComparedPatent[];
  /** Not prior art: dated on or after the priority date, or earlier rights published after it. */
  readonly setApart: readonly ComparedPatent[];
  /** Places of elements that no ranked document covers. */
  readonly gaps: readonly number[];
}

const isSetApart = (standing: DateStanding | null): boolean =>
  standing?.kind === 'after' || standing?.kind === 'earlier right';

function statusOf(covered: number, elements: number): ComparedPatent['status'] {
  if (covered === 0) return 'no match';
  return covered / elements >= matchFrom ? 'match' : 'potential match';
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const sharedOf = ({ covers }: ComparedPatent): number =>
  sumOf(covers.map(({ shared, wanted }) => shared.length / wanted));

/** Holds the elements against each document; more covered elements first, then more shared words. */
export function comparePatents(
  elements: readonly InventionElement[],
  patents: readonly Patent[],
  priority: string | null,
): PriorArt {
  const all = patents.map((patent): ComparedPatent => {
    const covers = coverOf(elements, patent.passages);
    const covered = covers.filter(({ isCovered }) => isCovered).length;
    const standing = priority === null ? null : standingOf(patent, priority);
    const isTitleOnly = covered === 0 && patent.passages.every(({ text }) => text === patent.title);
    const status = isSetApart(standing) || isTitleOnly ? null : statusOf(covered, elements.length);
    return { patent, standing, covers, covered, status, isTitleOnly };
  });
  const inOrder = all.toSorted((a, z) => z.covered - a.covered || sharedOf(z) - sharedOf(a));
  const ranked = inOrder.filter(({ standing }) => !isSetApart(standing));
  return {
    ranked,
    setApart: inOrder.filter(({ standing }) => isSetApart(standing)),
    gaps: elements.flatMap((_, at) => (ranked.some(({ covers }) => covers[at]?.isCovered) ? [] : [at])),
  };
}

import type { Comparison, Figure, Finding, Source } from '../contract/run-events.ts';

/** How another value compares with the one that is looked at; null where that is not known. */
type Standing = 'same' | 'differs' | 'superseded' | 'corrected' | 'not_comparable' | null;

/** A value that was said, and places that say it. */
export interface OtherValue {
  readonly text: string;
  readonly standing: Standing;
  readonly sources: readonly Source[];
}

/** What else the sources say of one thing. */
export interface OtherValues {
  readonly id: string;
  /** "Revenue 2025". */
  readonly title: string;
  readonly told: readonly OtherValue[];
}

/** What else was said of a number and of its inputs. A computed value of its findings is the number itself. */
export function otherValuesOfFigure(
  figure: Figure,
  findings: readonly Finding[],
  sources: readonly Source[],
): OtherValues[] {
  const about = (figure.finding_ids ?? []).flatMap((id) => findings.find((one) => one.id === id) ?? []);
  const own = [figure.source_n, ...figure.inputs.map(({ source_n: n }) => n)].filter(
    (n): n is number => typeof n === 'number',
  );
  return otherValues(about, { ns: own, isComputed: true }, sources);
}

/** What else was said of all that a passage says. */
export function otherValuesOfSource(
  n: number,
  findings: readonly Finding[],
  sources: readonly Source[],
): OtherValues[] {
  const about = findings.filter(({ comparison }) =>
    comparison?.values.some(({ source_ns: ns }) => ns.includes(n)),
  );
  return otherValues(about, { ns: [n], isComputed: false }, sources);
}

/** What is looked at: the places it rests on, and whether it may be the computed value. */
interface Own {
  readonly ns: readonly number[];
  readonly isComputed: boolean;
}

function otherValues(about: readonly Finding[], own: Own, sources: readonly Source[]): OtherValues[] {
  return about.flatMap(({ id, title, comparison }) => {
    const told = comparison === undefined ? [] : others(comparison, own, sources);
    return told.length === 0 ? [] : [{ id, title, told }];
  });
}

/** The other places of the value that is looked at, and the other values. */
function others({ relation, values }: Comparison, own: Own, sources: readonly Source[]): OtherValue[] {
  const mine =
    values.find(({ is_computed: isComputed }) => isComputed && own.isComputed) ??
    values.find(({ source_ns: ns }) => ns.some((n) => own.ns.includes(n)));
  return values.flatMap((value): OtherValue[] => {
    const { text, state, is_computed: isComputed, source_ns: all } = value;
    const ns = value === mine ? all.filter((n) => !own.ns.includes(n)) : all;
    const told = { text, sources: ns.flatMap((n) => sources.find((one) => one.n === n) ?? []) };
    if (told.sources.length === 0 && (value === mine || !isComputed)) return [];
    if (value === mine) return [{ ...told, standing: 'same' }];
    if (state !== 'holds') return [{ ...told, standing: state }];
    const isApart = mine?.state === 'holds' && (relation === 'differs' || relation === 'not_comparable');
    return [{ ...told, standing: isApart ? relation : null }];
  });
}

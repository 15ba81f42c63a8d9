import type { Comparison } from '@loupe/shared/contract/run-events';
import type { Claim } from '../../claims/claim.ts';
import { timeOf } from '../../compare/compare-claims.ts';
import type { StepHandle } from '../../engines/run-context.ts';
import type { Checked } from './checked-facts.ts';
import { citeFirst } from './cite-first.ts';
import { attributeOf, type Writing } from './writing.ts';

/** What the documents say of one thing, for whoever opens a number or a passage; undefined where one place says it all. */
export function comparisonOf(step: StepHandle, { relation, values }: Checked): Comparison | undefined {
  if (relation === null) return undefined;
  const said = values.map(({ text, state, isComputed, saidAt }) => ({
    text,
    state,
    is_computed: isComputed,
    source_ns: citeFirst(step, saidAt),
  }));
  const [first, ...others] = said;
  const isAlone = others.length === 0 && !first?.is_computed && (first?.source_ns.length ?? 0) < 2;
  return isAlone
    ? undefined
    : { relation: relation === 'not comparable' ? 'not_comparable' : relation, values: said };
}

/** Findings about claims that a figure rests on, and about what it is itself, where that was checked. */
export function findingsAbout(
  { findings }: Pick<Writing, 'findings'>,
  claims: readonly Claim[],
  itself?: { readonly attribute: string; readonly time: string },
): { readonly finding_ids?: string[] } {
  const things = [
    ...(itself === undefined ? [] : [{ ...itself, part: null }]),
    ...claims.map((claim) => ({
      attribute: claim.attribute,
      part: claim.part,
      time: timeOf(claim, attributeOf(claim.attribute), findings.yearEnd),
    })),
  ];
  const ids = things.flatMap((thing) => findings.checkedOf(thing)?.id ?? []);
  return ids.length === 0 ? {} : { finding_ids: [...new Set(ids)] };
}

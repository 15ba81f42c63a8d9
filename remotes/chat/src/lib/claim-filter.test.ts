import { expect, it } from 'vitest';
import type { Claim } from '@loupe/shared/contract/run-events';
import { claimFilters, filterClaims } from './claim-filter.ts';

const claim = (id: string, kind: Claim['kind'], supported: boolean): Claim => ({
  id,
  part: 'report',
  start: 0,
  end: 1,
  text: id,
  kind,
  source_ns: [],
  figure_ids: [],
  supported,
  reason: supported ? 'in_source' : 'no_evidence',
  missing: [],
});

it('R7 the claims of a run are told apart by what holds them and by their kind', () => {
  const claims = [
    claim('a', 'computed', true),
    claim('b', 'quoted', false),
    claim('c', 'model', true),
    claim('d', 'assumption', true),
  ];
  const shown = claimFilters.map((filter) =>
    filterClaims(claims, filter)
      .map(({ id }) => id)
      .join(''),
  );
  expect(shown).toEqual(['abcd', 'acd', 'b', 'a', 'b', 'd']);
});

import { atom } from 'nanostores';
import type { AdminProblem, listRatings } from '@loupe/shared/contract/admin-problems';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { ProblemKind } from '@loupe/shared/contract/feedback';
import { createPage } from '@loupe/shared/stores/page';
import { createPagedResource } from '@loupe/shared/stores/paged-resource';
import { createResource, pick } from '@loupe/shared/stores/resource';
import type { Outside } from './outside.ts';

/** Empty: any. */
export interface ProblemFilters {
  readonly state: '' | 'open' | 'done';
  readonly kind: '' | ProblemKind;
  readonly agent: string;
}

type AgentChoice = { readonly slug: string; readonly title: string };
export type AgentRating = DataOf<typeof listRatings>['agents'][number];

const openOnes: ProblemFilters = { state: 'open', kind: '', agent: '' };

export type ProblemsPage = ReturnType<typeof createProblemsPage>;

/** Reported problems, filtered on the server, and how answers were rated (R17). */
export function createProblemsPage({ request }: Pick<Outside, 'request'>) {
  const $filters = atom<ProblemFilters>(openOnes);
  let shown = '';
  const asked = () => JSON.stringify($filters.get());

  const list = createPagedResource<AdminProblem, readonly AgentChoice[]>(async (cursor) => {
    const own = asked();
    const { state, kind, agent } = $filters.get();
    const query = {
      ...(state !== '' && { state }),
      ...(kind !== '' && { kind }),
      ...(agent !== '' && { agent }),
      ...(cursor !== null && { cursor }),
    };
    const result = await request('GET /admin/problems', { query, isQuiet: true });
    if (!result.ok) return result;
    shown = own;
    const { problems: rows, agents: extra, next_cursor: nextCursor } = result.data;
    return { ...result, data: { rows, nextCursor, extra } };
  });
  const ratings = createResource<readonly AgentRating[]>(() =>
    pick(request('GET /admin/ratings', { isQuiet: true }), ({ agents }) => agents),
  );
  const load = () => list.load(asked() === shown);

  function filter(change: Partial<ProblemFilters>): void {
    $filters.set({ ...$filters.get(), ...change });
    void load();
  }
  const parts = {
    ...list,
    load,
    $filters,
    ratings,
    filter,
    clear: () => filter({ state: '', kind: '', agent: '' }),
  };
  return createPage(parts, [list.start, ratings.start]);
}

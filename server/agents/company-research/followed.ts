import type { Holding } from '../../compare/people-over-time.ts';
import { companyRoles } from '../../packs/company/roles.ts';

const seats = new Set(companyRoles.filter(({ isSingle }) => isSingle).map(({ id }) => id));

/** Somebody else is named for the office of one who leaves, whether that was read as a change or not. */
export const isFollowed = ({ role, name, beside }: Holding, people: readonly Holding[]): boolean =>
  beside.length > 0 ||
  people.some(
    (one) =>
      one.role === role &&
      one.name !== name &&
      (one.state === 'announced' || one.state === 'appointed' || (seats.has(role) && one.state !== 'former')),
  );

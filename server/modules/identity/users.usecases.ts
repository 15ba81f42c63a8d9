import type { User } from '@loupe/shared/contract/auth';
import type { Permission } from '@loupe/shared/contract/permissions';
import type { UserRow } from './users.repository.ts';

/** What other modules do with the row of an account, most of it inside a transaction of theirs. */
export {
  findUser,
  findUserByEmail,
  findUserIdByReferralCode,
  insertUser,
  lockUser,
  lockUserByEmail,
  lockUserRow,
  markEmailConfirmed,
  markSeen,
  setEmail,
  setLanguage,
  setName,
  setPasswordHash,
  setPermissions,
  type UserRow,
} from './users.repository.ts';

/** An account as its owner sees it. */
export function presentUser({
  id,
  email,
  name,
  permissions,
}: Pick<UserRow, 'id' | 'email' | 'name' | 'permissions'>): User {
  return { id, email, name, permissions: permissions as Permission[] };
}

import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The address of an account in small letters, as part of a statement about something of that account. */
export const lowerEmailOf = (userId: SQLWrapper): SQL =>
  sql`(select lower(email) from users where users.id = ${userId})`;

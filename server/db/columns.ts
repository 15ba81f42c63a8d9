import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Instants are `timestamptz(3)`, read and written as Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** PostgreSQL full-text vector; written by SQL only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

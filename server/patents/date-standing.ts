import type { Patent, PatentDate } from './patent.ts';

/**
 * Where a document lies by its date: before the priority date asked for, after it (never prior art), or unknown.
 * One published later whose own priority or filing is earlier is a matter for a reader of the law: it is kept apart.
 */
export type DateStanding =
  | { readonly kind: 'before' | 'after' | 'earlier right'; readonly date: PatentDate }
  | { readonly kind: 'date not found' };

/** By the day of publication; without one only a later filing or priority says anything for sure. */
export function standingOf({ dates }: Pick<Patent, 'dates'>, priority: string): DateStanding {
  const { publication } = dates;
  const own = dates.priority ?? dates.filing;
  if (publication !== undefined && publication.day < priority) return { kind: 'before', date: publication };
  if (own !== undefined && own.day >= priority) return { kind: 'after', date: own };
  if (publication === undefined) return { kind: 'date not found' };
  return own === undefined ? { kind: 'after', date: publication } : { kind: 'earlier right', date: own };
}

import type { SliceErrorRow } from './slice-errors.repository.ts';

interface Report {
  readonly id: string;
  readonly site: string;
  readonly slice: string;
  readonly now: Date;
  readonly errors: readonly SliceErrorRow[];
  readonly leftOut: number;
}

function presentError(row: SliceErrorRow) {
  const { version, kind, phase, code, errorName: name, places, count, firstAt, lastAt } = row;
  return {
    version,
    kind,
    ...(phase !== null && { phase }),
    ...(code !== null && { code }),
    ...(name !== null && { name }),
    places,
    count,
    first_at: firstAt.toISOString(),
    last_at: lastAt.toISOString(),
  };
}

/** What an owner is sent, as JSON (docs/how-to/hear-of-errors.md): nothing of a person, and no words of the error. */
export function composeReport({ id, site, slice, now, errors, leftOut }: Report): string {
  return JSON.stringify({
    schema: 1,
    id,
    site,
    slice,
    made_at: now.toISOString(),
    errors: errors.map(presentError),
    left_out: leftOut,
  });
}

import { Readable } from 'node:stream';
import type { Deps } from '../../deps.ts';
import {
  activityOf,
  apiKeysOf,
  chatsAfter,
  filesOf,
  ledgerAfter,
  profileOf,
  sessionsOf,
  sharesOf,
} from './account-export.repository.ts';

const chatsAtOnce = 20;
const linesAtOnce = 500;

type ExportDeps = Pick<Deps, 'db' | 'clock'>;

/** The items of a list that is read page by page, as JSON, without the brackets. */
async function* items<T>(
  firstPlace: string | number,
  read: (after: string | number) => Promise<T[]>,
  placeOf: (item: T) => string | number,
): AsyncGenerator<string> {
  let page = await read(firstPlace);
  while (page.length > 0) {
    yield page.map((item) => JSON.stringify(item)).join(',\n');
    const last = page.at(-1) as T;
    page = await read(placeOf(last));
    if (page.length > 0) yield ',\n';
  }
}

async function* documentOf({ db, clock }: ExportDeps, userId: string): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(clock.now())}`;
  const sections = [
    ['profile', () => profileOf(db, userId)],
    ['sessions', () => sessionsOf(db, userId)],
    ['api_keys', () => apiKeysOf(db, userId)],
    ['files', () => filesOf(db, userId)],
    ['shares', () => sharesOf(db, userId)],
    ['activity', () => activityOf(db, userId)],
  ] as const;
  for (const [name, read] of sections) yield `,\n"${name}":${JSON.stringify(await read())}`;
  yield ',\n"chats":[\n';
  yield* items(
    '',
    (after) => chatsAfter(db, userId, String(after), chatsAtOnce),
    ({ id }) => id,
  );
  yield '],\n"ledger":[\n';
  yield* items(
    0,
    (after) => ledgerAfter(db, userId, Number(after), linesAtOnce),
    ({ position }) => position,
  );
  yield ']}\n';
}

/**
 * Everything kept about a person, as one JSON document written while it is read: profile, sessions, keys, list of
 * files, shares, activity, chats with messages and runs, and the books (amounts in millicredits). Secrets and other
 * people's data are not in it.
 */
export function exportAccount(deps: ExportDeps, userId: string): Readable {
  return Readable.from(documentOf(deps, userId), { objectMode: false });
}

import { Readable } from 'node:stream';
import type { Deps } from '../../deps.ts';
import { invitationsAfter, supportViewsOf } from './account-export-others.read-model.ts';
import {
  billingDetailsOf,
  cardsOf,
  invoicesAfter,
  planOf,
  purchasesAfter,
} from './account-export-payments.read-model.ts';
import { instructionsOf, memoriesOf, promptsOf } from './account-export-words.read-model.ts';
import { chatsAfter, foldersOf } from './account-chats.read-model.ts';
import {
  activityOf,
  apiKeysOf,
  emailLinksOf,
  filesOf,
  ledgerAfter,
  notificationDevicesOf,
  notificationKindsOf,
  ownAgentsOf,
  problemsOf,
  ratingsOf,
  schedulesOf,
  profileOf,
  sessionsOf,
  sharesOf,
} from './account-export.read-model.ts';

const chatsAtOnce = 20;
const linesAtOnce = 500;

type ExportDeps = Pick<Deps, 'db' | 'clock'>;

interface Item<P> {
  /** Where the next page goes on. */
  readonly place: P;
  readonly shown: unknown;
}

/** A section whose items are read page by page, as JSON. */
async function* listOf<P>(
  name: string,
  firstPlace: P,
  read: (after: P) => Promise<readonly Item<P>[]>,
): AsyncGenerator<string> {
  yield `,\n"${name}":[\n`;
  let page = await read(firstPlace);
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page.map(({ shown }) => JSON.stringify(shown)).join(',\n');
    page = await read(last.place);
    if (page.length > 0) yield ',\n';
  }
  yield ']';
}

const placed = async <T, P>(page: Promise<T[]>, placeOf: (shown: T) => P): Promise<Item<P>[]> =>
  (await page).map((shown) => ({ place: placeOf(shown), shown }));

async function* documentOf({ db, clock }: ExportDeps, userId: string): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(clock.now())}`;
  const sections = [
    ['profile', profileOf],
    ['email_links', emailLinksOf],
    ['sessions', sessionsOf],
    ['api_keys', apiKeysOf],
    ['notification_kinds', notificationKindsOf],
    ['notification_devices', notificationDevicesOf],
    ['files', filesOf],
    ['own_agents', ownAgentsOf],
    ['schedules', schedulesOf],
    ['prompts', promptsOf],
    ['instructions', instructionsOf],
    ['memories', memoriesOf],
    ['ratings', ratingsOf],
    ['problems', problemsOf],
    ['folders', foldersOf],
    ['shares', sharesOf],
    ['activity', activityOf],
    ['support_views', supportViewsOf],
    ['plan', planOf],
    ['billing_details', billingDetailsOf],
    ['cards', cardsOf],
  ] as const;
  for (const [name, read] of sections) yield `,\n"${name}":${JSON.stringify(await read(db, userId))}`;
  yield* listOf('purchases', '', (after) =>
    placed(purchasesAfter(db, userId, after, linesAtOnce), ({ id }) => id),
  );
  yield* listOf('invoices', '', (after) =>
    placed(invoicesAfter(db, userId, after, linesAtOnce), ({ number }) => number),
  );
  yield* listOf('invitations', '', (after) => invitationsAfter(db, userId, after, linesAtOnce));
  yield* listOf('chats', '', (after) => placed(chatsAfter(db, userId, after, chatsAtOnce), ({ id }) => id));
  yield* listOf('ledger', 0, (after) =>
    placed(ledgerAfter(db, userId, after, linesAtOnce), ({ position }) => position),
  );
  yield '}\n';
}

/**
 * What is kept about a person, as one JSON document written while it is read (amounts in minor units and millicredits).
 * `docs/privacy.md` says what is in it and what is not; secrets and other people's data never are.
 */
export function exportAccount(deps: ExportDeps, userId: string): Readable {
  return Readable.from(documentOf(deps, userId), { objectMode: false });
}

import { createApi } from '../../e2e/fixtures/api.ts';
import { startSite } from '../../scripts/site-process.ts';
import { startOwnPostgres } from '../../server/testing/own-postgres.ts';
import { exportTimes } from '../growth/export.ts';
import { timesOf, type Asked, type Times } from '../growth/requests.ts';
import { seed, type Size } from '../growth/seed.ts';
import { rounded } from '../machine.ts';
import { say, type Measure } from '../measure.ts';

const admin = { email: 'admin@example.com', password: 'a long first password' };
const full: Size = {
  users: 20_000,
  chats: 10_000,
  longChat: 1000,
  messages: 1_000_000,
  ledgerLines: 500_000,
  auditLines: 1_000_000,
};
/** `GROWTH=0.01` measures a hundredth of it, to try the measure itself. */
const share = Number(process.env['GROWTH'] ?? 1);
const size = Object.fromEntries(
  Object.entries(full).map(([name, count]) => [name, Math.max(20, Math.round(count * share))]),
) as unknown as Size;

/** Every list and page, empty and grown, alone and twenty at once. */
export const growth: Measure = {
  target: {
    p50Ms: 10,
    p95Ms: 20,
    at20: { p50Ms: 60, p95Ms: 120 },
    factor: 2,
    ledgerAsCsv: { lines: 100_000, seconds: 3 },
  },
  how: `One process and its PostgreSQL on the same machine, ${JSON.stringify(size)}; each page 60 times one after the other and 200 times with 20 at once, before and after the database was filled; rate limits off.`,
  async run() {
    const postgres = await startOwnPostgres();
    const site = await startSite({
      env: { DATABASE_URL: postgres.url, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    });
    try {
      const api = createApi(site.url);
      const { token } = await api.signup();
      const { token: boss } = await api.login(admin.email, admin.password);
      const { data } = await api.call<{ user: { id: string } }>('GET', '/me', { token });
      const pages = pagesOf({ token, userId: data.user.id }, boss);
      const empty = await measured(site.url, await pages(null));
      say('filling the database');
      const { longChatId } = await seed(postgres, data.user.id, size);
      const grown = await measured(site.url, await pages({ api, longChatId }));
      return { size, pages: compared(empty, grown), ledgerAsCsv: await exportTimes(site, token, 100_000) };
    } finally {
      await site.stop();
      await postgres.close();
    }
  },
};

interface GrownSite {
  readonly api: ReturnType<typeof createApi>;
  readonly longChatId: string;
}

/** The pages of both; those that only a grown database has come with it. */
function pagesOf({ token, userId }: { readonly token: string; readonly userId: string }, boss: string) {
  return async (grown: GrownSite | null): Promise<readonly Asked[]> => [
    { name: 'chats', path: '/chats', token },
    { name: 'runs', path: '/runs', token },
    { name: 'usage', path: '/billing/usage', token },
    { name: 'ledger', path: '/billing/ledger', token },
    { name: 'ledger of an account, for an admin', path: `/admin/users/${userId}/ledger`, token: boss },
    { name: 'users', path: '/admin/users', token: boss },
    { name: 'audit', path: '/admin/audit', token: boss },
    { name: 'audit, search for a person', path: '/admin/audit?q=person-1234%40', token: boss },
    { name: 'audit, search for a detail', path: '/admin/audit?q=case%20123456', token: boss },
    { name: 'audit, search for what all have', path: '/admin/audit?q=signed', token: boss },
    { name: 'audit, search for nothing', path: '/admin/audit?q=nowhere-to-be-found', token: boss },
    ...(grown ? await deepPages(grown, token, boss) : []),
  ];
}

async function deepPages(
  { api, longChatId }: GrownSite,
  token: string,
  boss: string,
): Promise<readonly Asked[]> {
  const deep = async (path: string, as: string, pages: number) => {
    let cursor: string | null = null;
    for (let i = 0; i < pages; i += 1) {
      const at: string = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
      const { data } = await api.call<{ next_cursor: string | null }>('GET', `${path}${at}`, { token: as });
      cursor = data.next_cursor;
      if (cursor === null) throw new Error(`${path} has no ${i + 2} pages.`);
    }
    return `${path}?cursor=${encodeURIComponent(cursor ?? '')}`;
  };
  return [
    { name: 'chats, page 20', path: await deep('/chats', token, share < 0.1 ? 1 : 19), token },
    { name: 'ledger, page 100', path: await deep('/billing/ledger', token, share < 0.1 ? 1 : 99), token },
    { name: 'audit, page 100', path: await deep('/admin/audit', boss, share < 0.1 ? 1 : 99), token: boss },
    { name: 'a chat of 1,000 messages, as it is opened', path: `/chats/${longChatId}?limit=50`, token },
    { name: 'a chat of 1,000 messages, whole', path: `/chats/${longChatId}`, token },
  ];
}

async function measured(siteUrl: string, pages: readonly Asked[]): Promise<Map<string, Times>> {
  const times = new Map<string, Times>();
  for (const page of pages) {
    times.set(page.name, await timesOf(siteUrl, page));
    say(`${page.name}: ${JSON.stringify(times.get(page.name))}`);
  }
  return times;
}

function compared(empty: ReadonlyMap<string, Times>, grown: ReadonlyMap<string, Times>) {
  return Object.fromEntries(
    [...grown].map(([name, now]) => {
      const before = empty.get(name) ?? null;
      const factor = before === null ? null : rounded(now.p50Ms / before.p50Ms, 1);
      return [name, { empty: before, grown: now, factor }];
    }),
  );
}

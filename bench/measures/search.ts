import { performance } from 'node:perf_hooks';
import { createApi } from '../../e2e/fixtures/api.ts';
import { startSite } from '../../scripts/site-process.ts';
import { systemClock } from '../../server/clock.ts';
import { openDatabase } from '../../server/db/pool.ts';
import { indexWaiting } from '../../server/modules/search/search-index.usecases.ts';
import { startOwnPostgres, type OwnPostgres } from '../../server/testing/own-postgres.ts';
import { timesOf, type Times } from '../growth/requests.ts';
import { writeMessages, type SaidSize } from '../growth/said.ts';
import { rounded } from '../machine.ts';
import { say, type Measure } from '../measure.ts';

const full: SaidSize = { most: 900_000, few: 100, others: 100_000 };
/** `GROWTH=0.01` measures a hundredth of it, to try the measure itself. */
const share = Number(process.env['GROWTH'] ?? 1);
const size: SaidSize = {
  most: Math.round(full.most * share),
  few: full.few,
  others: Math.round(full.others * share),
};

const searches: Readonly<Record<string, string>> = {
  'a rare word': 'q=palimpsest',
  'a common word': 'q=revenue',
  'a word that all have': 'q=margin',
  'two words': 'q=revenue%20operating',
  'two words that are hardly ever together': 'q=palimpsest%20quarterly',
  'a beginning': 'q=reven',
  'a beginning of two letters': 'q=re',
  'a phrase': 'q=%22operating%20margin%22',
  'a phrase of common words that nobody wrote': 'q=%22revenue%20margin%22',
  'what must not be there': 'q=-margin',
  'one agent': 'q=revenue&agent=seo',
  'a year ago': 'q=revenue&before=2024-01-01',
  'nothing found': 'q=nowhereatall',
};

/** The search over messages, for somebody with most of a million of them and for somebody with a hundred. */
export const search: Measure = {
  target: { p95Ms: 200 },
  how: `One process and its PostgreSQL on the same machine, ${JSON.stringify(size)}: nine short questions to each answer of 250 words, 20,000 different words; each search 60 times one after the other and 200 times with 20 at once; rate limits off. The index is made by the server's own back-fill.`,
  async run() {
    const postgres = await startOwnPostgres();
    // It would make the index as well, at its own pace.
    const site = await startSite({ env: { DATABASE_URL: postgres.url, ROLE: 'web' } });
    try {
      const api = createApi(site.url);
      const [most, few] = [await person(api), await person(api)];
      say('writing messages');
      await writeMessages(postgres, { most: most.id, few: few.id }, size);
      say('making the index');
      const indexed = await index(postgres);
      say(JSON.stringify(indexed));
      return {
        size,
        indexed,
        most: await timesOfAll(site.url, most.token),
        few: await timesOfAll(site.url, few.token),
      };
    } finally {
      await site.stop();
      await postgres.close();
    }
  },
};

async function person(api: ReturnType<typeof createApi>): Promise<{ id: string; token: string }> {
  const { token } = await api.signup();
  const { data } = await api.call<{ user: { id: string } }>('GET', '/me', { token });
  return { id: data.user.id, token };
}

async function index(postgres: OwnPostgres) {
  const database = openDatabase(postgres.url, 1, () => undefined);
  const startedAt = performance.now();
  await indexWaiting({ db: database.db, clock: systemClock }, Number.MAX_SAFE_INTEGER / 2);
  const seconds = (performance.now() - startedAt) / 1000;
  await database.close();
  await postgres.query('vacuum analyze message_search');
  await postgres.query('vacuum analyze search_shelves');
  const [bytes] = await postgres.query<Record<string, string>>(
    `select pg_table_size('messages') as messages, pg_table_size('message_search') as search, pg_relation_size('message_search_words') as words`,
  );
  return {
    seconds: rounded(seconds, 0),
    messagesPerSecond: rounded((size.most + size.few + size.others) / seconds, 0),
    megabytes: Object.fromEntries(
      Object.entries(bytes ?? {}).map(([name, count]) => [name, rounded(Number(count) / 2 ** 20, 0)]),
    ),
  };
}

async function timesOfAll(siteUrl: string, token: string): Promise<Record<string, Times>> {
  const times: Record<string, Times> = {};
  for (const [name, query] of Object.entries(searches)) {
    times[name] = await timesOf(siteUrl, { name, path: `/search?${query}`, token });
    say(`${name}: ${JSON.stringify(times[name])}`);
  }
  return times;
}

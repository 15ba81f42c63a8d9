import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createPage } from './page.ts';
import { createPagedResource, type Pages } from './paged-resource.ts';
import { createResource, pick, together, type Fetched } from './resource.ts';

const failure = { code: 'server.unavailable', message: 'Not now.', requestId: null };
let world: TestEnvironment;

beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
});

/** Answers that come when the test says so, in the order of the questions. */
function laterAnswers<T>() {
  const waiting: ((answer: Fetched<T>) => void)[] = [];
  return {
    fetch: () => new Promise<Fetched<T>>((resolve) => waiting.push(resolve)),
    asked: () => waiting.length,
    async answer(index: number, answer: Fetched<T>): Promise<void> {
      waiting[index]?.(answer);
      await world.advance(0);
    },
  };
}

const good = <T>(data: T): Fetched<T> => ({ ok: true, data });
const nameOf = (person: { name: string }) => person.name;
const bad = { ok: false, error: failure } as const;

/** Rows 1 to `count`, two to a page; the cursor is the last row of a page. */
function rowsOf(count: () => number) {
  const asked: (string | null)[] = [];
  const fetchPage = (cursor: string | null): Promise<Fetched<Pages<number>>> => {
    asked.push(cursor);
    const from = cursor === null ? 0 : Number(cursor);
    const rows = [from + 1, from + 2].filter((row) => row <= count());
    return Promise.resolve(
      good({ rows, nextCursor: from + 2 < count() ? String(from + 2) : null, extra: null }),
    );
  };
  return { fetchPage, asked };
}
const rowsShown = <Row>(list: { $pages: { get(): unknown } }) =>
  (list.$pages.get() as { value?: Pages<Row> }).value?.rows;

describe('a resource', () => {
  it('is loading, then ready, refreshing over what it shows, and ready again', async () => {
    const server = laterAnswers<number>();
    const resource = createResource(server.fetch);
    expect(resource.$loadable.get()).toEqual({ state: 'loading' });
    void resource.load();
    await server.answer(0, good(1));
    expect(resource.$loadable.get()).toEqual({ state: 'ready', value: 1, isRefreshing: false });
    void resource.load();
    expect(resource.$loadable.get()).toEqual({ state: 'ready', value: 1, isRefreshing: true });
    await server.answer(1, good(2));
    expect(resource.$loadable.get()).toEqual({ state: 'ready', value: 2, isRefreshing: false });
  });

  it('fails when its first load does, and keeps what it shows when a refresh does', async () => {
    const server = laterAnswers<number>();
    const resource = createResource(server.fetch);
    void resource.load();
    await server.answer(0, bad);
    expect(resource.$loadable.get()).toEqual({ state: 'failed', error: failure });
    void resource.load();
    expect(resource.$loadable.get()).toEqual({ state: 'loading' });
    await server.answer(1, good(1));
    void resource.load();
    await server.answer(2, bad);
    expect(resource.$loadable.get()).toEqual({ state: 'ready', value: 1, isRefreshing: false });
  });

  it('takes away what must not be used any more when its refresh fails', async () => {
    const server = laterAnswers<number>();
    const quote = createResource(server.fetch, { keepsShown: false });
    void quote.load();
    await server.answer(0, good(1));
    void quote.load();
    await server.answer(1, bad);
    expect(quote.$loadable.get()).toEqual({ state: 'failed', error: failure });
  });

  it('drops an answer that a later load has overtaken, whichever comes first', async () => {
    const server = laterAnswers<string>();
    const resource = createResource(server.fetch);
    void resource.load();
    void resource.load();
    await server.answer(1, good('new'));
    await server.answer(0, good('old'));
    expect(resource.value()).toBe('new');
    void resource.load();
    void resource.load();
    await server.answer(2, good('old'));
    expect(resource.$loadable.get()).toEqual({ state: 'ready', value: 'new', isRefreshing: true });
  });

  it('has nothing to say of a request that was cancelled', async () => {
    const server = laterAnswers<number>();
    const resource = createResource(server.fetch);
    void resource.load();
    await server.answer(0, good(1));
    void resource.load();
    await server.answer(1, { ok: false, error: { ...failure, kind: 'cancelled' } });
    expect(resource.$loadable.get()).toEqual({ state: 'ready', value: 1, isRefreshing: false });
  });

  it('asks again for an answer that may be older than a change made meanwhile', async () => {
    const server = laterAnswers<readonly string[]>();
    const sessions = createResource(server.fetch);
    void sessions.load();
    await server.answer(0, good(['here', 'elsewhere']));
    void sessions.load();
    sessions.change((all) => all.filter((one) => one === 'here'));
    await server.answer(1, good(['here', 'elsewhere']));
    expect(sessions.value()).toEqual(['here']);
    await server.answer(2, good(['here']));
    expect(sessions.$loadable.get()).toEqual({ state: 'ready', value: ['here'], isRefreshing: false });
  });

  it('loads when it is started and whenever the page is looked at, until its last starter stops it', async () => {
    const server = laterAnswers<number>();
    const resource = createResource(server.fetch);
    const stops = [resource.start(), resource.start()];
    expect(server.asked()).toBe(2);
    stops[0]?.();
    await server.answer(1, good(1));
    expect(resource.value()).toBe(1);
    world.focus();
    expect(server.asked()).toBe(3);
    stops[1]?.();
    await server.answer(2, good(2));
    expect(resource.$loadable.get()).toEqual({ state: 'ready', value: 1, isRefreshing: false });
    world.focus();
    expect(server.asked()).toBe(3);
  });

  it('rests on several answers only when all have come', async () => {
    const name = Promise.resolve(good('Ada'));
    expect(await together({ name, age: Promise.resolve(good(3)) })).toEqual(good({ name: 'Ada', age: 3 }));
    expect(await together({ name, age: Promise.resolve(bad) })).toEqual(bad);
  });

  it('can be what is wanted of an answer, or its failure', async () => {
    expect(await pick(Promise.resolve(good({ name: 'Ada', age: 3 })), nameOf)).toEqual(good('Ada'));
    expect(await pick(Promise.resolve(bad), nameOf)).toEqual(bad);
  });
});

describe('a paged resource', () => {
  it('adds page after page, and shows as many again after a refresh', async () => {
    let count = 5;
    const { fetchPage } = rowsOf(() => count);
    const list = createPagedResource(fetchPage);
    await list.load();
    await list.loadMore();
    expect(rowsShown(list)).toEqual([1, 2, 3, 4]);
    count = 3;
    await list.refresh();
    expect(rowsShown(list)).toEqual([1, 2, 3]);
    await list.load();
    expect(rowsShown(list)).toEqual([1, 2]);
  });

  it('keeps the pages below when a refresh only reads the newest', async () => {
    const { fetchPage, asked } = rowsOf(() => 5);
    const list = createPagedResource(fetchPage, {
      merge: (shown, newest) => ({ ...shown, rows: [...newest.rows, ...shown.rows.slice(2)] }),
    });
    await list.load();
    await list.loadMore();
    await list.refresh();
    expect(rowsShown(list)).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual([null, '2', null]);
  });

  it('drops a further page when something else is asked for, and says when one did not come', async () => {
    const server = laterAnswers<Pages<string>>();
    const list = createPagedResource<string>(server.fetch);
    void list.load();
    await server.answer(0, good({ rows: ['a'], nextCursor: 'after a', extra: null }));
    void list.loadMore();
    expect(list.$more.get()).toBe('loading');
    void list.load(false);
    await server.answer(1, good({ rows: ['b'], nextCursor: null, extra: null }));
    expect(list.$more.get()).toBe('idle');
    await server.answer(2, bad);
    expect(list.$pages.get()).toEqual({ state: 'failed', error: failure });
    void list.load();
    await server.answer(3, good({ rows: ['c'], nextCursor: 'after c', extra: null }));
    void list.loadMore();
    await server.answer(4, bad);
    expect(list.$more.get()).toBe('failed');
    expect(rowsShown(list)).toEqual(['c']);
  });

  it('keeps a page that comes while the list is refreshed', async () => {
    const server = laterAnswers<Pages<string>>();
    const list = createPagedResource<string>(server.fetch);
    void list.load();
    await server.answer(0, good({ rows: ['a'], nextCursor: 'after a', extra: null }));
    void list.refresh();
    void list.loadMore();
    await server.answer(2, good({ rows: ['b'], nextCursor: null, extra: null }));
    expect(rowsShown(list)).toEqual(['a', 'b']);
    await server.answer(3, good({ rows: ['new'], nextCursor: 'after new', extra: null }));
    await server.answer(4, good({ rows: ['a'], nextCursor: null, extra: null }));
    expect(rowsShown(list)).toEqual(['new', 'a']);
  });
});

describe('a page', () => {
  it('begins all that belongs to it and ends it in reverse, as often as it is shown', () => {
    const said: string[] = [];
    const part = (name: string) => () => {
      said.push(`${name} begins`);
      return () => void said.push(`${name} ends`);
    };
    const page = createPage({ title: 'Plans' }, [part('plans'), part('change')]);
    page.start()();
    page.start()();
    const once = ['plans begins', 'change begins', 'change ends', 'plans ends'];
    expect(said).toEqual([...once, ...once]);
    expect(page.title).toBe('Plans');
  });
});

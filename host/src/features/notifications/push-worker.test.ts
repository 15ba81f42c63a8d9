import { expect, it } from 'vitest';
import { addShownId } from './shown-ids.ts';
import { onClick, onPush, type Tab, type WorkerWorld } from './push-worker.ts';

const message = {
  id: 'ntc_1',
  kind: 'run_done',
  run_id: 'run_1',
  chat_id: 'cht_1',
  chat_title: 'Prices',
  agent_title: 'Chat',
} as const;
const payload = JSON.stringify(message);

interface TabOptions {
  readonly path?: string;
  readonly isLookedAt?: boolean;
  readonly takes?: boolean;
}

function createWorld(tabs: readonly TabOptions[], options: { mayOpen?: boolean } = {}) {
  const did: string[] = [];
  let ids: readonly string[] = [];
  const world: WorkerWorld = {
    tabs: async () =>
      tabs.map(({ path = '/explore', isLookedAt = false, takes = true }, index): Tab => ({
        path,
        isLookedAt,
        focus: async () => void did.push(`focus ${index}`),
        tell: (told) => void did.push(`tell ${index} ${told.type}`),
        offer: async ({ id }) => {
          did.push(`offer ${index} ${id}`);
          return takes;
        },
      })),
    claim: async (id) => {
      const { keep, result } = addShownId(ids, id);
      ids = keep;
      return result;
    },
    show: async ({ chat_title: title }) => void did.push(`show ${title}`),
    open: async (path) => {
      if (options.mayOpen === false) throw new Error('Not allowed to open a window.');
      did.push(`open ${path}`);
    },
  };
  return { world, did };
}

it('P3 shows a notification when no page is looked at, and tells the pages that there are', async () => {
  const { world, did } = createWorld([{}, {}]);
  await onPush(world, payload);
  expect(did).toEqual(['show Prices', 'tell 0 shown', 'tell 1 shown']);
});

it('P2 shows a message that comes again, also at the same moment, only once', async () => {
  const { world, did } = createWorld([]);
  await Promise.all([onPush(world, payload), onPush(world, payload)]);
  await onPush(world, payload);
  expect(did).toEqual(['show Prices']);
});

it('P3 leaves it to the page that is looked at', async () => {
  const { world, did } = createWorld([{}, { isLookedAt: true }]);
  await onPush(world, payload);
  expect(did).toEqual(['offer 1 ntc_1']);
});

it('P3 shows it when the page that is looked at cannot', async () => {
  const { world, did } = createWorld([{ path: '/auth', isLookedAt: true, takes: false }]);
  await onPush(world, payload);
  expect(did).toEqual(['offer 0 ntc_1', 'show Prices', 'tell 0 shown']);
});

it('P3 shows nothing for what it cannot read', async () => {
  const { world, did } = createWorld([{ isLookedAt: true }]);
  await onPush(world, 'hello');
  expect(did).toEqual([]);
});

it('P3 a click brings the tab on the chat of the run forward', async () => {
  const { world, did } = createWorld([{ path: '/explore' }, { path: '/chat/cht_1' }]);
  await onClick(world, message);
  expect(did).toEqual(['focus 1']);
});

it('P3 a click opens the chat when no tab is on it', async () => {
  const { world, did } = createWorld([{ path: '/explore' }]);
  await onClick(world, message);
  expect(did).toEqual(['open /chat/cht_1']);
});

it('P3 a click sends an open page there when the browser opens none', async () => {
  const { world, did } = createWorld([{ path: '/explore' }], { mayOpen: false });
  await onClick(world, message);
  expect(did).toEqual(['tell 0 open']);
});

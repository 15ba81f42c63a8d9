import { atom, computed } from 'nanostores';
import type { ListedRun, RunGroup } from '@loupe/shared/contract/run-history';
import { isFinal } from '@loupe/shared/lib/run-reducer';
import { createCommand } from '@loupe/shared/stores/command';
import { createPage } from '@loupe/shared/stores/page';
import { createPagedResource } from '@loupe/shared/stores/paged-resource';
import { pick } from '@loupe/shared/stores/resource';
import { isUnderWay } from '../lib/run-days.ts';
import { runsTexts } from '#texts/runs';
import { createAgentCatalog } from './agent-catalog.ts';
import { announceChatChange } from './chat-changes.ts';
import type { FollowChats } from './chat-feed.ts';
import type { ChatList } from './chat-list.ts';
import type { Outside } from './outside.ts';

/** How often the list is read while something of it runs, milliseconds: the changes of chats say nothing of credits. */
const RUNNING_REFRESH_MS = 3000;
/** What happens within it is read together, milliseconds. */
const CHANGES_TOGETHER_MS = 300;

const groups: readonly RunGroup[] = ['running', 'waiting', 'done', 'failed'];

export interface RunsPageOutside extends Outside {
  readonly followChats: FollowChats;
  /** Called when credits were held for a run. */
  readonly onCreditsMoved: () => void;
}

export type RunsPage = ReturnType<typeof createRunsPage>;

/** All runs of the person: narrowed, followed, stopped and asked again. `shown` is the group in the address. */
export function createRunsPage(
  outside: RunsPageOutside,
  list: Pick<ChatList, '$list' | 'want'>,
  shown?: string | undefined,
) {
  const { request, environment, navigate, notify } = outside;
  const catalog = createAgentCatalog(outside, list);
  const command = createCommand();
  const $group = atom<RunGroup | null>(groups.find((group) => group === shown) ?? null);
  /** Slug; null for all. */
  const $agent = atom<string | null>(null);
  /** Runs that were asked to stop here; each is `Stopping` until the list says that it has ended. */
  const $stopping = atom<ReadonlySet<string>>(new Set());
  /** The run that is being asked again. */
  const $again = atom<string | null>(null);
  /** What a screen reader is told of what was done here. */
  const $news = atom('');
  /** The person asked for other rows, and those are under way. */
  const $isNarrowing = atom(false);

  const runs = createPagedResource<ListedRun>((cursor) => {
    const [group, agent] = [$group.get(), $agent.get()];
    const query = { ...(cursor && { cursor }), ...(group && { group }), ...(agent && { agent }) };
    return pick(request('GET /runs/history', { query, isQuiet: true }), (answer) => ({
      rows: answer.runs,
      nextCursor: answer.next_cursor,
      extra: null,
    }));
  });
  const { $pages } = runs;

  const $rows = computed([$pages, $stopping], (pages, stopping): readonly ListedRun[] =>
    pages.state === 'ready'
      ? pages.value.rows.map((run) =>
          stopping.has(run.id) && !isFinal(run.status) ? { ...run, status: 'stopping' } : run,
        )
      : [],
  );
  /** Something of the list goes on; null when nothing does. */
  const $running = computed($rows, (rows) => (rows.some(isUnderWay) ? true : null));
  /** Nothing has run yet, as far as is known. */
  const $isEmpty = computed(
    [$pages, $group, $agent],
    (pages, group, agent) =>
      pages.state === 'ready' && pages.value.rows.length === 0 && group === null && agent === null,
  );
  const $hasUnread = computed($rows, (rows) => rows.some((run) => run.is_unread));
  /** Agents that can be narrowed to: those of the house, and what has run. */
  const $agents = computed([catalog.$catalog, $rows], (loaded, rows) => {
    const known = loaded.state === 'ready' ? loaded.value.agents : [];
    const titles = new Map(known.map(({ slug, title }) => [slug, title]));
    for (const { agent, agent_title: title } of rows) if (!titles.has(agent)) titles.set(agent, title);
    return [...titles].map(([slug, title]) => ({ slug, title }));
  });

  async function narrow(): Promise<void> {
    $isNarrowing.set(true);
    await runs.load(false);
    $isNarrowing.set(false);
  }

  function showGroup(group: RunGroup | null): void {
    if (group === $group.get()) return;
    $group.set(group);
    navigate(group === null ? '/runs' : `/runs?show=${group}`, { replace: true });
    void narrow();
  }

  function showAgent(slug: string | null): void {
    $agent.set(slug);
    void narrow();
  }

  function showAll(): void {
    $agent.set(null);
    if ($group.get() === null) void narrow();
    else showGroup(null);
  }

  /** Asks the run to stop; however often it is pressed, it is asked once. */
  async function stop({ id }: ListedRun): Promise<void> {
    if ($stopping.get().has(id)) return;
    $stopping.set(new Set([...$stopping.get(), id]));
    const result = await request('POST /runs/:run_id/stop', { params: { run_id: id }, isQuiet: true });
    if (result.ok) return runs.refresh();
    $stopping.set(new Set([...$stopping.get()].filter((other) => other !== id)));
    notify(result.error.message, 'error');
  }

  /** Asks once more what the run was asked; another press while nobody knows whether it began, begins no second one. */
  async function again({ id, chat_id: chatId, title }: ListedRun): Promise<void> {
    if ($again.get() !== null) return;
    $again.set(id);
    const sent = await command.send(id, ({ key }) =>
      request('POST /runs/:run_id/again', { params: { run_id: id }, idempotencyKey: key, isQuiet: true }),
    );
    $again.set(null);
    if (!sent.ok) {
      const { kind, message } = sent.error;
      if (kind !== 'cancelled') notify(kind === 'answer' ? message : runsTexts.againFailed, 'error');
      return;
    }
    announceChatChange({ kind: 'changed', chatId });
    outside.onCreditsMoved();
    $news.set(runsTexts.started(title));
    notify(runsTexts.askedAgain, 'success');
    // It would not be among what is done or failed.
    const group = $group.get();
    if (group !== null && group !== 'running') showGroup(null);
    else await runs.refresh();
  }

  async function markAllRead(): Promise<void> {
    const result = await request('POST /notifications/read', { body: {}, isQuiet: true });
    if (result.ok) await runs.refresh();
    else notify(result.error.message, 'error');
  }

  /** Says once of each run that was stopped here that it has ended. */
  function tellStopped(): () => void {
    return $pages.listen((pages) => {
      if (pages.state !== 'ready') return;
      const ended = pages.value.rows.filter(({ id, status }) => $stopping.get().has(id) && isFinal(status));
      if (ended.length === 0) return;
      $stopping.set(new Set([...$stopping.get()].filter((id) => ended.every((run) => run.id !== id))));
      outside.onCreditsMoved();
      for (const { title, chat_id: chatId } of ended) {
        announceChatChange({ kind: 'changed', chatId });
        $news.set(runsTexts.stopped(title));
      }
    });
  }

  /** Follows what happens to runs, here and elsewhere. */
  function follow(): () => void {
    let cancelSoon: (() => void) | null = null;
    const soon = () => {
      cancelSoon ??= environment.clock.after(CHANGES_TOGETHER_MS, () => {
        cancelSoon = null;
        void runs.refresh();
      });
    };
    const stops = [
      outside.followChats(soon),
      environment.clock.every(RUNNING_REFRESH_MS, () => {
        if ($running.get() && environment.page.isVisible() && environment.network.isOnline()) soon();
      }),
    ];
    return () => {
      cancelSoon?.();
      for (const end of stops) end();
    };
  }

  const parts = {
    $pages,
    $more: runs.$more,
    $rows,
    $running,
    $hasUnread,
    $isEmpty,
    $agents,
    $catalog: catalog.$catalog,
    $group,
    $agent,
    $again,
    $news,
    $isNarrowing,
    load: () => runs.load(),
    loadMore: runs.loadMore,
    showGroup,
    showAgent,
    showAll,
    stop,
    again,
    markAllRead,
  };
  return createPage(parts, [runs.start, catalog.start, tellStopped, follow]);
}

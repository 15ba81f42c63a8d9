import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { $currentChatData, $previewModalWidth } from '@loupe/shared/stores/app-state';
import { copyText } from '@loupe/shared/stores/copy';
import { refreshCredits } from '@loupe/shared/stores/credits';
import { useMedia } from '@loupe/shared/ui/use-media';
import { useStarted, useTitle } from '@loupe/shared/ui/use-page';
import { chatListOf } from '../parts/chat-list-of.ts';
import { draftsOf } from '../parts/drafts-of.ts';
import { LazyShareDialog } from '../parts/lazy-share-dialog.tsx';
import { outsideOf } from '../parts/outside-of.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { usePageObject } from '../parts/use-page-object.ts';
import { useWidth } from '../parts/use-width.ts';
import { createAgentCatalog } from '../stores/agent-catalog.ts';
import { createChatPage } from '../stores/chat-page.ts';
import { createRunExport } from '../stores/export-run.ts';
import { $messageWish } from '../stores/message-wish.ts';
import { lazyFollowChats, lazyFollowRun } from '../stores/lazy-streams.ts';
import { createPanel } from '../stores/panel.ts';
import { createPlainEstimate } from '../stores/plain-estimate.ts';
import { createReadMark } from '../parts/lazy-read-mark.ts';
import { ChatColumn } from './chat-column.tsx';
import { ChatEvidence } from './chat-evidence.tsx';
import type { ChatPanelProps } from './chat-panel.tsx';
import { PANEL_ID } from './panel-id.ts';
import { LiveNews } from './live-news.tsx';
import { useNow } from './use-now.ts';
import { boundedWidth, panelBounds } from '../lib/panel-width.ts';
import { chatTexts, panelFrameTexts } from '#texts';
import classes from './chat-page.module.css';

/** Under this width the panel covers the chat (design, "Preview panel"). */
const COVER = '(max-width: 1023px)';

const ChatPanel = lazyPart<ChatPanelProps>(async () => {
  // What is in it comes with it.
  const [{ ChatPanel: Part }] = await Promise.all([
    import('./chat-panel.tsx'),
    import('../features/panel/preview-panel.tsx'),
  ]);
  return Part;
}, panelFrameTexts.failed);

/** All objects of the chat page; made once, they live as long as the page. */
function createObjects(host: HostContract) {
  const outside = outsideOf(host);
  const page = createChatPage({
    ...outside,
    follow: lazyFollowRun(async () => (await import('@loupe/shared/stores/run-stream')).followRun),
    drafts: draftsOf(host),
    followChats: lazyFollowChats(outside.environment, async () =>
      (await import('../stores/chat-feed.ts')).followChats(outside.environment),
    ),
    onCreditsMoved: () => void refreshCredits(),
  });
  const list = chatListOf(host);
  return {
    outside,
    page,
    readMark: createReadMark(outside, page, list),
    panel: createPanel(page.$runs, page.$chatId),
    catalog: createAgentCatalog(outside, list),
    estimate: createPlainEstimate(outside),
  };
}
export type ChatObjects = ReturnType<typeof createObjects>;

interface ShownFigure {
  /** Where it was pressed: in another chat it is not shown. */
  readonly chatId: string | null;
  readonly runId: string;
  readonly figureId: string;
}

interface ChatPageViewProps {
  readonly host: HostContract;
  readonly chatId: string | null;
  /** A run whose changes since the run before are shown at first. */
  readonly changesOf?: string | undefined;
}

/** The chat (R7): transcript and composer, the panel beside it. */
export function ChatPageView({ host, chatId, changesOf }: ChatPageViewProps) {
  const objects = usePageObject(() => createObjects(host));
  const { outside, page, panel, catalog } = objects;
  const chat = useStore(page.$chat);
  const isPanelOpen = useStore(panel.$isOpen) && chatId !== null;
  const isCover = useMedia(COVER);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const width = useWidth(box);
  const [isSharing, setSharing] = useState(false);
  const [figure, setFigure] = useState<ShownFigure | null>(null);
  const $now = useNow(outside.environment, page.$activeRun);
  const title = chat?.state === 'ready' ? chat.value.title : null;

  useStarted(page);
  useStarted(objects.readMark);
  useStarted(panel);
  useEffect(() => {
    // A chat just made by sending is shown already; everything picked in it stays.
    if (page.$chatId.get() !== chatId) panel.reset();
    page.open(chatId);
  }, [page, panel, chatId]);
  const isReady = chat?.state === 'ready';
  useEffect(() => {
    const messageId = outside.environment.page.fragment();
    // Whom the search has sent here has a wish, which comes to a chat that is open already as well.
    if (!isReady || $messageWish.get() !== null || !messageId.startsWith('msg_')) return;
    // The run of an older message is known once that is.
    void page.goToMessage(messageId).then(() => changesOf !== undefined && panel.openChanges(changesOf));
  }, [outside, page, panel, isReady, changesOf]);
  const wish = useStore($messageWish);
  const shownId = chat?.state === 'ready' ? chat.value.id : null;
  useEffect(() => {
    if (wish === null || wish.chatId !== chatId || shownId !== chatId) return;
    $messageWish.set(null);
    void page.goToMessage(wish.messageId);
  }, [page, shownId, wish, chatId]);
  useTitle(host, title ?? chatTexts.newChatPage);
  useEffect(() => {
    $currentChatData.set(chatId !== null && title !== null ? { id: chatId, title } : null);
    return () => $currentChatData.set(null);
  }, [chatId, title]);

  useEffect(() => {
    if (isPanelOpen) opener.current = document.activeElement;
  }, [isPanelOpen]);

  function closePanel() {
    panel.close();
    const back = opener.current;
    const target =
      back instanceof HTMLElement && back !== document.body && back.isConnected
        ? back
        : box.current?.querySelector<HTMLElement>('[data-panel-toggle]');
    requestAnimationFrame(() => target?.focus());
  }

  const actions = useMemo(() => {
    // A button goes with the answer that was the last one.
    const focusComposer = () =>
      box.current?.querySelector<HTMLElement>('[role="textbox"], textarea')?.focus();
    return {
      $now,
      stop: () => void page.stop(),
      openReport: panel.openReport,
      openChanges: panel.openChanges,
      openSource: panel.openSource,
      openClaim: panel.openClaim,
      openFigure: (runId: string, figureId: string) => setFigure({ chatId, runId, figureId }),
      ask: (text: string) => {
        page.ask(text);
        focusComposer();
      },
      again: {
        $runId: page.again.$runId,
        start: (runId: string) => {
          void page.again.start(runId);
          focusComposer();
        },
      },
      copy: copyText,
      focusComposer,
      catalog,
      tellMenuFailed: () => host.notify(chatTexts.menuFailed, 'error'),
      navigate: (to: string) => host.navigate(to),
      runExport: createRunExport(outsideOf(host)),
    };
  }, [$now, host, page, panel, catalog, chatId]);

  return (
    <div className={classes.page} ref={box}>
      <div className={classes.main} inert={isPanelOpen && isCover}>
        <ChatColumn
          host={host}
          objects={objects}
          actions={actions}
          isPanelOpen={isPanelOpen}
          onShare={() => setSharing(true)}
          onTogglePanel={panel.toggle}
        />
      </div>
      {isPanelOpen && (
        <ChatPanel
          host={host}
          objects={objects}
          actions={actions}
          isCover={isCover}
          containerWidth={width}
          onClose={closePanel}
          fallback={<PanelPlace isCover={isCover} containerWidth={width} />}
        />
      )}
      <LiveNews page={page} panel={panel} isWide={!isCover} />
      {isSharing && chatId !== null && (
        <LazyShareDialog
          outside={outside}
          chatId={chatId}
          title={title ?? ''}
          onClose={() => setSharing(false)}
        />
      )}
      {figure?.chatId === chatId && (
        <ChatEvidence
          outside={outside}
          runs={page.runs}
          runId={figure.runId}
          figureId={figure.figureId}
          onClose={() => setFigure(null)}
          besideId={isPanelOpen && !isCover ? PANEL_ID : undefined}
        />
      )}
    </div>
  );
}

/** Keeps the panel's place until it is there. */
function PanelPlace({ isCover, containerWidth }: Pick<ChatPanelProps, 'isCover' | 'containerWidth'>) {
  if (isCover) return <div className={classes.cover} />;
  const width = boundedWidth($previewModalWidth.get(), panelBounds(containerWidth));
  return <div className={classes.place} style={{ width: `${width}%` }} />;
}

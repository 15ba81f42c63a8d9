import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { viewTexts } from '@loupe/shared/messages/view';
import { $remainingCredits } from '@loupe/shared/stores/credits';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { $isOnline } from '@loupe/shared/stores/online';
import { LinkButton } from '@loupe/shared/ui/button';
import { createLazyPart } from '@loupe/shared/ui/lazy-part';
import { useUnsaved } from '@loupe/shared/ui/use-unsaved';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { ChatHeader } from '../features/chat-header/chat-header.tsx';
import { ComposerBox } from '../features/composer/composer-box.tsx';
import { EmptyChat } from '../features/empty-chat/empty-chat.tsx';
import type { FirstQuestionsProps } from '../features/empty-chat/first-questions.tsx';
import type { PageActions } from '../features/transcript/answer.tsx';
import { PLAIN_CHAT } from '../lib/run-state.ts';
import { chatTexts } from '#texts';
import { chatListOf } from '../parts/chat-list-of.ts';
import { LazyTemporaryLine } from '../parts/lazy-temporary-line.tsx';
import { TemporaryWish } from '../features/temporary/temporary-wish.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { SlotMenu } from '../parts/slot-menu.tsx';
import type { ChatObjects } from './chat-page.tsx';
import type { ChatTurnsProps } from './chat-turns.tsx';
import classes from './chat-page.module.css';

type ChatColumnProps = {
  host: HostContract;
  objects: ChatObjects;
  actions: PageActions;
  isPanelOpen: boolean;
  onShare: () => void;
  onTogglePanel: () => void;
};

/** Header, transcript and composer; or the greeting; or why there is no chat. */
export function ChatColumn(props: ChatColumnProps) {
  const { host, objects } = props;
  const { page, catalog } = objects;
  const chat = useStore(page.$chat);
  const turns = useStore(page.$turns);
  const sending = useStore(page.$sending);
  const user = useStore(host.$user);
  const view = useStore($currentView);
  const isNew = chat === null;
  useEffect(() => {
    if (!isNew) void ChatTurns.preload();
  }, [isNew]);

  if (chat?.state === 'loading') return <ChatSkeleton />;
  if (chat?.state === 'failed')
    return (
      <ChatFailed
        {...props}
        code={chat.error.code}
        message={chat.error.message}
        requestId={chat.error.requestId}
      />
    );
  const isEmpty = turns.length === 0 && sending === null;
  const open = chat?.value ?? null;
  return (
    <>
      {chat && <Header {...props} title={chat.value.title} isKept={!chat.value.kept_until} />}
      {open?.kept_until && (
        <LazyTemporaryLine
          key={open.id}
          outside={objects.outside}
          chatId={open.id}
          until={open.kept_until}
          onKept={() => void page.load()}
        />
      )}
      {isEmpty ? (
        <EmptyChat
          name={user?.name.split(' ')[0] ?? ''}
          catalog={catalog}
          list={chatListOf(host)}
          onNavigate={(to) => host.navigate(to)}
          questions={view?.isReadOnly !== true && <FirstQuestions outside={objects.outside} page={page} />}
          dashboard={isNew && <host.slots.Panels slot="chat.dashboard" data={{}} />}
        >
          <BoundComposer {...props} isNew />
          {isNew && <TemporaryWish $wish={page.$isTemporary} />}
        </EmptyChat>
      ) : (
        <>
          <ChatTurns
            outside={objects.outside}
            page={page}
            actions={props.actions}
            fallback={<TurnsSkeleton />}
          />
          <BoundComposer {...props} isNew={false} />
        </>
      )}
    </>
  );
}

function Header({
  host,
  objects,
  isPanelOpen,
  onShare,
  onTogglePanel,
  title,
  isKept,
}: ChatColumnProps & { title: string; isKept: boolean }) {
  const { page } = objects;
  const runs = useStore(page.$runs);
  const cost = useStore(page.$cost);
  const agent = runs.findLast((run) => run.agent !== PLAIN_CHAT);
  return (
    <ChatHeader
      title={title}
      // A title that begins with the agent's says it already
      agentTitle={agent && !title.startsWith(agent.agent_title) ? agent.agent_title : null}
      cost={cost}
      isPanelOpen={isPanelOpen}
      onRename={(next) => void page.rename(next)}
      onShare={isKept ? onShare : null}
      onTogglePanel={onTogglePanel}
      more={
        <SlotMenu
          label={chatTexts.more}
          actions={host.slots.actions('chat.action')}
          data={{ chatId: page.$chatId.get() ?? '', title }}
          onLoadFailed={() => host.notify(chatTexts.menuFailed, 'error')}
        />
      }
    />
  );
}

// A chat can be begun without them: what did not come leaves its place empty.
const FirstQuestions = createLazyPart<FirstQuestionsProps>(
  async () => (await import('../features/empty-chat/first-questions.tsx')).FirstQuestions,
  () => null,
);

const ChatTurns = lazyPart<ChatTurnsProps>(
  async () => (await import('./chat-turns.tsx')).ChatTurns,
  chatTexts.turnsFailed,
);

function BoundComposer({ host, objects, isNew }: ChatColumnProps & { isNew: boolean }) {
  const { page, catalog, estimate } = objects;
  const active = useStore(page.$activeRun);
  const sending = useStore(page.$sending);
  const replacing = useStore(page.$replacing);
  const isStopping = useStore(page.$isStopping);
  const balance = useStore($remainingCredits);
  const plainRange = useStore(estimate.$range);
  const isOnline = useStore($isOnline);
  const text = useStore(page.composer.$text);
  const attachments = useStore(page.composer.$attachments);
  const isDrafted = text.trim() !== '' || attachments.length > 0;
  useUnsaved(host, 'chat message', isDrafted, { asksToLeave: false });
  const view = useStore($currentView);
  const phase =
    isStopping || active?.status === 'stopping'
      ? 'stopping'
      : active || sending || replacing
        ? 'working'
        : 'ready';
  return (
    <ComposerBox
      composer={page.composer}
      catalog={catalog}
      outside={objects.outside}
      phase={phase}
      isNew={isNew}
      isOnline={isOnline}
      refusal={view?.isReadOnly ? viewTexts.change(view.userName) : null}
      balance={balance}
      plainRange={plainRange}
      onTyping={() => {
        void estimate.want();
        void ChatTurns.preload();
      }}
      onSend={() => void page.send()}
      onStop={() => void page.stop()}
      onQueue={page.queue}
      onEditLast={page.editLast}
      onNavigate={(to) => host.navigate(to)}
    />
  );
}

function ChatSkeleton() {
  return (
    <LoadingRegion isWholePage label={chatTexts.loading} className={classes.skeleton}>
      <div className={classes.skeletonHead}>
        <Skeleton width="36%" />
      </div>
      <TurnsSkeleton />
    </LoadingRegion>
  );
}

function TurnsSkeleton() {
  return (
    <div className={classes.skeletonBody}>
      <Skeleton width="48%" height={56} shape="block" className={classes.skeletonBubble} />
      <Skeleton width="40%" />
      <Skeleton lines={5} />
    </div>
  );
}

type ChatFailedProps = ChatColumnProps & { code: string; message: string; requestId: string | null };

function ChatFailed({ host, objects, code, message, requestId }: ChatFailedProps) {
  if (code === 'chat.not_found') {
    return (
      <div className={classes.state}>
        <FailedState
          isWholePage
          title={chatTexts.notFound}
          detail={chatTexts.notFoundDetail}
          action={
            <LinkButton href="/chat" onNavigate={(to) => host.navigate(to)}>
              {chatTexts.startNew}
            </LinkButton>
          }
        />
      </div>
    );
  }
  return (
    <div className={classes.state}>
      <FailedState
        isWholePage
        title={chatTexts.failedTitle}
        detail={`${message} ${chatTexts.failedDetail}`}
        errorId={requestId ?? undefined}
        onRetry={() => void objects.page.load()}
      />
    </div>
  );
}

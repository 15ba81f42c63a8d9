import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { Copy } from 'lucide-react';
import { environment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { Link } from '@loupe/shared/ui/link';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { createLazyPart } from '@loupe/shared/ui/lazy-part';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { usePage, useTitle } from '@loupe/shared/ui/use-page';
import type { SharedView } from '../lib/shared-turns.ts';
import { texts } from '#texts';
import { FailedPage, FailedPart } from '../parts/failed-part.tsx';
import { createCopyButton } from '../stores/copy-button.ts';
import { createSharePage, type SharePage, type ShareState } from '../stores/share-page.ts';
import { SharedTurns } from './shared-turns.tsx';
import classes from './share-page.module.css';

export type SharePageViewProps = {
  host: HostContract;
  shareId: string | undefined;
  isReplay?: boolean;
};

function titleOf(share: ShareState, isReplay: boolean): string | null {
  if (share.state === 'unavailable') return texts.unavailableName;
  if (share.state === 'locked') return texts.lockedName;
  if (share.state !== 'ready') return null;
  const title = share.value.title || texts.sharedChat;
  return isReplay ? texts.replayName(title) : title;
}

/** A shared chat, read only, for anyone with the link (R14, X2). Keyed by its id: another link is another page. */
export function SharePageView({ host, shareId, isReplay = false }: SharePageViewProps) {
  const page = usePage(() => createSharePage({ request: host.request, environment: environment() }, shareId));
  const share = useStore(page.$share);
  const title = titleOf(share, isReplay);
  useTitle(host, title);

  return (
    <div className={classes.page}>
      {share.state === 'loading' && <ShareSkeleton />}
      {share.state === 'unavailable' && (
        <EmptyState
          isWholePage
          title={texts.unavailable}
          action={
            <LinkButton href="/" onNavigate={(to) => host.navigate(to)}>
              {texts.toStart}
            </LinkButton>
          }
        >
          {texts.unavailableDetail}
        </EmptyState>
      )}
      {share.state === 'locked' && <Locked page={page} />}
      {share.state === 'failed' && (
        <FailedState
          isWholePage
          title={texts.failed}
          detail={share.error.message}
          errorId={share.error.requestId ?? undefined}
          onRetry={() => void page.load()}
        />
      )}
      {share.state === 'ready' && shareId !== undefined && (
        <SharedChat host={host} shareId={shareId} page={page} view={share.value} isReplay={isReplay} />
      )}
    </div>
  );
}

type SharedChatProps = {
  host: HostContract;
  shareId: string;
  page: SharePage;
  view: SharedView;
  isReplay: boolean;
};

function SharedChat({ host, shareId, page, view, isReplay }: SharedChatProps) {
  const [copy] = useState(() => {
    const { request, navigate, notify, $user } = host;
    const outside = { request, navigate, notify, $user, environment: environment() };
    return createCopyButton(outside, shareId, page.password);
  });
  const isCopying = useStore(copy.$isCopying);
  useEffect(() => copy.resume(), [copy]);
  return (
    <>
      <PageHeader
        title={view.title || texts.sharedChat}
        subtitle={texts.sharedOn(formatDateTime(view.frozenAt))}
        actions={
          <Button icon={<Copy aria-hidden="true" />} isBusy={isCopying} onClick={copy.start}>
            {texts.copy}
          </Button>
        }
      />
      <ViewSwitch host={host} shareId={shareId} isReplay={isReplay} />
      {isReplay ? (
        <LazyReplay view={view} host={host} page={page} fallback={<ShareSkeleton />} />
      ) : (
        <SharedTurns view={view} host={host} page={page} />
      )}
    </>
  );
}

/** Two addresses of one page, so both can be linked to. */
function ViewSwitch({ host, shareId, isReplay }: Pick<SharedChatProps, 'host' | 'shareId' | 'isReplay'>) {
  const address = `/share/${encodeURIComponent(shareId)}`;
  const views = [
    { href: address, label: texts.result, isShown: !isReplay },
    { href: `${address}/replay`, label: texts.replay, isShown: isReplay },
  ];
  return (
    <nav aria-label={texts.views} className={classes.views}>
      {views.map(({ href, label, isShown }) => (
        <Link
          key={href}
          href={href}
          tone="plain"
          className={classes.view}
          aria-current={isShown ? 'page' : undefined}
          onNavigate={(to) => host.navigate(to)}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

const LazyReplay = createLazyPart(async () => (await import('./shared-replay.tsx')).SharedReplay, FailedPart);
const LazyPasswordForm = createLazyPart(
  async () => (await import('../features/lock/password-form.tsx')).PasswordForm,
  FailedPage,
);

function Locked({ page }: { page: SharePage }) {
  const { isBusy, problem } = useStore(page.$unlocking);
  return (
    <LazyPasswordForm
      isBusy={isBusy}
      problem={problem}
      onOpen={(password) => void page.unlock(password)}
      fallback={<ShareSkeleton />}
    />
  );
}

function ShareSkeleton() {
  return (
    <LoadingRegion label={texts.loading}>
      <Skeleton width="60%" height={32} />
      <Skeleton width="40%" />
      <Skeleton shape="block" height={56} className={classes.skeletonQuestion} />
      <Skeleton lines={4} />
      <Skeleton shape="block" height={360} className={classes.skeletonReport} />
    </LoadingRegion>
  );
}

import type { ReactNode } from 'react';
import { Coins, Flag, Rocket, ScrollText, Users } from 'lucide-react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { pathTo } from '@loupe/shared/lib/route-path';
import { LinkButton } from '@loupe/shared/ui/button';
import { Link } from '@loupe/shared/ui/link';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { useTitle } from '@loupe/shared/ui/use-page';
import { texts } from '#texts';
import type { Gate } from '../stores/gate.ts';
import classes from './admin-frame.module.css';

type AdminArea = 'admin' | 'problems' | 'adminCredits' | 'adminReleases' | 'adminAudit';

const areas = [
  { area: 'admin', path: pathTo('admin'), label: texts.navUsers, Icon: Users },
  {
    area: 'problems',
    path: pathTo('admin', {}, { part: 'problems' }),
    label: texts.navProblems,
    Icon: Flag,
  },
  { area: 'adminCredits', path: pathTo('adminCredits'), label: texts.navCredits, Icon: Coins },
  { area: 'adminReleases', path: pathTo('adminReleases'), label: texts.navReleases, Icon: Rocket },
  { area: 'adminAudit', path: pathTo('adminAudit'), label: texts.navAudit, Icon: ScrollText },
] as const;

export interface AdminFrameProps {
  readonly host: HostContract;
  readonly gate: Gate;
  /** Area of the page in the navigation. */
  readonly area: AdminArea;
  /** Title of the page once the server has let the admin in. */
  readonly title: string;
  /** Why the first answer did not come, if it did not. */
  readonly failure: { readonly message: string; readonly requestId: string | null } | null;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/**
 * Navigation and page of the admin area (R17). The server decides; until it has, and for everyone else, nothing tells
 * what this is.
 */
export function AdminFrame({ host, gate, area, title, failure, onRetry, children }: AdminFrameProps) {
  const access = useStore(gate.$access);
  const isAdmin = useStore(host.$user)?.permissions.includes('admin') ?? false;
  useTitle(host, access === 'unavailable' ? texts.unavailableName : access === 'allowed' ? title : null);

  if (access === 'unavailable') return <Unavailable onNavigate={host.navigate} />;
  if (access === 'unknown' && !isAdmin) {
    return (
      <div className={classes.page}>
        <Undecided failure={failure} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className={classes.frame}>
      <nav aria-label={texts.nav} className={classes.nav}>
        {areas.map(({ area: one, path, label, Icon }) => (
          <Link
            key={one}
            href={path}
            onNavigate={host.navigate}
            tone="plain"
            className={classes.link}
            aria-current={one === area ? 'page' : undefined}
          >
            <Icon aria-hidden="true" size={16} />
            {label}
          </Link>
        ))}
      </nav>
      <div className={classes.page}>{children}</div>
    </div>
  );
}

/** The server has not said yet who is asking: nothing here may be a hint. */
function Undecided({ failure, onRetry }: Pick<AdminFrameProps, 'failure' | 'onRetry'>) {
  if (!failure) {
    return (
      <LoadingRegion label={texts.loading}>
        <Skeleton lines={8} height={32} />
      </LoadingRegion>
    );
  }
  return (
    <FailedState
      isWholePage
      title={texts.undecided}
      detail={failure.message}
      errorId={failure.requestId ?? undefined}
      onRetry={onRetry}
    />
  );
}

function Unavailable({ onNavigate }: { onNavigate: (to: string) => void }) {
  return (
    <EmptyState
      isWholePage
      title={texts.unavailable}
      action={
        <LinkButton href={pathTo('chat')} onNavigate={onNavigate}>
          {texts.goHome}
        </LinkButton>
      }
    >
      {texts.unavailableDetail}
    </EmptyState>
  );
}

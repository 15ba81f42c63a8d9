import { Compass, LogOut, PanelLeft, SquarePen } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { RemoteRegion } from '@loupe/federation/region/remote-region';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { toggleChatSidebar } from '@loupe/shared/stores/app-state';
import { $user } from '@loupe/shared/stores/session';
import { BrandMark } from '@loupe/shared/ui/brand-mark';
import { Button, IconButton } from '@loupe/shared/ui/button';
import { Link } from '@loupe/shared/ui/link';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { leavePageBy } from '../features/leaving/leaving.ts';
import { $isContentShown } from '../services/first-content.ts';
import { navigate } from '../services/navigation.ts';
import { useSite } from '../services/site.ts';
import { logOut } from '../session/log-out.ts';
import { isSwitchedOff, useLeadsSomewhere } from '../services/switched-off.ts';
import { frameTexts } from '#texts/frame';
import { AccountButton } from './account-button.tsx';
import { CreditPlace } from './credit-place.tsx';
import { RunsLink } from './runs-link.tsx';
import { SearchButton } from './search-button.tsx';
import classes from './rail.module.css';

export interface RailProps {
  readonly path: string;
  readonly isCollapsed: boolean;
  /** Called after a link of the rail was followed, e.g. to close the drawer. */
  readonly onNavigated?: () => void;
}

const slotOwner = 'chat';

function RailList({ path }: { readonly path: string }) {
  const site = useSite();
  const { hostFor, loader } = site;
  const isOff = isSwitchedOff(site, slotOwner);
  const skeleton = <Skeleton lines={5} height={20} />;
  const isContentShown = useStore($isContentShown);
  if (isOff) return <div className={classes.list} />;
  if (!isContentShown) return <LoadingRegion className={classes.list}>{skeleton}</LoadingRegion>;
  return (
    <RemoteRegion
      loader={loader}
      remote={slotOwner}
      expose={loader.entryOf(slotOwner)?.slots['rail.list'] ?? null}
      part="Slot"
      title={frameTexts.chatList}
      props={{ host: hostFor(slotOwner), path }}
      skeleton={skeleton}
      className={classes.list}
    />
  );
}

function RailHead({
  isCollapsed,
  isDrawer,
  go,
}: {
  readonly isCollapsed: boolean;
  readonly isDrawer: boolean;
  readonly go: (to: string) => void;
}) {
  const { brandName } = useSite();
  return (
    <div className={classes.head}>
      {!isCollapsed && (
        <Link href="/" onNavigate={go} tone="plain" title={frameTexts.home} className={classes.brand}>
          <BrandMark name={brandName} />
        </Link>
      )}
      {!isDrawer && (
        <IconButton
          label={isCollapsed ? frameTexts.expand : frameTexts.collapse}
          aria-expanded={!isCollapsed}
          icon={<PanelLeft aria-hidden="true" />}
          onClick={toggleChatSidebar}
        />
      )}
    </div>
  );
}

/** Brand, new chat, explore, runs, the chat slice's own list, credits, account. */
export function Rail({ path, isCollapsed, onNavigated }: RailProps) {
  const user = useStore($user);
  const { host } = useSite();
  const leadsSomewhere = useLeadsSomewhere();
  const hasChat = leadsSomewhere('/chat');
  const go = (to: string) => {
    navigate(to);
    onNavigated?.();
  };
  const label = (text: string) => (
    <span className={joinClasses(isCollapsed && 'visually-hidden')}>{text}</span>
  );
  return (
    <div className={joinClasses(classes.root, isCollapsed && classes.collapsed)}>
      <RailHead isCollapsed={isCollapsed} isDrawer={onNavigated !== undefined} go={go} />
      <nav aria-label={frameTexts.rail} className={classes.nav}>
        {hasChat && (
          <Button
            variant="primary"
            isWide
            title={isCollapsed ? frameTexts.newChat : undefined}
            icon={<SquarePen aria-hidden="true" size={16} />}
            onClick={() => go('/chat')}
          >
            {label(frameTexts.newChat)}
          </Button>
        )}
        {hasChat && <SearchButton isCollapsed={isCollapsed} itemClass={classes.item} />}
        {leadsSomewhere('/explore') && user?.permissions.includes('view_explore') && (
          <Link
            href="/explore"
            onNavigate={go}
            tone="plain"
            className={classes.item}
            aria-current={path === '/explore' ? 'page' : undefined}
            title={isCollapsed ? frameTexts.explore : undefined}
          >
            <Compass aria-hidden="true" size={18} />
            {label(frameTexts.explore)}
          </Link>
        )}
        {hasChat && (
          <RunsLink isCollapsed={isCollapsed} path={path} itemClass={classes.item} onNavigate={go} />
        )}
      </nav>
      {isCollapsed ? <div className={classes.list} /> : <RailList path={path} />}
      <div className={classes.foot}>
        {!isCollapsed && leadsSomewhere('/credit-usage') && <CreditPlace onNavigate={go} />}
        <div className={classes.person}>
          <AccountButton isCollapsed={isCollapsed} onNavigate={go} />
          <IconButton
            label={frameTexts.logOut}
            icon={<LogOut aria-hidden="true" />}
            onClick={() => leavePageBy(() => void logOut(host.request))}
          />
        </div>
      </div>
    </div>
  );
}

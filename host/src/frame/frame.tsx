import { useState, type ReactNode } from 'react';
import { Menu as MenuIcon } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { $isChatSidebarOpen } from '@loupe/shared/stores/app-state';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { BrandMark } from '@loupe/shared/ui/brand-mark';
import { IconButton } from '@loupe/shared/ui/button';
import { useMedia } from '@loupe/shared/ui/use-media';
import { Shortcuts } from '../features/shortcuts/shortcuts.tsx';
import { mainId } from '../routing/main-id.ts';
import { useSite } from '../services/site.ts';
import { frameTexts } from '#texts/frame';
import { ChatSearch } from './chat-search.tsx';
import { RailDrawer } from './lazy-overlays.tsx';
import { Rail } from './rail.tsx';
import classes from './frame.module.css';

/** Under 768 px the rail is a drawer: it exists once in the page, so its list is loaded once. */
const PHONE = '(max-width: 767px)';

export interface FrameProps {
  /** Current path without query. */
  readonly path: string;
  readonly children: ReactNode;
}

function PhoneBar({ path }: { readonly path: string }) {
  const { brandName } = useSite();
  // Open on one page; on the next it is closed.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  const close = () => setOpenOn(null);
  return (
    <>
      <IconButton
        label={frameTexts.openMenu}
        aria-expanded={isOpen}
        icon={<MenuIcon aria-hidden="true" />}
        onClick={() => setOpenOn(path)}
      />
      <BrandMark name={brandName} size={20} />
      {isOpen && (
        <RailDrawer isOpen={isOpen} onClose={close} label={frameTexts.rail}>
          <Rail path={path} isCollapsed={false} onNavigated={close} />
        </RailDrawer>
      )}
    </>
  );
}

/**
 * The frame of the signed-in site: rail (a drawer on phones) and main column. It never disappears. The elements of both
 * widths are always there: an open dialog hides what it finds of the page, not what a turned device brings.
 */
export function Frame({ path, children }: FrameProps) {
  const isOpen = useStore($isChatSidebarOpen);
  const isPhone = useMedia(PHONE);
  return (
    <div className={joinClasses(classes.frame, !isOpen && classes.collapsed)}>
      <header className={classes.phoneHeader}>{isPhone && <PhoneBar path={path} />}</header>
      <aside className={classes.rail} aria-label={frameTexts.sidebar}>
        {!isPhone && <Rail path={path} isCollapsed={!isOpen} />}
      </aside>
      <main id={mainId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <ChatSearch path={path} />
      <Shortcuts />
    </div>
  );
}

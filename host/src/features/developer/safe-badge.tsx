import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { ShieldCheck } from 'lucide-react';
import { environment } from '@loupe/shared/environment';
import { Button } from '@loupe/shared/ui/button';
import { useFootRoom } from '../../frame/use-foot-room.ts';
import { developerTexts as texts } from '../../messages/developer-texts.ts';
import classes from './developer-badge.module.css';

/** The page that is shown, with everything the site tries out. */
function leave(): void {
  const { page } = environment();
  const address = new URL(page.path(), page.origin());
  address.searchParams.delete('safe');
  page.load(address.pathname + address.search);
}

/** Says as long as the page lives that nothing in it is on trial: what is missed or mended here may not be so elsewhere. */
function SafeBadge() {
  const badge = useRef<HTMLElement>(null);
  useFootRoom(badge, '--badge-height');
  return (
    <aside ref={badge} className={`${classes.badge} ${classes.calm}`} aria-label={texts.safe}>
      <div role="status" className={classes.sentence}>
        <ShieldCheck size={16} aria-hidden="true" />
        <p>{texts.isSafe}</p>
      </div>
      <Button size="small" onClick={leave}>
        {texts.leaveSafe}
      </Button>
    </aside>
  );
}

/** Shows the badge of `?safe`. */
export function showSafeBadge(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<SafeBadge />);
}

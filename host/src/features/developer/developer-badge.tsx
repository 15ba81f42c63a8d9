import { useRef } from 'react';
import { useStore } from '@nanostores/react';
import { TriangleAlert } from 'lucide-react';
import type { ReadableAtom } from 'nanostores';
import { Button } from '@loupe/shared/ui/button';
import { useFootRoom } from '../../frame/use-foot-room.ts';
import { developerTexts as texts } from '../../messages/developer-texts.ts';
import classes from './developer-badge.module.css';

interface DeveloperBadgeProps {
  readonly remote: string;
  readonly origin: string;
  /** Its latest change cannot be built. */
  readonly $isBroken: ReadableAtom<boolean>;
  readonly onReset: () => void;
}

/** Says as long as the tab lives that one slice is not the site's own. */
export function DeveloperBadge({ remote, origin, $isBroken, onReset }: DeveloperBadgeProps) {
  const isBroken = useStore($isBroken);
  const badge = useRef<HTMLElement>(null);
  useFootRoom(badge, '--badge-height');
  return (
    <aside ref={badge} className={classes.badge} aria-label={texts.label} data-developer-badge="">
      <div role="status" className={classes.sentence}>
        <TriangleAlert size={16} aria-hidden="true" />
        <div>
          <p>{texts.running(remote, origin)}</p>
          {isBroken && <p>{texts.notBuilt}</p>}
        </div>
      </div>
      <Button size="small" onClick={onReset}>
        {texts.reset}
      </Button>
    </aside>
  );
}

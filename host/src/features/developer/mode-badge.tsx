import { useRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@loupe/shared/ui/button';
import { useFootRoom } from '../../frame/use-foot-room.ts';
import classes from './mode-badge.module.css';

interface ModeBadgeProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** `warning`: the page runs what the site does not vouch for. */
  readonly tone: 'warning' | 'calm';
  /** What differs from what everybody gets. */
  readonly children: ReactNode;
  /** What the way back is called. */
  readonly back: string;
  readonly onBack: () => void;
}

/** Says at the foot of the window, as long as the page lives, that it is not what everybody gets. */
export function ModeBadge({ label, icon, tone, children, back, onBack }: ModeBadgeProps) {
  const badge = useRef<HTMLElement>(null);
  useFootRoom(badge, '--badge-height');
  return (
    <aside ref={badge} className={`${classes.badge} ${classes[tone]}`} aria-label={label}>
      <div role="status" className={classes.sentence}>
        {icon}
        <div>{children}</div>
      </div>
      <Button size="small" onClick={onBack}>
        {back}
      </Button>
    </aside>
  );
}

/** Puts a badge into the page, beside the site's own tree: it stays also where that one fails. */
export function showModeBadge(badge: ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(badge);
}

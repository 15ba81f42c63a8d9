import { TriangleAlert } from 'lucide-react';
import { Button } from '@loupe/shared/ui/button';
import { developerTexts as texts } from '../../messages/developer-texts.ts';
import classes from './developer-badge.module.css';

interface DeveloperBadgeProps {
  readonly remote: string;
  readonly origin: string;
  readonly onReset: () => void;
}

/** Says as long as the tab lives that one slice is not the site's own. */
export function DeveloperBadge({ remote, origin, onReset }: DeveloperBadgeProps) {
  return (
    <aside className={classes.badge} aria-label={texts.label} data-developer-badge="">
      <TriangleAlert size={16} aria-hidden="true" />
      <p role="status">{texts.running(remote, origin)}</p>
      <Button onClick={onReset}>{texts.reset}</Button>
    </aside>
  );
}

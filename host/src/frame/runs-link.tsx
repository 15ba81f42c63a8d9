import { Activity } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { Link } from '@loupe/shared/ui/link';
import { quietPart } from '../parts/lazy-part.tsx';
import { $isContentShown } from '../services/first-content.ts';
import { frameTexts } from '#texts/frame';
import classes from './runs-link.module.css';

export interface RunsLinkProps {
  readonly isCollapsed: boolean;
  readonly path: string;
  readonly itemClass: string | undefined;
  readonly onNavigate: (to: string) => void;
}

/** In one file with the credits and the notifications: all of them come after the first page. */
const LazyMarks = quietPart(
  async () => (await import(/* webpackChunkName: "rail" */ './runs-marks.tsx')).RunsMarks,
);

/** The page of runs, with the number that is running and a mark when one is new or waits for the person. */
export function RunsLink({ isCollapsed, path, itemClass, onNavigate }: RunsLinkProps) {
  const isContentShown = useStore($isContentShown);
  return (
    <Link
      href="/runs"
      onNavigate={onNavigate}
      tone="plain"
      className={itemClass}
      aria-current={path === '/runs' ? 'page' : undefined}
      title={isCollapsed ? frameTexts.runs : undefined}
    >
      <Activity aria-hidden="true" size={18} />
      <span className={joinClasses(classes.label, isCollapsed && 'visually-hidden')}>{frameTexts.runs}</span>
      {isContentShown && <LazyMarks fallback={null} />}
    </Link>
  );
}

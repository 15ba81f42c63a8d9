import type { RouteMatch } from '@loupe/shared/lib/route-path';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import classes from './page-skeleton.module.css';
import { PlainSkeleton } from './plain-skeleton.tsx';

function ChatSkeleton() {
  return (
    <div className={classes.chat}>
      <div className={classes.transcript}>
        <Skeleton width="48%" height={40} shape="block" className={classes.question} />
        <Skeleton lines={4} />
        <Skeleton lines={3} />
      </div>
      <Skeleton shape="block" height={92} />
    </div>
  );
}

function CardsSkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton width="30%" height={36} />
      <Skeleton shape="block" height={36} />
      <div className={classes.cards}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="block" height={128} />
        ))}
      </div>
    </div>
  );
}

/** The place of a page, in about the geometry it will have. */
export function PageSkeleton({ route }: { readonly route: RouteMatch['name'] }) {
  if (route === 'chat') return <ChatSkeleton />;
  return route === 'explore' ? <CardsSkeleton /> : <PlainSkeleton />;
}

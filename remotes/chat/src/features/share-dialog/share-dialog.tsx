import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { Check, Link2 } from 'lucide-react';
import type { Share } from '@loupe/shared/contract/shares';
import { copyText } from '../../parts/copy-text.ts';
import { formatDateTime } from '@loupe/shared/lib/format';
import { Button } from '@loupe/shared/ui/button';
import { CopyButton } from '@loupe/shared/ui/copy-button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { texts } from '../../messages/en.ts';
import { shareTexts } from '../../messages/explore-en.ts';
import { usePageObject } from '../../parts/use-page-object.ts';
import type { Outside } from '../../stores/outside.ts';
import { createShares, type Shares } from '../../stores/shares.ts';
import classes from './share-dialog.module.css';

export type ShareDialogProps = { outside: Outside; chatId: string; title: string; onClose: () => void };

/** Says what will be public, makes a link, lists the links there are with their views, revokes. */
export function ShareDialog({ outside, chatId, title, onClose }: ShareDialogProps) {
  const shares = usePageObject(() => createShares(outside, chatId));
  const isMaking = useStore(shares.$isMaking);
  const problem = useStore(shares.$problem);
  const newestId = useStore(shares.$newestId);
  useEffect(() => void shares.load(), [shares]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={shareTexts.title}
      description={`“${title}”. ${shareTexts.description}`}
      footer={
        <Button
          variant="primary"
          isBusy={isMaking}
          icon={<Link2 aria-hidden="true" />}
          onClick={() => void shares.make()}
        >
          {shareTexts.make}
        </Button>
      }
    >
      <div className={classes.public}>
        <SectionLabel as="h3">{shareTexts.public}</SectionLabel>
        <ul className={classes.items}>
          {shareTexts.publicItems.map((item) => (
            <li key={item}>
              <Check size={16} aria-hidden="true" className={classes.tick} />
              {item}
            </li>
          ))}
        </ul>
        <p className={classes.note}>{shareTexts.notPublic}</p>
      </div>
      <div aria-live="polite">
        {problem && <p className={classes.problem}>{problem}</p>}
        {newestId && !problem && <p className={classes.made}>{shareTexts.made}</p>}
      </div>
      <section aria-label={shareTexts.links} className={classes.links}>
        <SectionLabel as="h3">{shareTexts.links}</SectionLabel>
        <LinkList shares={shares} />
      </section>
    </Dialog>
  );
}

function LinkList({ shares }: { shares: Shares }) {
  const loaded = useStore(shares.$shares);
  if (loaded.state === 'loading') {
    return (
      <LoadingRegion label={shareTexts.loading}>
        <Skeleton height={52} shape="block" />
      </LoadingRegion>
    );
  }
  if (loaded.state === 'failed') {
    return (
      <div role="alert" className={classes.failed}>
        <span>{shareTexts.failed}</span>
        <Button size="small" onClick={() => void shares.load()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (loaded.value.length === 0) return <p className={classes.note}>{shareTexts.none}</p>;
  return (
    <ul className={classes.list}>
      {loaded.value.map((share) => (
        <LinkRow key={share.id} share={share} shares={shares} />
      ))}
    </ul>
  );
}

function LinkRow({ share, shares }: { share: Share; shares: Shares }) {
  const revoking = useStore(shares.$revoking);
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <a href={share.url} target="_blank" rel="noopener noreferrer" className={classes.url}>
          {share.url.replace(/^https?:\/\//, '')}
        </a>
        <p className={classes.note}>
          {shareTexts.frozen(formatDateTime(share.created_at))} · {shareTexts.views(share.views)}
        </p>
      </div>
      <CopyButton size="small" label={shareTexts.copy} copy={copyText} getText={() => share.url} />
      <Button size="small" isBusy={revoking.has(share.id)} onClick={() => void shares.revoke(share.id)}>
        {shareTexts.revoke}
      </Button>
    </li>
  );
}

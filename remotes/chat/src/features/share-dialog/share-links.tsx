import { useRef, useState } from 'react';
import { takeFocus } from '@loupe/shared/ui/take-focus';
import { useStore } from '@nanostores/react';
import { Lock } from 'lucide-react';
import type { Share } from '@loupe/shared/contract/shares';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { copyText } from '@loupe/shared/stores/copy';
import { Button } from '@loupe/shared/ui/button';
import { Chip } from '@loupe/shared/ui/chip';
import { CopyButton } from '@loupe/shared/ui/copy-button';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { texts } from '#texts';
import { shareTexts } from '#texts/share';
import type { Shares } from '../../stores/shares.ts';
import classes from './share-dialog.module.css';

/** The links there are, with what each shows, how long it works, its views, and Revoke. */
export function ShareLinks({ shares, canRevoke }: { shares: Shares; canRevoke: boolean }) {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} tabIndex={-1} aria-label={shareTexts.links} className={classes.part}>
      <SectionLabel as="h3">{shareTexts.links}</SectionLabel>
      <LinkList shares={shares} canRevoke={canRevoke} onRevoked={() => place.current?.focus()} />
    </section>
  );
}

type LinkListProps = { shares: Shares; canRevoke: boolean; onRevoked: () => void };

function LinkList({ shares, canRevoke, onRevoked }: LinkListProps) {
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
        <LinkRow key={share.id} share={share} shares={shares} canRevoke={canRevoke} onRevoked={onRevoked} />
      ))}
    </ul>
  );
}

/** `as of …, until …, 3 views, without steps`. */
function factsOf(share: Share): string {
  const { partNames } = shareTexts;
  const left = [
    share.includes_steps ? null : partNames.steps,
    share.includes_file_names ? null : partNames.fileNames,
    share.includes_prompts ? null : partNames.prompts,
  ].filter((part) => part !== null);
  return [
    shareTexts.asOf(formatDateTime(share.created_at)),
    share.expires_at === null ? shareTexts.forever : shareTexts.until(formatDateTime(share.expires_at)),
    shareTexts.views(share.views),
    left.length > 0 ? shareTexts.without(left.join(', ')) : null,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

type LinkRowProps = LinkListProps & { share: Share };

function LinkRow({ share, shares, canRevoke, onRevoked }: LinkRowProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={classes.row}>
      <div className={classes.rowLine}>
        <div className={classes.rowText}>
          <a href={share.url} target="_blank" rel="noopener noreferrer" className={classes.url}>
            {share.url.replace(/^https?:\/\//, '')}
          </a>
          <p className={classes.note}>{factsOf(share)}</p>
        </div>
        {share.is_protected && <Chip icon={<Lock />}>{shareTexts.protected}</Chip>}
        <CopyButton size="small" label={shareTexts.copy} copy={copyText} getText={() => share.url} />
        <Button
          size="small"
          aria-expanded={isAsking}
          disabled={!canRevoke}
          aria-label={shareTexts.revokeName(formatDateTime(share.created_at))}
          onClick={() => setAsking(!isAsking)}
        >
          {shareTexts.revoke}
        </Button>
      </div>
      {isAsking && (
        <RevokeQuestion share={share} shares={shares} onKeep={() => setAsking(false)} onRevoked={onRevoked} />
      )}
    </li>
  );
}

/** A revoked link cannot be brought back, so it is asked in place. */
type RevokeQuestionProps = Omit<LinkRowProps, 'canRevoke'> & { onKeep: () => void };

function RevokeQuestion({ share, shares, onKeep, onRevoked }: RevokeQuestionProps) {
  const revoking = useStore(shares.$revoking);
  return (
    <div role="group" aria-label={shareTexts.revokeSure} className={classes.question}>
      <p>{shareTexts.revokeAsk}</p>
      <div className={classes.answers}>
        <Button ref={takeFocus} size="small" onClick={onKeep}>
          {shareTexts.keep}
        </Button>
        <Button
          size="small"
          variant="danger"
          isBusy={revoking.has(share.id)}
          onClick={() => void shares.revoke(share.id).then((isRevoked) => isRevoked && onRevoked())}
        >
          {shareTexts.revokeSure}
        </Button>
      </div>
    </div>
  );
}

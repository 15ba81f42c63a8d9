import { useId } from 'react';
import { useStore } from '@nanostores/react';
import { Link2 } from 'lucide-react';
import { viewTexts } from '@loupe/shared/messages/view';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import { usePage } from '@loupe/shared/ui/use-page';
import { shareTexts } from '#texts/share';
import type { Outside } from '../../stores/outside.ts';
import { createShares } from '../../stores/shares.ts';
import { NewLink } from './new-link.tsx';
import { ShareLinks } from './share-links.tsx';
import { ShareOptionsForm } from './share-options.tsx';
import { SharePreviewPart } from './share-preview.tsx';
import classes from './share-dialog.module.css';

export type ShareDialogProps = { outside: Outside; chatId: string; title: string; onClose: () => void };

/** Says what will be public, makes a link, gives it on, lists the links there are, revokes. */
export function ShareDialog({ outside, chatId, title, onClose }: ShareDialogProps) {
  const shares = usePage(() => createShares(outside, chatId));
  const isMaking = useStore(shares.$isMaking);
  const made = useStore(shares.$made);
  const { form: problem } = useStore(shares.$problems);
  const view = useStore($currentView);
  const whyId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isKeptOnOutsidePress
      title={shareTexts.title}
      description={shareTexts.description(title)}
      footer={
        <>
          <div aria-live="polite" className={classes.said}>
            {view && (
              <p id={whyId} className={classes.note}>
                {viewTexts.personal(view.userName)}
              </p>
            )}
            {problem && <p className={classes.problem}>{problem}</p>}
            {made && !problem && <p className="visually-hidden">{shareTexts.made}</p>}
          </div>
          <Button
            variant={made ? 'secondary' : 'primary'}
            isBusy={isMaking}
            disabled={view !== null}
            icon={<Link2 aria-hidden="true" />}
            onClick={() => void shares.make()}
          >
            {shareTexts.make}
          </Button>
        </>
      }
    >
      <div className={classes.parts}>
        {made && <NewLink key={made.id} share={made} />}
        <ViewGuard view={view} refuses="personal" whyId={whyId}>
          <ShareOptionsForm shares={shares} />
        </ViewGuard>
        <SharePreviewPart shares={shares} />
        <ShareLinks shares={shares} canRevoke={view === null} />
      </div>
    </Dialog>
  );
}

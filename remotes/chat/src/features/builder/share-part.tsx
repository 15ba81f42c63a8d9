import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { Link2, Trash2 } from 'lucide-react';
import type { OwnAgent } from '@loupe/shared/contract/own-agents';
import { copyText } from '@loupe/shared/stores/copy';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Button } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { CopyButton } from '@loupe/shared/ui/copy-button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { TextField } from '@loupe/shared/ui/text-field';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import { builderTexts } from '#texts/builder';
import type { BuilderPage } from '../../stores/builder-page.ts';
import classes from './builder.module.css';

/** The link that gives away a copy, and the way to take the agent away. */
export function SharePart({ page, agent }: { page: BuilderPage; agent: OwnAgent }) {
  const busy = useStore(page.$busy);
  const view = useStore($currentView);
  const { link } = agent;
  const isOld = link !== null && link.version !== agent.version;
  return (
    <section aria-label={builderTexts.share}>
      <Card className={classes.card}>
        <SectionLabel>{builderTexts.share}</SectionLabel>
        <p className={classes.note}>{builderTexts.shareHint}</p>
        <ViewGuard view={view} refuses="personal">
          {link !== null && (
            <div className={classes.row}>
              <TextField
                name="link"
                label={builderTexts.link(link.version)}
                value={link.url}
                readOnly
                onChange={() => undefined}
                className={classes.grow}
              />
              <CopyButton label={builderTexts.copyLink} getText={() => link.url} copy={copyText} />
            </div>
          )}
          <div className={classes.actions}>
            {(link === null || isOld) && (
              <Button
                icon={<Link2 aria-hidden="true" />}
                isBusy={busy === 'share'}
                disabled={!agent.can_be_shared}
                onClick={() => void page.share()}
              >
                {isOld ? builderTexts.newLink : builderTexts.makeLink}
              </Button>
            )}
            {link !== null && (
              <Button isBusy={busy === 'share'} onClick={() => void page.unshare()}>
                {builderTexts.endLink}
              </Button>
            )}
          </div>
          {!agent.can_be_shared && <p className={classes.note}>{builderTexts.shareNotYet}</p>}
        </ViewGuard>
        <Delete page={page} />
      </Card>
    </section>
  );
}

function Delete({ page }: { page: BuilderPage }) {
  const [isAsking, setAsking] = useState(false);
  const busy = useStore(page.$busy);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {builderTexts.delete}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={builderTexts.delete}
        description={builderTexts.deleteSure}
        size="small"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{builderTexts.deleteKeep}</Button>
            <Button variant="danger" isBusy={busy === 'delete'} onClick={() => void page.remove()}>
              {builderTexts.delete}
            </Button>
          </>
        }
      />
    </>
  );
}

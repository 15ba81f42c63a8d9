import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { DeployToken } from '@loupe/shared/contract/deploy-tokens';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { FactRow, FactRows } from '@loupe/shared/ui/fact-row';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { useStarted } from '@loupe/shared/ui/use-page';
import { releasesTexts as texts } from '#texts/releases';
import type { DeployTokens } from '../../stores/deploy-tokens.ts';
import { NewDeployToken } from './new-deploy-token.tsx';
import classes from './releases.module.css';

/** The tokens of the teams. */
export function DeployTokensSection({ tokens }: { tokens: DeployTokens }) {
  useStarted(tokens);
  return (
    <section className={classes.tokens}>
      <div>
        <SectionLabel>{texts.tokens}</SectionLabel>
        <p className={classes.quiet}>{texts.tokensDetail}</p>
      </div>
      <TokenList tokens={tokens} />
      <NewDeployToken tokens={tokens} />
    </section>
  );
}

function TokenList({ tokens }: { tokens: DeployTokens }) {
  const list = useStore(tokens.$tokens);
  const [revoked, setRevoked] = useState<DeployToken | null>(null);
  if (list.state === 'loading') {
    return (
      <LoadingRegion label={texts.loading}>
        <Skeleton lines={2} height={40} />
      </LoadingRegion>
    );
  }
  if (list.state === 'failed') {
    return (
      <FailedState
        title={texts.tokensFailed}
        detail={list.error.message}
        errorId={list.error.requestId ?? undefined}
        onRetry={() => void tokens.load()}
      />
    );
  }
  if (list.value.length === 0) return <p className={classes.quiet}>{texts.noTokens}</p>;
  return (
    <>
      <FactRows>
        {list.value.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
        ))}
      </FactRows>
      {revoked && <RevokeDialog token={revoked} tokens={tokens} onClose={() => setRevoked(null)} />}
    </>
  );
}

function TokenRow({ token, onRevoke }: { token: DeployToken; onRevoke: () => void }) {
  const { label, remote, created_at: made, created_by: by, last_used_at: used } = token;
  return (
    <FactRow
      title={label}
      code={remote}
      facts={[
        texts.made(formatDateTime(made), by),
        used ? texts.used(formatDateTime(used)) : texts.neverUsed,
      ]}
    >
      <Button size="small" aria-label={texts.revokeToken(label)} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </FactRow>
  );
}

interface RevokeDialogProps {
  readonly token: DeployToken;
  readonly tokens: DeployTokens;
  readonly onClose: () => void;
}

function RevokeDialog({ token, tokens, onClose }: RevokeDialogProps) {
  const isBusy = useStore(tokens.$isRevoking);
  const revoke = async () => {
    if (await tokens.revoke(token.id)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={texts.revokeTitle(token.label)}
      description={texts.revokeDetail}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void revoke()}>
            {texts.revoke}
          </Button>
        </>
      }
    />
  );
}

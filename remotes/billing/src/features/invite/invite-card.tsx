import { Check, Copy } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { formatCredits } from '@loupe/shared/lib/format';
import { Button } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { referelTexts as texts } from '#texts/referel';
import type { Referral } from '../../stores/billing-data.ts';
import type { ReferelPage } from '../../stores/referel-page.ts';
import classes from './invite-card.module.css';

export type InviteCardProps = { page: ReferelPage; referral: Referral };

/** Own link and code to copy, and what they brought (R13). */
export function InviteCard({ page, referral }: InviteCardProps) {
  const { url, code, invites, earned_credits: earned } = referral;
  const isLinkCopied = useStore(page.$isLinkCopied);
  const isCodeCopied = useStore(page.$isCodeCopied);
  const rewarded = invites.filter(({ state }) => state === 'rewarded').length;
  return (
    <Card padding="large" className={classes.card}>
      <div className={classes.rows}>
        <CopyRow
          label={texts.link}
          text={url}
          action={texts.copyLink}
          isCopied={isLinkCopied}
          isMain
          onCopy={() => page.copy('link')}
        />
        <CopyRow
          label={texts.code}
          text={code}
          hint={texts.codeHint}
          action={texts.copyCode}
          isCopied={isCodeCopied}
          onCopy={() => page.copy('code')}
        />
        <dl className={classes.facts}>
          <Fact name={texts.joined}>{formatCredits(invites.length)}</Fact>
          <Fact name={texts.rewarded}>{formatCredits(rewarded)}</Fact>
          <Fact name={texts.earned}>{formatCredits(earned)}</Fact>
        </dl>
      </div>
    </Card>
  );
}

type CopyRowProps = {
  label: string;
  text: string;
  hint?: string;
  action: string;
  isCopied: boolean;
  isMain?: boolean;
  onCopy: () => void;
};

function CopyRow({ label, text, hint, action, isCopied, isMain = false, onCopy }: CopyRowProps) {
  return (
    <div>
      <div className={classes.row}>
        <div className={classes.value}>
          <span className={classes.label}>{label}</span>
          <span className={classes.text}>{text}</span>
        </div>
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          data-copied={isCopied}
          icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={onCopy}
        >
          {action}
        </Button>
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.number}>{children}</dd>
    </div>
  );
}

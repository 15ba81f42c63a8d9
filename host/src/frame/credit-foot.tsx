import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import { $credits } from '@loupe/shared/stores/credits';
import { Link } from '@loupe/shared/ui/link';
import { CreditMeter } from '@loupe/shared/ui/meter';
import { frameTexts } from '#texts/frame';
import { agoText, refillTexts } from './credit-words.ts';
import classes from './credit-foot.module.css';

export interface CreditFootProps {
  readonly onNavigate: (to: string) => void;
}

/** The credit meter: what is left, what is held, when it is refilled, and the age of a number that could not be renewed (C2). */
export function CreditFoot({ onNavigate }: CreditFootProps) {
  const { credits, asOfMs, isStale, isLoading } = useStore($credits);
  const now = environment().clock.now();
  const refill = refillTexts(credits.nextRefillAt, now);
  const isKnown = asOfMs !== null;
  if (!isKnown && isStale) return null;
  return (
    <Link
      href="/credit-usage"
      onNavigate={onNavigate}
      tone="plain"
      className={classes.link}
      title={refill?.date ?? frameTexts.toCreditUsage}
    >
      <CreditMeter
        remaining={isKnown ? credits.remaining : null}
        total={isKnown ? credits.total : null}
        held={credits.held}
        refillText={refill?.text}
        refillTitle={refill?.date}
        asOfText={isStale && isKnown ? agoText(asOfMs, now) : undefined}
        isLoading={isLoading || !isKnown}
      />
    </Link>
  );
}

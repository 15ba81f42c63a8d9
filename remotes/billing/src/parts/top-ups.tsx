import type { TopUp } from '@loupe/shared/contract/billing';
import { formatCredits } from '@loupe/shared/lib/format';
import { CardLink } from '@loupe/shared/ui/card';
import { formatMoney } from '../lib/money.ts';
import { paymentPath } from '../lib/purchase.ts';
import { priceTexts } from '#texts/price';
import { pricingTexts as texts } from '#texts/pricing';
import { Section } from './section.tsx';
import classes from './top-ups.module.css';

export type TopUpsProps = { topUps: readonly TopUp[]; onNavigate: (to: string) => void };

/** Credits to buy once (R9, R12). */
export function TopUps({ topUps, onNavigate }: TopUpsProps) {
  return (
    <Section title={texts.topUps}>
      <p className={classes.note}>{texts.topUpsNote}</p>
      <ul className={classes.list}>
        {topUps.map((topUp) => (
          <li key={topUp.slug}>
            <CardLink
              href={paymentPath({ kind: 'top_up', topUp: topUp.slug })}
              onNavigate={onNavigate}
              className={classes.topUp}
            >
              <span className={classes.credits}>{priceTexts.topUpLine(formatCredits(topUp.credits))}</span>
              <span className={classes.price}>{formatMoney(topUp.price, { isShort: true })}</span>
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

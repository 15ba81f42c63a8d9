import { useState } from 'react';
import type { Interval } from '@loupe/shared/contract/money';
import { formatCredits } from '@loupe/shared/lib/format';
import { Card, CardLink } from '@loupe/shared/ui/card';
import { Chip } from '@loupe/shared/ui/chip';
import { Segmented } from '@loupe/shared/ui/segmented';
import { formatMoney } from '../../lib/money.ts';
import { isFreePlan, standingOf } from '../../lib/plan-offer.ts';
import { paymentPath } from '../../lib/purchase.ts';
import { paymentTexts as texts } from '#texts/payment';
import { priceTexts } from '#texts/price';
import { Section } from '../../parts/section.tsx';
import { TopUps } from '../../parts/top-ups.tsx';
import type { Desk } from '../../stores/payment-page.ts';
import classes from './choose-purchase.module.css';

export type ChoosePurchaseProps = { desk: Desk; onNavigate: (to: string) => void };

/** The first step of paying: a plan, or credits once (R9). The choice is in the address. */
export function ChoosePurchase({ desk, onNavigate }: ChoosePurchaseProps) {
  const { offer, summary } = desk;
  const [interval, setInterval] = useState<Interval>(summary.subscription.interval ?? 'monthly');
  const paid = offer.plans.filter((plan) => !isFreePlan(plan));
  return (
    <>
      <Section
        title={texts.plans}
        actions={
          <Segmented
            label={texts.interval}
            value={interval}
            options={[
              { value: 'monthly', label: priceTexts.monthly },
              { value: 'yearly', label: priceTexts.yearly },
            ]}
            onChange={setInterval}
          />
        }
      >
        <ul className={classes.plans}>
          {paid.map((plan) => {
            const isCurrent = standingOf(plan, interval, summary.subscription, offer.plans) === 'current';
            const row = (
              <>
                <span className={classes.what}>
                  <span className={classes.title}>
                    {plan.title}
                    {isCurrent && <Chip>{texts.current}</Chip>}
                  </span>
                  <span className={classes.note}>
                    {priceTexts.creditsAMonth(formatCredits(plan.monthly_credits))}
                  </span>
                </span>
                <span className={classes.price}>
                  {formatMoney(plan.prices[interval], { isShort: true })}{' '}
                  {interval === 'yearly' ? priceTexts.aYear : priceTexts.aMonth}
                </span>
              </>
            );
            return (
              <li key={plan.slug}>
                {isCurrent ? (
                  <Card className={classes.plan}>{row}</Card>
                ) : (
                  <CardLink
                    href={paymentPath({ kind: 'plan', plan: plan.slug, interval })}
                    onNavigate={onNavigate}
                    className={classes.plan}
                  >
                    {row}
                  </CardLink>
                )}
              </li>
            );
          })}
        </ul>
      </Section>
      <TopUps topUps={offer.top_ups} onNavigate={onNavigate} />
    </>
  );
}

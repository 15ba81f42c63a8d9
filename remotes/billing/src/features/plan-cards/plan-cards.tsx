import { Check } from 'lucide-react';
import type { Plan } from '@loupe/shared/contract/billing';
import type { Interval } from '@loupe/shared/contract/money';
import type { Subscription } from '@loupe/shared/contract/subscriptions';
import { formatCredits } from '@loupe/shared/lib/format';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { pathTo } from '@loupe/shared/lib/route-path';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { Chip } from '@loupe/shared/ui/chip';
import { formatMoney } from '../../lib/money.ts';
import { isFreePlan, monthOf, standingOf, type Standing } from '../../lib/plan-offer.ts';
import { DEEP_REPORT_CREDITS, deepReportsOf } from '../../lib/work-of-credits.ts';
import { priceTexts } from '#texts/price';
import { pricingTexts as texts } from '#texts/pricing';
import classes from './plan-cards.module.css';

export type PlanCardsProps = {
  plans: readonly Plan[];
  interval: Interval;
  subscription: Subscription;
  onChange: (plan: Plan) => void;
  onNavigate: (to: string) => void;
};

/** The plans side by side, the own one marked (R12). */
export function PlanCards({ plans, interval, subscription, onChange, onNavigate }: PlanCardsProps) {
  const next = plans.find((plan) => standingOf(plan, interval, subscription, plans) === 'upgrade');
  return (
    <>
      <ul className={classes.cards}>
        {plans.map((plan) => {
          const standing = standingOf(plan, interval, subscription, plans);
          const isCurrent = plan.slug === subscription.plan;
          return (
            <li key={plan.slug}>
              <Card className={joinClasses(classes.card, isCurrent && classes.isCurrent)}>
                <div className={classes.inner}>
                  <div className={classes.head}>
                    <h2 className={classes.title}>{plan.title}</h2>
                    <PlanMark plan={plan} subscription={subscription} />
                  </div>
                  <PlanPrice plan={plan} interval={interval} />
                  <PlanPoints plan={plan} />
                  <PlanAction
                    plan={plan}
                    standing={standing}
                    interval={interval}
                    isNext={plan === next}
                    onChange={() => onChange(plan)}
                    onNavigate={onNavigate}
                  />
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
      <p className={classes.counted}>{texts.counted(formatCredits(DEEP_REPORT_CREDITS))}</p>
    </>
  );
}

function PlanMark({ plan, subscription }: { plan: Plan; subscription: Subscription }) {
  const { next_change: change, ends_at: endsAt, cancelled_at: cancelledAt } = subscription;
  if (plan.slug === subscription.plan) {
    const isEnding = cancelledAt !== null && endsAt !== null;
    return (
      <Chip tone="accent" icon={<Check />}>
        {isEnding ? texts.endsOn(formatDate(endsAt)) : texts.current}
      </Chip>
    );
  }
  return change?.plan === plan.slug ? <Chip>{texts.startsOn(formatDate(change.at))}</Chip> : null;
}

function PlanPrice({ plan, interval }: { plan: Plan; interval: Interval }) {
  const price = plan.prices[interval];
  const isFree = isFreePlan(plan);
  const isYearly = interval === 'yearly' && !isFree;
  return (
    <>
      <p className={classes.price}>
        <span className={classes.amount}>{formatMoney(price, { isShort: true })}</span>
        {isYearly ? priceTexts.aYear : priceTexts.aMonth}
      </p>
      <p className={classes.priceNote}>
        {isFree && texts.free}
        {isYearly && texts.yearlyAsMonthly(formatMoney(monthOf(price), { isShort: true }))}
      </p>
    </>
  );
}

function PlanPoints({ plan }: { plan: Plan }) {
  return (
    <ul className={classes.points}>
      <li className={classes.credits}>
        <Check aria-hidden="true" size={16} />
        {priceTexts.creditsAMonth(formatCredits(plan.monthly_credits))}
      </li>
      <li>
        <Check aria-hidden="true" size={16} />
        {priceTexts.deepReports(formatCredits(deepReportsOf(plan.monthly_credits)))}
      </li>
      <li>
        <Check aria-hidden="true" size={16} />
        {priceTexts.atATime(plan.parallel_runs)}
      </li>
    </ul>
  );
}

type PlanActionProps = {
  plan: Plan;
  standing: Standing;
  interval: Interval;
  isNext: boolean;
  onChange: () => void;
  onNavigate: (to: string) => void;
};

function PlanAction({ plan, standing, interval, isNext, onChange, onNavigate }: PlanActionProps) {
  if (standing === 'current') {
    return (
      <LinkButton isWide variant="ghost" href={pathTo('managePayments')} onNavigate={onNavigate}>
        {texts.yours}
      </LinkButton>
    );
  }
  if (standing === 'free') {
    return (
      <LinkButton isWide href={pathTo('managePayments', {}, { cancel: '1' })} onNavigate={onNavigate}>
        {texts.toFree(plan.title)}
      </LinkButton>
    );
  }
  const words = {
    upgrade: texts.upgrade(plan.title),
    smaller: texts.change(plan.title),
    interval: interval === 'yearly' ? texts.toYearly : texts.toMonthly,
  };
  return (
    <Button isWide variant={isNext ? 'primary' : 'secondary'} aria-haspopup="dialog" onClick={onChange}>
      {words[standing]}
    </Button>
  );
}

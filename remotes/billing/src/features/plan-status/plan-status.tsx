import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Subscription } from '@loupe/shared/contract/subscriptions';
import { formatCredits } from '@loupe/shared/lib/format';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import { pathTo } from '@loupe/shared/lib/route-path';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { formatMoney } from '../../lib/money.ts';
import { paymentPath } from '../../lib/purchase.ts';
import { manageTexts as texts } from '#texts/manage';
import { priceTexts } from '#texts/price';
import type { ManagePaymentsPage } from '../../stores/manage-payments-page.ts';
import classes from './plan-status.module.css';

export type PlanStatusProps = {
  page: ManagePaymentsPage;
  subscription: Subscription;
  onNavigate: (to: string) => void;
};

/** The own plan: what it is, what state it is in, when it renews or ends (R11). */
export function PlanStatus({ page, subscription, onNavigate }: PlanStatusProps) {
  const { title, price, interval, monthly_credits: credits, parallel_runs: runs } = subscription;
  return (
    <Card padding="large" className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <PlanChip subscription={subscription} />
        <p className={classes.price}>
          {interval === null ? texts.freePrice : texts.price(formatMoney(price, { isShort: true }), interval)}
        </p>
      </div>
      <dl className={classes.facts}>
        <Fact name={texts.credits}>{priceTexts.creditsAMonth(formatCredits(credits))}</Fact>
        <Fact name={texts.parallel}>{priceTexts.atATime(runs)}</Fact>
        <NextFact subscription={subscription} />
      </dl>
      <Actions page={page} subscription={subscription} onNavigate={onNavigate} />
    </Card>
  );
}

function isEnding({ cancelled_at: cancelledAt, ends_at: endsAt }: Subscription): boolean {
  return cancelledAt !== null && endsAt !== null;
}

function PlanChip({ subscription }: { subscription: Subscription }) {
  if (isEnding(subscription)) return <StatusChip value="pending" label={texts.status.ending} />;
  const { status } = subscription;
  const words: Readonly<Record<string, string>> = texts.status;
  return <StatusChip value={status} label={words[status]} />;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

function NextFact({ subscription }: { subscription: Subscription }) {
  const { ends_at: endsAt, next_payment: payment, next_change: change } = subscription;
  if (isEnding(subscription)) return <Fact name={texts.endsOn}>{formatDate(endsAt)}</Fact>;
  return (
    <>
      <Fact name={texts.renews}>
        {payment ? texts.renewsOn(formatMoney(payment.amount), formatDate(payment.at)) : texts.noRenewal}
      </Fact>
      {change && <Fact name={texts.changeAhead}>{texts.changeTo(change.title, formatDate(change.at))}</Fact>}
    </>
  );
}

function Actions({ page, subscription, onNavigate }: PlanStatusProps) {
  const work = useStore(page.$work);
  const isFree = subscription.interval === null;
  const ending = isEnding(subscription);
  const canResume = ending || subscription.next_change !== null;
  return (
    <div className={classes.actions}>
      {canResume && (
        <Button variant="primary" isBusy={work === 'resume'} onClick={() => void page.resume()}>
          {ending ? texts.resume : texts.keep(subscription.title)}
        </Button>
      )}
      <LinkButton variant={isFree ? 'primary' : 'secondary'} href={pathTo('pricing')} onNavigate={onNavigate}>
        {isFree ? texts.seePlans : texts.changePlan}
      </LinkButton>
      <LinkButton href={paymentPath(null)} onNavigate={onNavigate}>
        {texts.topUp}
      </LinkButton>
      {!isFree && !ending && (
        <Button
          variant="ghost"
          className={classes.end}
          aria-haspopup="dialog"
          onClick={() => page.askCancel(true)}
        >
          {texts.cancel}
        </Button>
      )}
    </div>
  );
}

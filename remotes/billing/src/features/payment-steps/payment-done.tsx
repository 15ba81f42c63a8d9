import { CalendarCheck, CircleCheck } from 'lucide-react';
import type { Checkout } from '@loupe/shared/contract/payments';
import { formatCredits } from '@loupe/shared/lib/format';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import { pathTo } from '@loupe/shared/lib/route-path';
import { LinkButton } from '@loupe/shared/ui/button';
import { DataList } from '@loupe/shared/ui/data-list';
import { formatMoney } from '../../lib/money.ts';
import type { PlanTitles } from '../../lib/price-line.ts';
import { paymentTexts as texts } from '#texts/payment';
import { StepPanel } from '../../parts/step-panel.tsx';
import classes from './payment-done.module.css';

export type PaymentDoneProps = {
  checkout: Checkout;
  titles: PlanTitles;
  /** Credits available now; null as long as nobody knows. */
  credits: number | null;
  onNavigate: (to: string) => void;
};

function sentenceOf(
  { kind, status, plan, starts_at: startsAt, lines }: Checkout,
  titles: PlanTitles,
): string {
  const title = plan === null ? '' : (titles[plan] ?? plan);
  if (status === 'scheduled') return texts.scheduledDetail(title, formatDate(startsAt));
  if (kind === 'plan') return texts.donePlan(title);
  if (kind === 'invoice') return texts.doneInvoice;
  const bought = lines.reduce((sum, { credits }) => sum + (credits ?? 0), 0);
  return texts.doneTopUp(formatCredits(bought));
}

/** The end of a payment: what was bought, what it cost, what there is now (R9). */
export function PaymentDone({ checkout, titles, credits, onNavigate }: PaymentDoneProps) {
  const isScheduled = checkout.status === 'scheduled';
  return (
    <StepPanel
      tone="success"
      icon={isScheduled ? <CalendarCheck /> : <CircleCheck />}
      title={isScheduled ? texts.scheduled : texts.done}
      actions={
        <>
          <LinkButton href={pathTo('managePayments')} onNavigate={onNavigate}>
            {texts.toManage}
          </LinkButton>
          <LinkButton variant="primary" href={pathTo('chat')} onNavigate={onNavigate}>
            {texts.work}
          </LinkButton>
        </>
      }
    >
      <p>{sentenceOf(checkout, titles)}</p>
      {!isScheduled && (
        <DataList
          className={classes.facts}
          items={[
            { term: texts.paid, detail: formatMoney(checkout.total) },
            ...(credits === null ? [] : [{ term: texts.creditsNow, detail: formatCredits(credits) }]),
          ]}
        />
      )}
    </StepPanel>
  );
}

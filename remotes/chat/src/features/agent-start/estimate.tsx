import { DataList } from '@loupe/shared/ui/data-list';
import { Link } from '@loupe/shared/ui/link';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import type { StartEstimate } from '../../lib/start-form.ts';
import { creditsText } from '#texts';
import { agentTexts } from '#texts/explore';
import { creditRangeText, minutesText, secondsText } from '#texts/ranges';
import classes from './start-form.module.css';

/** Time, credit range, cap and what is left at least, for the depth chosen. */
export function Estimate({
  estimate,
  onNavigate,
}: {
  estimate: StartEstimate;
  onNavigate: (to: string) => void;
}) {
  const { balanceAfter, creditsMin, creditsMax, isEnough, typical } = estimate;
  return (
    <div className={classes.estimate}>
      <SectionLabel as="h2">{agentTexts.estimate}</SectionLabel>
      <DataList
        items={[
          {
            key: 'time',
            term: agentTexts.time,
            detail: typical
              ? secondsText(typical.seconds_from, typical.seconds_to)
              : minutesText(estimate.minutesMin, estimate.minutesMax),
          },
          {
            key: 'cost',
            term: agentTexts.cost,
            detail: typical
              ? creditRangeText(typical.credits_from, typical.credits_to)
              : creditRangeText(creditsMin, creditsMax),
          },
          { key: 'cap', term: agentTexts.cap, detail: creditsText(creditsMax) },
          {
            key: 'after',
            term: agentTexts.balanceAfter,
            detail: balanceAfter === null ? agentTexts.balanceUnknown : creditsText(balanceAfter),
          },
        ]}
      />
      {estimate.does !== null && <p className={classes.note}>{estimate.does}</p>}
      <p className={classes.note}>{typical ? agentTexts.measured(typical.runs) : agentTexts.declared}</p>
      {isEnough ? (
        <p className={classes.note}>{agentTexts.returned}</p>
      ) : (
        <p className={classes.short}>
          {agentTexts.notEnough(creditsMax, estimate.balance ?? 0)}{' '}
          <Link href="/credit-usage" onNavigate={onNavigate}>
            {agentTexts.seeUsage}
          </Link>
        </p>
      )}
    </div>
  );
}

import { meterTexts } from '#texts/meter';
import { joinClasses } from '../lib/join-classes.ts';
import { MeterSkeleton } from './meter-skeleton.tsx';
import classes from './meter.module.css';
import { formatCredits } from '../lib/format.ts';

export type CreditMeterProps = {
  /** Whole credits; null as long as no answer has ever come. */
  remaining: number | null;
  total: number | null;
  /** Whole credits reserved by running work. */
  held?: number | undefined;
  /** E.g. "Refill in 12 days". */
  refillText?: string | undefined;
  /** Shown on hover of the refill text, e.g. the date itself. */
  refillTitle?: string | undefined;
  /** E.g. "as of 2 min ago", when the last fetch failed (C2). */
  asOfText?: string | undefined;
  isLoading?: boolean;
};

/** Rounded, with the locale's thousands separators; 0 is `0` (C4). */
function wholeNumber(value: number): string {
  return formatCredits(value);
}

/** Credits left as number and thin bar; beneath it the refill, what is on hold, and the age of the number. */
export function CreditMeter(props: CreditMeterProps) {
  const { remaining, total, held = 0, refillText, refillTitle, asOfText, isLoading = false } = props;
  if (remaining === null) {
    return isLoading ? <MeterSkeleton /> : null;
  }
  const foot = [refillText, held > 0 ? `${wholeNumber(held)} ${meterTexts.onHold}` : null]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={classes.root} aria-busy={isLoading || undefined}>
      <div
        role="meter"
        aria-label={meterLabel(remaining, total)}
        aria-valuemin={0}
        aria-valuemax={Math.max(total ?? 0, remaining, 1)}
        aria-valuenow={remaining}
        className={classes.meter}
      >
        <div className={classes.figures}>
          <span>
            <strong className={classes.number}>{wholeNumber(remaining)}</strong> {meterTexts.credits}
          </span>
          {total !== null && total > 0 && (
            <span className={classes.total}>{meterTexts.ofTotal(wholeNumber(total))}</span>
          )}
        </div>
        <div className={classes.track}>
          <div
            className={joinClasses(classes.fill, remaining <= 0 && classes.none)}
            style={{ width: `${shareOf(remaining, total)}%` }}
          />
        </div>
      </div>
      {foot && (
        <p className={classes.foot} title={refillTitle}>
          {foot}
        </p>
      )}
      {asOfText && <p className={classes.foot}>{asOfText}</p>}
    </div>
  );
}

function meterLabel(remaining: number, total: number | null): string {
  const left = wholeNumber(remaining);
  if (!total || total <= 0) return meterTexts.creditsLeftUnknownTotal(left);
  return meterTexts.creditsLeft(left, wholeNumber(total));
}

function shareOf(remaining: number, total: number | null): number {
  if (!total || total <= 0) return remaining > 0 ? 100 : 0;
  return Math.min(100, Math.max(0, (remaining / total) * 100));
}

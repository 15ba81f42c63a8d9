import type { PaymentPreview } from '@loupe/shared/contract/payments';
import { formatCredits } from '@loupe/shared/lib/format';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import type { PlanTitles } from '../lib/price-line.ts';
import { priceTexts as texts } from '#texts/price';
import { PriceLines } from './price-lines.tsx';
import classes from './change-summary.module.css';

export type ChangeSummaryProps = {
  preview: PaymentPreview;
  titles: PlanTitles;
  /** Title of the plan that runs now. */
  planNow: string;
};

/** What a purchase changes: today line by line, at renewal, credits now and after (R9, R12). */
export function ChangeSummary({ preview, titles, planNow }: ChangeSummaryProps) {
  return (
    <>
      <Today preview={preview} titles={titles} planNow={planNow} />
      <Renewal preview={preview} titles={titles} />
      <Measures preview={preview} />
    </>
  );
}

function Today({ preview, titles, planNow }: ChangeSummaryProps) {
  const { today, effect, starts_at: startsAt } = preview;
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{texts.change.today}</h3>
      {effect === 'starts_later' ? (
        <p className={classes.quiet}>
          {texts.change.nothingToday} {texts.change.keepsUntil(planNow, formatDate(startsAt))}
        </p>
      ) : (
        <PriceLines
          caption={texts.change.today}
          lines={today.lines}
          total={today.total}
          totalLabel={texts.totalToday}
          titles={titles}
        />
      )}
    </section>
  );
}

function Renewal({ preview, titles }: Pick<ChangeSummaryProps, 'preview' | 'titles'>) {
  const { renewal, effect, today } = preview;
  const isOnce = today.lines.length > 0 && today.lines.every(({ kind }) => kind === 'top_up');
  if (!renewal || isOnce) return <p className={classes.quiet}>{texts.change.noRenewal}</p>;
  const date = formatDate(renewal.at);
  const title = effect === 'starts_later' ? texts.change.startsAt(date) : texts.change.renewal(date);
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{title}</h3>
      <PriceLines
        caption={title}
        lines={renewal.lines}
        total={renewal.total}
        totalLabel={texts.total}
        titles={titles}
      />
    </section>
  );
}

function Measures({ preview }: Pick<ChangeSummaryProps, 'preview'>) {
  const rows = [
    { name: texts.change.available, now: preview.credits_now, after: preview.credits_after },
    { name: texts.change.monthly, now: preview.monthly_credits_now, after: preview.monthly_credits_after },
    { name: texts.change.parallel, now: preview.parallel_runs_now, after: preview.parallel_runs_after },
  ].filter(({ name, now, after }) => name === texts.change.available || now !== after);
  return (
    <section className={classes.part}>
      <table className={classes.measures}>
        <caption className="visually-hidden">{texts.change.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.change.measure}</span>
            </th>
            <th scope="col">{texts.change.now}</th>
            <th scope="col">{texts.change.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, now, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatCredits(now)}</td>
              <td>{formatCredits(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

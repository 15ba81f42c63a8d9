import type { Money } from '@loupe/shared/contract/money';
import type { PriceLine } from '@loupe/shared/contract/payments';
import { formatMoney } from '../lib/money.ts';
import { priceLineNote, priceLineTitle, type PlanTitles } from '../lib/price-line.ts';
import classes from './price-lines.module.css';

export type PriceLinesProps = {
  /** What the table is about, for assistive technology. */
  caption: string;
  lines: readonly PriceLine[];
  total: Money;
  totalLabel: string;
  titles: PlanTitles;
};

/** An order line by line, with its total. */
export function PriceLines({ caption, lines, total, totalLabel, titles }: PriceLinesProps) {
  return (
    <table className={classes.lines}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {lines.map((line, index) => {
          const note = priceLineNote(line);
          return (
            // The lines of an order have no names of their own and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">
                {priceLineTitle(line, titles)}
                {note && <span className={classes.note}>{note}</span>}
              </th>
              <td>{formatMoney(line.amount)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel}</th>
          <td>{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

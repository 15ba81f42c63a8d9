import type { ReactNode } from 'react';
import { daysUntil } from '@loupe/shared/lib/dates/ages';
import { formatCredits } from '@loupe/shared/lib/format';
import { formatDate, formatDateTime } from '@loupe/shared/lib/dates/formats';
import { pathTo } from '@loupe/shared/lib/route-path';
import { Card } from '@loupe/shared/ui/card';
import { Link } from '@loupe/shared/ui/link';
import { texts } from '#texts';
import type { Usage } from '../../stores/billing-data.ts';
import classes from './balance.module.css';

export type BalanceProps = { usage: Usage; nowMs: number; onNavigate: (to: string) => void };

/** Available, held, used, refill: what a person wants to know first (R10). */
export function Balance({ usage, nowMs, onNavigate }: BalanceProps) {
  const days = daysUntil(usage.next_refill_at, nowMs);
  return (
    <Card padding="none" className={classes.card}>
      <dl className={classes.facts}>
        <Fact name={texts.available} isMain note={texts.credits}>
          {formatCredits(usage.available_credits)}
        </Fact>
        <Fact name={texts.held} note={usage.holds.length === 0 ? texts.heldNone : undefined}>
          {formatCredits(usage.held_credits)}
        </Fact>
        <Fact name={texts.used} note={texts.since(formatDate(usage.cycle_started_at))}>
          {formatCredits(usage.used_this_cycle)}
        </Fact>
        <Fact name={texts.refill} note={usage.next_refill_at ? formatDate(usage.next_refill_at) : undefined}>
          {days === null ? texts.refillNone : texts.refillIn(days)}
        </Fact>
      </dl>
      {usage.holds.length > 0 && <Holds holds={usage.holds} onNavigate={onNavigate} />}
    </Card>
  );
}

type FactProps = { name: string; note?: string | undefined; isMain?: boolean; children: ReactNode };

function Fact({ name, note, isMain = false, children }: FactProps) {
  return (
    <div className={isMain ? classes.mainFact : classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}

function Holds({ holds, onNavigate }: Pick<Usage, 'holds'> & Pick<BalanceProps, 'onNavigate'>) {
  return (
    <ul className={classes.holds} aria-label={texts.held}>
      {holds.map((hold) => (
        <li key={hold.run_id} className={classes.hold}>
          <Link href={pathTo('chat', { chatId: hold.chat_id })} onNavigate={onNavigate}>
            {hold.chat_title}
          </Link>
          <span className={classes.holdNote}>
            {texts.holdOf(formatCredits(hold.credits))} · {texts.since(formatDateTime(hold.held_since))}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { useStore } from '@nanostores/react';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { SelectField } from '@loupe/shared/ui/select-field';
import { whole } from '../../lib/numbers.ts';
import { releasesTexts as texts } from '#texts/releases';
import { FormError } from '../../parts/form-error.tsx';
import {
  effectOf,
  shares,
  versionAfterRollBack,
  type Effect,
  type Order,
  type ReleasesPage,
} from '../../stores/releases-page.ts';
import { VersionDifferences } from './version-differences.tsx';
import classes from './releases.module.css';

interface OrderDialogProps {
  readonly page: ReleasesPage;
  readonly onDone: (sentence: string) => void;
}

function titleOf(order: Order): string {
  return order.kind === 'promote'
    ? texts.promoteTitle(order.slice.name, order.version)
    : texts.rollBackTitle(order.slice.name);
}

/** What a roll back does, in sentences. */
function rollBackText({ slice }: Order): string {
  const after = versionAfterRollBack(slice) ?? '';
  const { canary, live_version: live } = slice;
  return canary ? texts.endCanary(canary.version, canary.percent, after) : texts.backTo(live ?? '', after);
}

function doneSentence(order: Order): string {
  return order.kind === 'promote'
    ? texts.promoted(order.slice.name, order.version, order.percent)
    : texts.rolledBack(order.slice.name, versionAfterRollBack(order.slice) ?? '');
}

/** The button of an order may be gone once it is carried out: the focus goes on at the slice. */
function keepPlace(slice: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-slice="${slice}"]`)?.focus();
}

/** Nothing changes for anybody before this is confirmed. */
export function OrderDialog({ page, onDone }: OrderDialogProps) {
  const order = useStore(page.$order);
  const isSending = useStore(page.$isSending);
  const error = useStore(page.$error);
  if (!order) return null;
  const confirm = async () => {
    const done = await page.confirm();
    if (!done) return;
    onDone(doneSentence(done));
    requestAnimationFrame(() => keepPlace(done.slice.name));
  };
  return (
    <Dialog
      isOpen
      onClose={page.dismiss}
      title={titleOf(order)}
      description={order.kind === 'promote' ? texts.promoteDetail : rollBackText(order)}
      footer={
        <>
          <Button onClick={page.dismiss}>{texts.cancel}</Button>
          <Button
            variant={order.kind === 'promote' ? 'primary' : 'danger'}
            isBusy={isSending}
            onClick={() => void confirm()}
          >
            {order.kind === 'promote' ? texts.promoteFor(order.percent) : texts.rollBack}
          </Button>
        </>
      }
    >
      {(order.kind === 'promote' || error) && (
        <div className={classes.stack}>
          {order.kind === 'promote' && <Share order={order} page={page} />}
          {order.kind === 'promote' && <EffectText {...effectOf(order)} />}
          {order.kind === 'promote' && <VersionDifferences page={page} />}
          <FormError error={error} />
        </div>
      )}
    </Dialog>
  );
}

/** Of so few that a share of them may be nobody, no number is shown. */
function peopleText({ about, of }: NonNullable<Effect['people']>): string {
  const { effects } = texts;
  if (of === 1) return effects.onePerson;
  return about === 0 ? effects.perhapsNobody(whole(of)) : effects.people(whole(about), whole(of));
}

/** Who gets what, and what ends with it. */
function EffectText({ version, percent, people, others, ends, isWithdrawn }: Effect) {
  const { effects } = texts;
  return (
    <div className={classes.effect} aria-live="polite">
      <p>
        {others === null ? effects.everybody(version) : effects.some(version, percent, others)}{' '}
        {people && peopleText(people)}
      </p>
      {ends && <p>{effects.ends(ends.version, ends.percent)}</p>}
      {isWithdrawn && <p className={classes.failing}>{effects.withdrawn}</p>}
    </div>
  );
}

function Share({ order, page }: { order: Extract<Order, { kind: 'promote' }>; page: ReleasesPage }) {
  if (order.slice.live_version === null) return <p>{texts.firstForAll}</p>;
  const { canary } = order.slice;
  // Of a canary that runs its own share is no choice: it has that.
  const runs = canary?.version === order.version ? canary.percent : null;
  const offered = [...new Set([...shares, order.percent])]
    .filter((share) => share !== runs || share === order.percent)
    .toSorted((a, b) => a - b);
  return (
    <SelectField
      name="percent"
      label={texts.share}
      value={String(order.percent)}
      options={offered.map((share) => ({ value: String(share), label: texts.percent(share) }))}
      onChange={(share) => page.choose(Number(share))}
    />
  );
}

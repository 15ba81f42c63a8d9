import { useStore } from '@nanostores/react';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { SelectField } from '@loupe/shared/ui/select-field';
import { releasesTexts as texts } from '../../messages/releases-texts.ts';
import { FormError } from '../../parts/form-error.tsx';
import { shares, versionAfterRollBack, type Order, type ReleasesPage } from '../../stores/releases-page.ts';
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

function effectOf({ slice }: Order): string {
  const after = versionAfterRollBack(slice) ?? '';
  return slice.canary ? texts.endCanary(slice.canary.version, after) : texts.backTo(after);
}

function doneSentence(order: Order): string {
  return order.kind === 'promote'
    ? texts.promoted(order.slice.name, order.version, order.percent)
    : texts.rolledBack(order.slice.name, versionAfterRollBack(order.slice) ?? '');
}

/** Nothing changes for anybody before this is confirmed. */
export function OrderDialog({ page, onDone }: OrderDialogProps) {
  const order = useStore(page.$order);
  const isSending = useStore(page.$isSending);
  const error = useStore(page.$error);
  if (!order) return null;
  const confirm = async () => {
    const done = await page.confirm();
    if (done) onDone(doneSentence(done));
  };
  return (
    <Dialog
      isOpen
      onClose={page.dismiss}
      title={titleOf(order)}
      description={order.kind === 'promote' ? texts.promoteDetail : effectOf(order)}
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
          {order.kind === 'promote' && <VersionDifferences page={page} />}
          <FormError error={error} />
        </div>
      )}
    </Dialog>
  );
}

function Share({ order, page }: { order: Extract<Order, { kind: 'promote' }>; page: ReleasesPage }) {
  if (order.slice.live_version === null) return <p>{texts.firstForAll}</p>;
  const offered = [...new Set([...shares, order.percent])].toSorted((a, b) => a - b);
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

import type { ReactElement } from 'react';
import { Ellipsis } from 'lucide-react';
import type { SlotAction } from '@loupe/shared/slots';
import { IconButton } from '@loupe/shared/ui/button';
import { LazyMenu } from '@loupe/shared/ui/lazy-menu';

export type SlotMenuProps<Data> = {
  /** Name of the button: what the actions are for. */
  label: string;
  actions: readonly SlotAction<Data>[];
  data: Data;
  /** Called when the menu's own code does not come. */
  onLoadFailed: () => void;
};

/** What other slices offer here; without any there is no button. */
export function SlotMenu<Data>({
  label,
  actions,
  data,
  onLoadFailed,
}: SlotMenuProps<Data>): ReactElement | null {
  if (actions.length === 0) return null;
  return (
    <LazyMenu
      align="end"
      onLoadFailed={onLoadFailed}
      trigger={<IconButton label={label} icon={<Ellipsis aria-hidden="true" />} />}
      items={actions.map((action) => ({
        label: action.label,
        onIntent: action.prepare,
        onSelect: () => void action.run(data),
      }))}
    />
  );
}

import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { joinClasses } from '../lib/join-classes.ts';
import { uiTexts } from '#texts/ui';
import { Link } from './link.tsx';
import popup from './popup.module.css';
import classes from './menu.module.css';

type ItemLook = { label: ReactNode; icon?: ReactNode; isDisabled?: boolean };

export type MenuItem =
  | (ItemLook & {
      kind?: 'action';
      onSelect: () => void;
      /** Called when the pointer or the focus comes to it. */
      onIntent?: () => void;
      isDanger?: boolean;
      hint?: ReactNode;
    })
  | (ItemLook & {
      kind: 'link';
      href: string;
      onNavigate?: ((href: string) => void) | undefined;
      target?: string;
    })
  /** One of several settings; the chosen one carries a tick. */
  | (ItemLook & { kind: 'choice'; isChecked: boolean; onSelect: () => void })
  | { kind: 'heading'; label: ReactNode }
  | { kind: 'separator' };

export type MenuProps = {
  /** The button that opens the menu; it gets the needed attributes. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** Name of the menu; the trigger's name by default. */
  label?: string | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** A menu of actions with arrow keys, Home/End, typing ahead and Escape. */
export function Menu({
  trigger,
  items,
  side = 'bottom',
  align = 'start',
  label,
  isOpen,
  onOpenChange,
}: MenuProps) {
  return (
    <BaseMenu.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)} modal={false}>
      <BaseMenu.Trigger render={trigger} />
      {/* Drawn at the end of the page, outside of its landmarks: so it brings one of its own. */}
      <BaseMenu.Portal render={<section aria-label={label ?? uiTexts.menu} />}>
        <BaseMenu.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={popup.positioner}
        >
          <BaseMenu.Popup className={joinClasses(popup.popup, classes.menu)} aria-label={label}>
            {items.map((item, index) => (
              <Fragment key={index}>{renderItem(item)}</Fragment>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function renderItem(item: MenuItem): ReactNode {
  switch (item.kind) {
    case 'separator':
      return <BaseMenu.Separator className={classes.separator} />;
    case 'heading':
      return (
        <div className={classes.heading} role="presentation">
          {item.label}
        </div>
      );
    case 'link':
      return (
        <BaseMenu.LinkItem
          className={classes.item}
          closeOnClick
          render={<Link href={item.href} onNavigate={item.onNavigate} target={item.target} tone="plain" />}
        >
          <Face icon={item.icon}>{item.label}</Face>
        </BaseMenu.LinkItem>
      );
    case 'choice':
      return (
        <BaseMenu.CheckboxItem
          className={classes.item}
          checked={item.isChecked}
          disabled={item.isDisabled ?? false}
          closeOnClick
          onCheckedChange={item.onSelect}
        >
          <Face icon={item.icon}>{item.label}</Face>
          <BaseMenu.CheckboxItemIndicator className={classes.tick}>
            <Check aria-hidden="true" size={16} />
          </BaseMenu.CheckboxItemIndicator>
        </BaseMenu.CheckboxItem>
      );
    default:
      return (
        <BaseMenu.Item
          className={joinClasses(classes.item, item.isDanger && classes.danger)}
          disabled={item.isDisabled ?? false}
          onClick={item.onSelect}
          onFocus={item.onIntent}
        >
          <Face icon={item.icon}>{item.label}</Face>
          {item.hint && <span className={classes.hint}>{item.hint}</span>}
        </BaseMenu.Item>
      );
  }
}

function Face({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={classes.label}>{children}</span>
    </>
  );
}

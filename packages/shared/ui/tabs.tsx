import type { ReactNode } from 'react';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './tabs.module.css';

export type TabItem<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  /** Shown after the label as "Sources · 2". */
  count?: number | undefined;
  isDisabled?: boolean;
  /** Its panel stays in the page while another is shown, so that it is found where it was left. */
  isKept?: boolean;
  content: ReactNode;
};

export type TabsProps<Value extends string = string> = {
  /** Name of the tab list for assistive technology. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
  /** For the box around each panel, e.g. to let it scroll. */
  panelClassName?: string | undefined;
};

/** Tabs with arrow keys; the panel under them belongs to the chosen tab. */
export function Tabs<Value extends string = string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, className, panelClassName } = props;
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next: Value) => onChange(next)}
      className={joinClasses(classes.root, className)}
    >
      <BaseTabs.List aria-label={label} className={classes.list} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.isDisabled ?? false}
            className={classes.tab}
          >
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}> · {tab.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={tab.isKept === true}
          className={joinClasses(classes.panel, panelClassName)}
        >
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

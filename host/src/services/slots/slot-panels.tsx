import { createContext, Fragment, useContext, type ReactNode } from 'react';
import type { HostContract } from '@loupe/shared/host-contract';
import type { HostSlots, PanelsProps, PanelSlotName, SlotPanel } from '@loupe/shared/slots';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import type { RemoteLoader } from '@loupe/federation/loader/remote-loader';
import { RemoteRegion } from '@loupe/federation/region/remote-region';
import type { FoundFilling } from './fillings.ts';
import classes from './slot-panels.module.css';

/** Panels of other slices around a place: a page's own has none. */
const DepthContext = createContext(0);
const maxDepth = 2;

export interface PanelWorld {
  readonly loader: RemoteLoader;
  readonly hostFor: (remote: string) => HostContract;
  readonly fillingsOf: (slot: string) => readonly FoundFilling[];
}

function asSection({ label, content }: SlotPanel): ReactNode {
  return (
    <section aria-label={label} className={classes.panel}>
      <SectionLabel>{label}</SectionLabel>
      {content}
    </section>
  );
}

/** `Panels` as one slice, or the host, uses it. */
export function createPanels({ loader, hostFor, fillingsOf }: PanelWorld): HostSlots['Panels'] {
  return function Panels<Name extends PanelSlotName>({
    slot,
    data,
    children = asSection,
  }: PanelsProps<Name>) {
    const depth = useContext(DepthContext);
    if (depth >= maxDepth) return null;
    const panels = fillingsOf(slot).map(({ key, remote, expose, label }) => ({
      key,
      label,
      content: (
        <DepthContext value={depth + 1}>
          <RemoteRegion
            loader={loader}
            remote={remote}
            expose={expose}
            part="Panel"
            title={label}
            props={{ host: hostFor(remote), data }}
            skeleton={<Skeleton lines={3} />}
          />
        </DepthContext>
      ),
    }));
    return panels.map((panel) => <Fragment key={panel.key}>{children(panel)}</Fragment>);
  };
}

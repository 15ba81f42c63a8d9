import { useEffect, useRef, useState, type RefObject } from 'react';
import { useKeyDown } from '@loupe/shared/ui/use-key-down';
import { useStore } from '@nanostores/react';
import type { RemoteOutcome } from '@loupe/federation/loader/outcome';
import { Button } from '@loupe/shared/ui/button';
import { SelectField } from '@loupe/shared/ui/select-field';
import { Table, type TableColumn } from '@loupe/shared/ui/table';
import { useFootRoom } from '../../frame/use-foot-room.ts';
import { useSite } from '../../services/site.ts';
import { developerTexts as texts } from '#texts/developer';
import { createFaults, faultNames, type FaultName } from './injected-faults.ts';
import { labelRegions, regionLabel, sourceText, totalMs } from './region-labels.ts';
import classes from './composition-overlay.module.css';

type Faults = ReturnType<typeof createFaults>;
/** One for the tab: a fault outlives the overlay that chose it. */
let faultsOfTab: Faults | null = null;

function FaultChoice({ remote, faults }: { readonly remote: string; readonly faults: Faults }) {
  const [fault, setFault] = useState(faults.chosenFor(remote));
  const choose = (next: FaultName) => {
    setFault(next);
    faults.choose(remote, next);
  };
  return (
    <SelectField
      name={`fault-${remote}`}
      label={texts.faultOf(remote)}
      isLabelHidden
      className={classes.fault}
      value={fault}
      options={faultNames.map((value) => ({ value, label: texts.faults[value] }))}
      onChange={choose}
    />
  );
}

interface Row {
  readonly remote: string;
  readonly outcome: RemoteOutcome;
  readonly owner: string;
}

function Errors({ errors }: Pick<RemoteOutcome, 'errors'>) {
  if (errors.length === 0) return <span className={classes.quiet}>{texts.noErrors}</span>;
  return (
    <ul className={classes.errors}>
      {errors.map(({ version, phase, code }, index) => (
        // The same error may come twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{`${version}: ${phase}, ${code}`}</li>
      ))}
    </ul>
  );
}

function columnsOf(faults: Faults): TableColumn<Row>[] {
  return [
    { key: 'slice', header: texts.slice, isRowHeader: true, render: ({ remote }) => remote },
    {
      key: 'version',
      header: texts.version,
      render: ({ outcome: { version } }) =>
        version === null ? texts.noVersion : <code className={classes.version}>{version}</code>,
    },
    { key: 'source', header: texts.source, render: ({ outcome }) => sourceText(outcome) },
    { key: 'owner', header: texts.owner, render: ({ owner }) => owner },
    {
      key: 'time',
      header: texts.time,
      isNumeric: true,
      render: ({ outcome }) => texts.milliseconds(totalMs(outcome)),
    },
    { key: 'errors', header: texts.errors, render: ({ outcome }) => <Errors {...outcome} /> },
    {
      key: 'fault',
      header: texts.fault,
      render: ({ remote }) => <FaultChoice remote={remote} faults={faults} />,
    },
  ];
}

/** The focus comes here, and goes back to what had it before. */
function useBorrowedFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    element.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [element]);
}

/** What each region of this tab is made of: outlines in the page, and a table with times, errors and faults to try. */
export function CompositionOverlay({ onClose }: { readonly onClose: () => void }) {
  const { loader } = useSite();
  const outcomes = useStore(loader.$outcomes);
  const [faults] = useState(() => (faultsOfTab ??= createFaults(loader)));
  const overlay = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useBorrowedFocus(title);
  useFootRoom(overlay, '--overlay-height');
  useEffect(() => {
    document.documentElement.classList.add(classes['outlined'] ?? '');
    return () => document.documentElement.classList.remove(classes['outlined'] ?? '');
  }, []);
  const ownerOf = (remote: string) => loader.entryOf(remote)?.owner ?? '';
  useEffect(
    () =>
      labelRegions((remote) => {
        const outcome = outcomes[remote];
        return outcome ? regionLabel(remote, outcome, loader.entryOf(remote)?.owner ?? '') : remote;
      }),
    [outcomes, loader],
  );
  useKeyDown((event) => {
    const isHere = event.target instanceof Node && overlay.current?.contains(event.target) === true;
    if (isHere && event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  const rows = Object.entries(outcomes).map(([remote, outcome]) => ({
    remote,
    outcome,
    owner: ownerOf(remote),
  }));
  return (
    <aside ref={overlay} className={classes.overlay} aria-label={texts.overlay}>
      <header className={classes.head}>
        <h2 ref={title} tabIndex={-1} className={classes.title}>
          {texts.overlay}
        </h2>
        <Button size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </header>
      {rows.length === 0 ? (
        <p className={classes.quiet}>{texts.nothing}</p>
      ) : (
        <Table
          caption={texts.overlay}
          columns={columnsOf(faults)}
          rows={rows}
          rowKey={({ remote }) => remote}
          isStackedOnPhones
        />
      )}
    </aside>
  );
}

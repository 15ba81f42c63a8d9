import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { RemoteOutcome } from '@loupe/federation/loader/outcome';
import { Button } from '@loupe/shared/ui/button';
import { useSite } from '../../composition/site.ts';
import { developerTexts as texts } from '../../messages/developer-texts.ts';
import { createFaults, faultNames, type FaultName } from './injected-faults.ts';
import classes from './composition-overlay.module.css';

type Faults = ReturnType<typeof createFaults>;
/** One for the tab: a fault outlives the overlay that chose it. */
let faultsOfTab: Faults | null = null;

function totalMs({ ms }: RemoteOutcome): number {
  return Math.round(Object.values(ms).reduce((sum, phase) => sum + phase, 0));
}

function FaultChoice({ remote, faults }: { readonly remote: string; readonly faults: Faults }) {
  const [fault, setFault] = useState(faults.chosenFor(remote));
  return (
    <select
      aria-label={texts.faultOf(remote)}
      value={fault}
      onChange={(event) => {
        const next = event.currentTarget.value as FaultName;
        setFault(next);
        faults.choose(remote, next);
      }}
    >
      {faultNames.map((name) => (
        <option key={name} value={name}>
          {texts.faults[name]}
        </option>
      ))}
    </select>
  );
}

interface RowProps {
  readonly remote: string;
  readonly outcome: RemoteOutcome;
  readonly owner: string;
  readonly faults: Faults;
}

function Row({ remote, outcome, owner, faults }: RowProps) {
  const { version, source, state, code, errors } = outcome;
  return (
    <tr>
      <th scope="row">{remote}</th>
      <td>{version}</td>
      <td>
        {texts.sources[source]}
        {state !== 'loaded' && ` (${[state, code].filter(Boolean).join(', ')})`}
      </td>
      <td>{owner}</td>
      <td>{texts.milliseconds(totalMs(outcome))}</td>
      <td>{errors.map(({ version: of, phase, code: why }) => `${of}: ${phase}, ${why}`).join('; ')}</td>
      <td>
        <FaultChoice remote={remote} faults={faults} />
      </td>
    </tr>
  );
}

/** What each region of this tab is made of: outlines in the page, and a table with times, errors and faults to try. */
export function CompositionOverlay({ onClose }: { readonly onClose: () => void }) {
  const { loader } = useSite();
  const outcomes = useStore(loader.$outcomes);
  const [faults] = useState(() => (faultsOfTab ??= createFaults(loader)));
  useEffect(() => {
    document.documentElement.classList.add(classes['outlined'] ?? '');
    return () => document.documentElement.classList.remove(classes['outlined'] ?? '');
  }, []);
  const rows = Object.entries(outcomes);
  const { slice, version, source, owner, time, errors, fault } = texts;
  return (
    <aside className={classes.overlay} aria-label={texts.overlay}>
      <header className={classes.head}>
        <h2>{texts.overlay}</h2>
        <Button onClick={onClose}>{texts.close}</Button>
      </header>
      {rows.length === 0 && <p>{texts.nothing}</p>}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {[slice, version, source, owner, time, errors, fault].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([remote, outcome]) => (
              <Row
                key={remote}
                remote={remote}
                outcome={outcome}
                owner={loader.entryOf(remote)?.owner ?? ''}
                faults={faults}
              />
            ))}
          </tbody>
        </table>
      )}
    </aside>
  );
}

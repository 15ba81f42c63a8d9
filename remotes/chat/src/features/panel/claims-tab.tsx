import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { CircleCheck, CircleAlert } from 'lucide-react';
import type { Claim } from '@loupe/shared/contract/run-events';
import { EvidenceButton } from '@loupe/shared/evidence/evidence-button';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { Segmented } from '@loupe/shared/ui/segmented';
import { EmptyState } from '@loupe/shared/ui/states';
import { claimFilters, filterClaims, type ClaimFilter } from '../../lib/claim-filter.ts';
import { claimsTexts } from '#texts/claims';
import type { Panel } from '../../stores/panel.ts';
import classes from './claims-tab.module.css';
import tab from './tab.module.css';

export type ClaimsTabProps = {
  panel: Panel;
  view: RunView;
  onFigure: (figureId: string) => void;
  onSource: (n: number) => void;
};

/** The statements of a run, each with what holds it; those that nothing holds are marked as such. */
export function ClaimsTab({ panel, view, onFigure, onSource }: ClaimsTabProps) {
  const [filter, setFilter] = useState<ClaimFilter>('all');
  const list = useRef<HTMLUListElement>(null);
  const target = useStore(panel.$claim);
  const [reached, setReached] = useState(target);
  // A claim that is gone to is among all of them, whatever was shown before.
  if (target !== reached) {
    setReached(target);
    setFilter('all');
  }
  useEffect(() => {
    if (target === null) return;
    const item = list.current?.querySelector<HTMLElement>(`[data-claim="${CSS.escape(target.id)}"]`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  }, [target]);
  const { claims } = view;
  const filled = claimFilters.filter((one) => one === 'all' || filterClaims(claims, one).length > 0);
  const chosen = filled.includes(filter) ? filter : 'all';
  const shown = filterClaims(claims, chosen);
  return (
    <div className={tab.page}>
      <p className={tab.counts}>
        {claimsTexts.counts(filterClaims(claims, 'supported').length, claims.length)}
      </p>
      <p className={tab.explained}>{claimsTexts.explained}</p>
      <Segmented
        label={claimsTexts.filter}
        value={chosen}
        options={filled.map((value) => ({
          value,
          label: `${claimsTexts.filters[value]} · ${filterClaims(claims, value).length}`,
        }))}
        onChange={setFilter}
        className={classes.filter}
      />
      {shown.length === 0 && <EmptyState title={claimsTexts.none} />}
      <ul className={classes.list} ref={list}>
        {shown.map((claim) => (
          <li key={claim.id} className={classes.claim} data-claim={claim.id} tabIndex={-1}>
            <ClaimFacts claim={claim} view={view} onFigure={onFigure} onSource={onSource} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ClaimFactsProps = Omit<ClaimsTabProps, 'panel'> & { claim: Claim };

function ClaimFacts({ claim, view, onFigure, onSource }: ClaimFactsProps) {
  const State = claim.supported ? CircleCheck : CircleAlert;
  const figures = view.figures.filter(({ id }) => claim.figure_ids.includes(id));
  return (
    <>
      <p className={classes.text} data-unsupported={!claim.supported || undefined}>
        {claim.text}
      </p>
      <p className={classes.facts}>
        <span className={classes.state} data-supported={claim.supported || undefined}>
          <State size={14} aria-hidden="true" />
          {claim.supported ? claimsTexts.supported : claimsTexts.unsupported}
        </span>
        <span>{claimsTexts.kinds[claim.kind]}</span>
        {!claim.supported && <span>{claimsTexts.reasons[claim.reason]}</span>}
        {claim.missing.length > 0 && <span>{claimsTexts.missing(claim.missing.join(', '))}</span>}
      </p>
      {(figures.length > 0 || claim.source_ns.length > 0) && (
        <p className={classes.facts}>
          {figures.map((figure) => (
            <EvidenceButton
              key={figure.id}
              aria-label={claimsTexts.figure(figure.value)}
              onClick={() => onFigure(figure.id)}
            >
              {figure.value}
            </EvidenceButton>
          ))}
          {claim.source_ns.map((n) => (
            <EvidenceButton key={n} onClick={() => onSource(n)}>
              {claimsTexts.source(n)}
            </EvidenceButton>
          ))}
        </p>
      )}
    </>
  );
}

import { Download } from 'lucide-react';
import { useStore } from '@nanostores/react';
import { Button } from '@loupe/shared/ui/button';
import { Checkbox } from '@loupe/shared/ui/checkbox';
import { DateField } from '@loupe/shared/ui/date-field';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { SearchField } from '@loupe/shared/ui/search-field';
import { SelectField } from '@loupe/shared/ui/select-field';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion, RefreshingMark } from '@loupe/shared/ui/states';
import { texts } from '#texts';
import { AuditTable } from '../../parts/audit-table.tsx';
import { ListFoot } from '../../parts/list-foot.tsx';
import type { AuditPage } from '../../stores/audit-page.ts';
import classes from './audit.module.css';

/** The audit log: filters, pages, export. */
export function Audit({ page }: { page: AuditPage }) {
  const list = useStore(page.$pages);
  const state = useStore(page.$export);
  return (
    <>
      <PageHeader
        title={texts.auditTitle}
        subtitle={texts.auditSubtitle}
        actions={
          <>
            {list.state === 'ready' && list.isRefreshing && <RefreshingMark />}
            <Button
              icon={<Download aria-hidden="true" />}
              isBusy={state === 'working'}
              onClick={() => void page.exportCsv()}
            >
              {texts.exportCsv}
            </Button>
          </>
        }
      />
      <div role="alert">
        {state === 'failed' && <p className={classes.failed}>{texts.exportFailed}</p>}
        {state === 'cut' && <p className={classes.cut}>{texts.exportCut}</p>}
      </div>
      <AuditFilterBar page={page} />
      {list.state === 'loading' && (
        <LoadingRegion label={texts.loading}>
          <Skeleton lines={8} height={32} />
        </LoadingRegion>
      )}
      {list.state === 'failed' && (
        <FailedState
          title={texts.auditFailed}
          detail={list.error.message}
          errorId={list.error.requestId ?? undefined}
          onRetry={() => void page.load()}
        />
      )}
      {list.state === 'ready' && list.value.rows.length === 0 && (
        <EmptyState
          title={texts.auditNone}
          action={<Button onClick={page.clear}>{texts.auditClear}</Button>}
        />
      )}
      {list.state === 'ready' && list.value.rows.length > 0 && (
        <>
          <AuditTable entries={list.value.rows} caption={texts.auditTitle} />
          <ListFoot list={page} />
        </>
      )}
    </>
  );
}

function AuditFilterBar({ page }: { page: AuditPage }) {
  const list = useStore(page.$pages);
  const query = useStore(page.$query);
  const filters = useStore(page.$filters);
  const known = list.state === 'ready' ? list.value.extra : [filters.action].filter(Boolean);
  return (
    <div className={classes.filters}>
      <SearchField
        label={texts.auditSearch}
        placeholder={texts.auditSearchPlaceholder}
        value={query}
        onChange={page.search}
        className={classes.search}
      />
      <SelectField
        name="action"
        label={texts.filterAction}
        value={filters.action}
        options={[
          { value: '', label: texts.anyAction },
          ...known.map((action) => ({ value: action, label: texts.actions[action] ?? action })),
        ]}
        onChange={(action) => page.filter({ action })}
      />
      <DateField
        name="from"
        label={texts.from}
        value={filters.from}
        max={filters.to || undefined}
        onChange={(from) => page.filter({ from })}
      />
      <DateField
        name="to"
        label={texts.to}
        value={filters.to}
        min={filters.from || undefined}
        onChange={(to) => page.filter({ to })}
      />
      <Checkbox
        name="impersonated"
        label={texts.onlyImpersonated}
        isChecked={filters.isImpersonated}
        onChange={(isImpersonated) => page.filter({ isImpersonated })}
        className={classes.check}
      />
    </div>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import type { Message } from '@loupe/shared/contract/chats';
import type { Run } from '@loupe/shared/contract/runs';
import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import type { HostSlots } from '@loupe/shared/slots';
import type { Request } from '@loupe/shared/stores/request';
import { IconButton } from '@loupe/shared/ui/button';
import { CopyButton } from '@loupe/shared/ui/copy-button';
import { EmptyState } from '@loupe/shared/ui/states';
import { Tabs, type TabItem } from '@loupe/shared/ui/tabs';
import { changesTexts } from '#texts/changes';
import { claimsTexts } from '#texts/claims';
import { panelTexts } from '#texts/panel';
import { ExportMenu } from '../../parts/export-menu.tsx';
import { SlotMenu } from '../../parts/slot-menu.tsx';
import type { RunExport } from '../../stores/export-run.ts';
import type { Panel, PanelTab } from '../../stores/panel.ts';
import type { RunViews } from '../../stores/run-views.ts';
import { PLAIN_CHAT } from '../../lib/run-state.ts';
import type { Outside } from '../../stores/outside.ts';
import { createSchedules } from '../../stores/schedules.ts';
import { createRunChanges } from '../../stores/run-changes.ts';
import type { AskAgain } from '../../stores/try-again.ts';
import { ChangesTab } from './changes-tab.tsx';
import { ClaimsTab } from './claims-tab.tsx';
import { FilesTab } from './files-tab.tsx';
import { LogOrWait } from './log-or-wait.tsx';
import { LogTab } from './log-tab.tsx';
import { ReportTab } from './report-tab.tsx';
import { SourcesTab } from './sources-tab.tsx';
import classes from './preview-panel.module.css';

export type PreviewPanelProps = {
  id: string;
  panel: Panel;
  runs: RunViews;
  files: Message['files'];
  /** Covers the chat (narrow window): takes the focus when it opens. */
  isCover: boolean;
  onClose: () => void;
  onFigure: (runId: string, figureId: string) => void;
  request: Request;
  notify: Outside['notify'];
  onDownload: (file: Message['files'][number]) => void;
  copy: (text: string) => Promise<boolean>;
  runExport: RunExport;
  /** Null while the chat works on an answer: it takes no other question. */
  again: AskAgain | null;
  onNavigate: (to: string) => void;
  /** What other slices show and offer at a report. */
  slots: HostSlots;
};

/** The panel beside the chat: report, sources, files, log of a run. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { id, panel, isCover, onClose } = props;
  const run = useStore(panel.$run);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCover) close.current?.focus();
  }, [isCover]);
  return (
    // Escape belongs to the whole panel, whatever inside has the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      id={id}
      className={classes.panel}
      aria-label={panelTexts.label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {run ? (
        <PanelOfRun key={run.id} {...props} run={run} closeRef={close} />
      ) : (
        <>
          <PanelHead onClose={onClose} closeRef={close} />
          <EmptyState title={panelTexts.nothingYet} />
        </>
      )}
    </aside>
  );
}

type PanelOfRunProps = PreviewPanelProps & { run: Run; closeRef: React.RefObject<HTMLButtonElement | null> };

function PanelOfRun({
  run,
  panel,
  runs,
  files,
  onClose,
  onFigure,
  request,
  notify,
  onDownload,
  copy,
  runExport,
  again,
  onNavigate,
  slots,
  closeRef,
}: PanelOfRunProps) {
  const [changes] = useState(() => createRunChanges({ request }, run.id));
  const [schedules] = useState(() => createSchedules({ request, notify }, run.id));
  const entry = useStore(runs.watch(run.id));
  const tab = useStore(panel.$tab);
  const { view } = entry;
  useEffect(() => void runs.want(run), [run, runs]);
  const slotData = { chatId: run.chat_id, runId: run.id, agent: run.agent };
  const onSource = (n: number) => panel.openSource(run.id, n);
  const waiting = (content: ReactNode) => (
    <LogOrWait entry={entry} onRetry={() => void runs.want(run)}>
      {content}
    </LogOrWait>
  );
  const tabs: TabItem<PanelTab>[] = [
    {
      value: 'report',
      label: panelTexts.report,
      isKept: true,
      content: (
        <ReportTab
          run={run}
          entry={entry}
          onRetry={() => void runs.want(run)}
          onSource={onSource}
          onClaim={(claimId) => panel.openClaim(run.id, claimId)}
          onNavigate={onNavigate}
          onFigure={(figureId) => onFigure(run.id, figureId)}
          more={<slots.Panels slot="report.panel" data={slotData} />}
        />
      ),
    },
    ...(isComparable(run, view)
      ? [
          {
            value: 'changes' as const,
            label: changesTexts.changes,
            content: (
              <ChangesTab
                run={run}
                changes={changes}
                schedules={schedules}
                again={again}
                onFigure={(figureId) => onFigure(run.id, figureId)}
                onNavigate={onNavigate}
              />
            ),
          },
        ]
      : []),
    ...(view.claims.length > 0
      ? [
          {
            value: 'claims' as const,
            label: claimsTexts.claims,
            count: view.claims.length,
            content: (
              <ClaimsTab
                panel={panel}
                view={view}
                onSource={onSource}
                onFigure={(figureId) => onFigure(run.id, figureId)}
              />
            ),
          },
        ]
      : []),
    {
      value: 'sources',
      label: panelTexts.sources,
      count: view.sources.length,
      content: waiting(<SourcesTab panel={panel} view={view} request={request} />),
    },
    ...(files.length > 0
      ? [
          {
            value: 'files' as const,
            label: panelTexts.files,
            count: files.length,
            content: <FilesTab files={files} onDownload={onDownload} />,
          },
        ]
      : []),
    { value: 'log', label: panelTexts.log, content: waiting(<LogTab view={view} />) },
  ];
  return (
    <>
      <PanelHead
        {...{ view, onClose, closeRef, copy, runExport }}
        more={
          <SlotMenu
            label={panelTexts.moreForReport}
            actions={slots.actions('report.action')}
            data={slotData}
            onLoadFailed={() => runExport.tellMenuFailed()}
          />
        }
      />
      <Tabs
        label={panelTexts.tabs}
        tabs={tabs}
        value={tabs.some((one) => one.value === tab) ? tab : 'report'}
        onChange={panel.pickTab}
        className={classes.tabs}
        panelClassName={classes.body}
      />
    </>
  );
}

/** A finished run of an agent; a question in a chat is no standing one. */
function isComparable(run: Run, view: RunView): boolean {
  return run.agent !== PLAIN_CHAT && (view.lastSeq > 0 ? view.status : run.status) === 'done';
}

type PanelHeadProps = Partial<Pick<PreviewPanelProps, 'copy' | 'runExport'>> & {
  view?: RunView;
  onClose: () => void;
  closeRef: React.RefObject<HTMLButtonElement | null>;
  /** What other slices offer for a finished report. */
  more?: ReactNode;
};

function PanelHead({ view, onClose, closeRef, copy, runExport, more }: PanelHeadProps) {
  const report = view?.report ?? '';
  return (
    <header className={classes.head}>
      <h2 className={classes.title}>{panelTexts.report}</h2>
      {view && report !== '' && copy && (
        <CopyButton label={panelTexts.copy} copy={copy} getText={() => report} />
      )}
      {view && report !== '' && runExport && isFinal(view.status) && (
        <>
          <ExportMenu runId={view.runId} runExport={runExport} />
          {more}
        </>
      )}
      <IconButton ref={closeRef} label={panelTexts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
    </header>
  );
}

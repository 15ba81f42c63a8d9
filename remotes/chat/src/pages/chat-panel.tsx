import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import { $previewModalWidth, DEFAULT_PANEL_WIDTH, resizePreviewModal } from '@loupe/shared/stores/app-state';
import { downloadExport } from '@loupe/shared/stores/export-download';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { SplitHandle } from '@loupe/shared/ui/split-handle';
import { LoadingRegion } from '@loupe/shared/ui/states';
import type { PreviewPanelProps } from '../features/panel/preview-panel.tsx';
import type { PageActions } from '../features/transcript/answer.tsx';
import { boundedWidth, panelBounds } from '../lib/panel-width.ts';
import { panelFrameTexts } from '#texts';
import { lazyPart } from '../parts/lazy-part.tsx';
import type { ChatObjects } from './chat-page.tsx';
import { PANEL_ID } from './panel-id.ts';
import classes from './chat-page.module.css';

const LazyPanel = lazyPart<PreviewPanelProps>(
  async () => (await import('../features/panel/preview-panel.tsx')).PreviewPanel,
  panelFrameTexts.failed,
);

export type ChatPanelProps = {
  host: HostContract;
  objects: ChatObjects;
  actions: PageActions;
  isCover: boolean;
  containerWidth: number;
  onClose: () => void;
};

/** The panel with its handle; over the chat in a narrow window. */
export function ChatPanel({ host, objects, actions, isCover, containerWidth, onClose }: ChatPanelProps) {
  const { page, panel } = objects;
  const wanted = useStore($previewModalWidth);
  const turns = useStore(page.$turns);
  const isBusy = useStore(page.$activeRun) !== null;
  const files = useMemo(
    () => [
      ...new Map(turns.flatMap((turn) => turn.question?.files ?? []).map((file) => [file.id, file])).values(),
    ],
    [turns],
  );
  const bounds = panelBounds(containerWidth);
  const width = boundedWidth(wanted, bounds);

  /** The report of the new run takes the place of the one it was asked from, and the focus goes with it. */
  async function runAgain(runId: string) {
    if (!(await page.again.start(runId))) return;
    panel.followNewest();
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`#${PANEL_ID} [role='tab'][aria-selected='true']`)?.focus(),
    );
  }

  async function download(file: { id: string; name: string }) {
    try {
      await downloadExport(
        `${environment().config.apiBaseUrl}/files/${encodeURIComponent(file.id)}`,
        file.name,
      );
    } catch {
      host.notify(panelFrameTexts.downloadFailed, 'error');
    }
  }

  return (
    <>
      {!isCover && (
        <SplitHandle
          value={width}
          min={bounds.min}
          max={bounds.max}
          defaultValue={boundedWidth(DEFAULT_PANEL_WIDTH, bounds)}
          onChange={resizePreviewModal}
          controls={PANEL_ID}
          label={panelFrameTexts.resize}
        />
      )}
      <div
        className={isCover ? classes.cover : classes.side}
        style={isCover ? undefined : { width: `${width}%` }}
      >
        <LazyPanel
          id={PANEL_ID}
          panel={panel}
          runs={page.runs}
          files={files}
          isCover={isCover}
          onClose={onClose}
          onFigure={actions.openFigure}
          request={host.request}
          notify={(message, color) => host.notify(message, color)}
          onDownload={(file) => void download(file)}
          copy={actions.copy}
          runExport={actions.runExport}
          again={isBusy ? null : { $runId: page.again.$runId, start: (runId) => void runAgain(runId) }}
          onNavigate={actions.navigate}
          slots={host.slots}
          fallback={<PanelSkeleton />}
        />
      </div>
    </>
  );
}

function PanelSkeleton() {
  return (
    <LoadingRegion label={panelFrameTexts.loading} className={classes.panelSkeleton}>
      <Skeleton width="30%" />
    </LoadingRegion>
  );
}

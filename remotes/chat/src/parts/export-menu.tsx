import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { Download } from 'lucide-react';
import type { ExportFormat } from '@loupe/shared/contract/exports';
import { Button, IconButton, type ButtonSize } from '@loupe/shared/ui/button';
import { LazyMenu } from '@loupe/shared/ui/lazy-menu';
import type { MenuItem } from '@loupe/shared/ui/menu';
import { exportTexts } from '#texts/export';
import type { RunExport } from '../stores/export-run.ts';

const formats = ['pdf', 'docx', 'xlsx', 'md', 'html'] as const satisfies readonly ExportFormat[];

export type ExportMenuProps = {
  runId: string;
  runExport: RunExport;
  size?: ButtonSize;
  /** Shown beside the icon; without it the icon stands alone. */
  children?: ReactNode;
  /** The run has no report, or none that is finished. */
  isReportMissing?: boolean;
  /** What else can be saved here, below the formats of the report. */
  more?: readonly MenuItem[];
};

/** What a run wrote as a file: a button with the formats; it says so when writing takes over a second. */
export function ExportMenu(props: ExportMenuProps) {
  const { runId, runExport, size = 'medium', children, isReportMissing = false, more = [] } = props;
  const hasDays = useStore(runExport.$withDays).has(runId);
  const isSlow = useStore(runExport.$slow) === runId;
  const look = { size, icon: <Download aria-hidden="true" />, isBusy: isSlow };
  return (
    <>
      <LazyMenu
        align="end"
        onLoadFailed={() => runExport.tellMenuFailed()}
        onOpenChange={(isOpen) => {
          if (isOpen && !isReportMissing) runExport.wantDays(runId);
        }}
        trigger={
          children === undefined ? (
            <IconButton {...look} label={exportTexts.export} />
          ) : (
            <Button {...look} aria-label={exportTexts.export}>
              {children}
            </Button>
          )
        }
        items={[
          ...(more.length > 0 ? [{ kind: 'heading' as const, label: exportTexts.report }] : []),
          ...(hasDays ? [...formats, 'ics' as const] : formats).map((format) => ({
            label: exportTexts.formats[format],
            isDisabled: isReportMissing,
            onSelect: () => void runExport.exportRun(runId, format),
          })),
          ...(more.length > 0 ? [{ kind: 'separator' as const }, ...more] : []),
        ]}
      />
      <span role="status" className="visually-hidden">
        {isSlow ? exportTexts.writing : ''}
      </span>
    </>
  );
}

import { useStore } from '@nanostores/react';
import { Download } from 'lucide-react';
import type { ExportFormat } from '@loupe/shared/contract/exports';
import { IconButton, type ButtonSize } from '@loupe/shared/ui/button';
import { LazyMenu } from '@loupe/shared/ui/lazy-menu';
import { exportTexts } from '../messages/export-texts.ts';
import type { RunExport } from '../stores/export-run.ts';

const formats = ['pdf', 'docx', 'xlsx', 'md'] as const satisfies readonly ExportFormat[];

export type ExportMenuProps = {
  runId: string;
  runExport: RunExport;
  size?: ButtonSize;
};

/** What a run wrote as a file: a button with the formats; it says so when writing takes over a second. */
export function ExportMenu({ runId, runExport, size = 'medium' }: ExportMenuProps) {
  const isSlow = useStore(runExport.$slow) === runId;
  return (
    <>
      <LazyMenu
        align="end"
        onLoadFailed={() => runExport.tellMenuFailed()}
        trigger={
          <IconButton
            size={size}
            label={exportTexts.export}
            icon={<Download aria-hidden="true" />}
            isBusy={isSlow}
          />
        }
        items={formats.map((format) => ({
          label: exportTexts.formats[format],
          onSelect: () => void runExport.exportRun(runId, format),
        }))}
      />
      <span role="status" className="visually-hidden">
        {isSlow ? exportTexts.writing : ''}
      </span>
    </>
  );
}

import { Download, FileText } from 'lucide-react';
import type { StoredFile } from '@loupe/shared/contract/files';
import { IconButton } from '@loupe/shared/ui/button';
import { bytesText } from '../../lib/file-words.ts';
import { panelTexts } from '#texts/panel';
import classes from './files-tab.module.css';

/** The files of this chat. */
export function FilesTab({
  files,
  onDownload,
}: {
  files: readonly StoredFile[];
  onDownload: (file: StoredFile) => void;
}) {
  return (
    <ul className={classes.list}>
      {files.map((file) => (
        <li key={file.id} className={classes.row}>
          <FileText size={18} aria-hidden="true" className={classes.icon} />
          <span className={classes.text}>
            <span className={classes.name}>{file.name}</span>
            <span className={classes.note}>
              {[file.summary, bytesText(file.bytes)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <IconButton
            size="small"
            label={panelTexts.downloadFile(file.name)}
            icon={<Download aria-hidden="true" />}
            onClick={() => onDownload(file)}
          />
        </li>
      ))}
    </ul>
  );
}

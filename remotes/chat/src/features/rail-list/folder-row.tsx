import { useId, useState } from 'react';
import { ChevronRight, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { Folder } from '@loupe/shared/contract/chat-order';
import { DotMark } from '@loupe/shared/ui/badge';
import { IconButton } from '@loupe/shared/ui/button';
import { LazyMenu } from '@loupe/shared/ui/lazy-menu';
import { Spinner } from '@loupe/shared/ui/spinner';
import { railTexts } from '#texts';
import { orderTexts } from '#texts/order';
import row from './chat-row.module.css';
import classes from './folder-row.module.css';

export type FolderRowProps = {
  folder: Folder;
  isOpen: boolean;
  onToggle: () => void;
  onRename: () => void;
  onRemove: () => void;
};

/** A folder of the rail: opens and closes, says what goes on in it while it is closed, and has a menu. */
export function FolderRow({ folder, isOpen, onToggle, onRename, onRemove }: FolderRowProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const nameId = useId();
  return (
    <div className={row.row} data-menu-open={isMenuOpen || undefined}>
      <button
        type="button"
        className={classes.folder}
        aria-expanded={isOpen}
        onClick={onToggle}
        title={folder.name}
      >
        <ChevronRight size={14} aria-hidden="true" className={classes.chevron} />
        <span className={row.title} id={nameId}>
          {folder.name}
        </span>
        {!isOpen && <FolderMark folder={folder} />}
      </button>
      <div className={row.menu}>
        <LazyMenu
          onOpenChange={setMenuOpen}
          align="end"
          trigger={
            <IconButton
              size="small"
              label={orderTexts.folderMenu}
              aria-describedby={nameId}
              icon={<Ellipsis aria-hidden="true" />}
            />
          }
          items={[
            { label: railTexts.rename, icon: <Pencil size={16} />, onSelect: onRename },
            {
              label: railTexts.remove,
              icon: <Trash2 size={16} />,
              isDanger: true,
              onSelect: onRemove,
            },
          ]}
        />
      </div>
    </div>
  );
}

function FolderMark({ folder }: { folder: Folder }) {
  if (folder.has_running) return <Spinner label={orderTexts.folderRunning} />;
  return folder.has_unread ? <DotMark label={orderTexts.folderUnread} /> : null;
}

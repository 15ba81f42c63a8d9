import { useStore } from '@nanostores/react';
import { BookOpen, FileCode, FileSpreadsheet, FileText, Globe, type LucideIcon } from 'lucide-react';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { ChatExportFormat } from '@loupe/shared/contract/exports';
import { Dialog } from '@loupe/shared/ui/dialog';
import { Spinner } from '@loupe/shared/ui/spinner';
import { usePage } from '@loupe/shared/ui/use-page';
import { createChatExport } from '../../stores/export-chat.ts';
import type { Outside } from '../../stores/outside.ts';
import { chatExportTexts } from '#texts/chat-export';
import classes from './chat-order.module.css';

export type ExportDialogProps = { chat: ChatSummary; outside: Outside; onClose: () => void };

const formats = ['pdf', 'docx', 'xlsx', 'md', 'html'] as const satisfies readonly ChatExportFormat[];

const icons: Readonly<Record<ChatExportFormat, LucideIcon>> = {
  pdf: BookOpen,
  docx: FileText,
  xlsx: FileSpreadsheet,
  md: FileCode,
  html: Globe,
};

/** The formats in which a chat can be saved; closing gives up what is being written. */
export function ExportDialog({ chat, outside, onClose }: ExportDialogProps) {
  const chatExport = usePage(() => createChatExport(outside, chat));
  const state = useStore(chatExport.$state);
  const writing = state.kind === 'writing' ? state.format : null;

  async function save(format: ChatExportFormat): Promise<void> {
    if (!(await chatExport.save(format))) return;
    outside.notify(chatExportTexts.saved(chat.title), 'success');
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={chatExportTexts.title(chat.title)}
      description={chatExportTexts.detail}
      size="small"
    >
      <ul className={classes.choices} aria-label={chatExportTexts.formats}>
        {formats.map((format) => {
          const { name, detail } = chatExportTexts.kinds[format];
          const Icon = icons[format];
          return (
            <li key={format}>
              <button
                type="button"
                className={classes.place}
                aria-disabled={writing !== null || undefined}
                onClick={() => void save(format)}
              >
                {writing === format ? (
                  <Spinner label={chatExportTexts.writing(name)} />
                ) : (
                  <Icon size={16} aria-hidden="true" />
                )}
                <span className={classes.format}>{name}</span>
                <span className={classes.purpose}>{detail}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {writing ? chatExportTexts.writing(chatExportTexts.kinds[writing].name) : ''}
      </p>
      {state.kind === 'failed' && (
        <p role="alert" className={classes.failed}>
          {state.sentence}
        </p>
      )}
    </Dialog>
  );
}

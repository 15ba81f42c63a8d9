import { useRef, useState, type ReactNode } from 'react';
import { PanelRight, Pencil, Share2 } from 'lucide-react';
import { Button, IconButton } from '@loupe/shared/ui/button';
import { Chip } from '@loupe/shared/ui/chip';
import { chatTexts } from '#texts';
import classes from './chat-header.module.css';

export type ChatHeaderProps = {
  title: string;
  /** Title of the agent that worked last; null for a plain chat. */
  agentTitle: string | null;
  cost: number;
  isPanelOpen: boolean;
  onRename: (title: string) => void;
  /** Null for a chat that is not shared. */
  onShare: (() => void) | null;
  onTogglePanel: () => void;
  /** What else can be done with the chat. */
  more: ReactNode;
};

/** Title (to be edited in place), agent, what this chat has cost, Share, the panel. */
export function ChatHeader(props: ChatHeaderProps) {
  const { title, agentTitle, cost, isPanelOpen, onRename, onShare, onTogglePanel, more } = props;
  return (
    <header className={classes.header}>
      <EditableTitle key={title} title={title} onRename={onRename} />
      {agentTitle && <Chip className={classes.agent}>{agentTitle}</Chip>}
      {cost > 0 && (
        <span className={classes.cost} title={chatTexts.costLabel}>
          <span className="visually-hidden">{chatTexts.costLabel}: </span>
          {chatTexts.cost(cost)}
        </span>
      )}
      <span className={classes.space} />
      {onShare && (
        <Button
          variant="ghost"
          className={classes.share}
          icon={<Share2 aria-hidden="true" />}
          onClick={onShare}
        >
          <span className={classes.shareText}>{chatTexts.share}</span>
        </Button>
      )}
      {more}
      <IconButton
        label={chatTexts.panel}
        data-panel-toggle
        aria-pressed={isPanelOpen}
        icon={<PanelRight aria-hidden="true" />}
        onClick={onTogglePanel}
      />
    </header>
  );
}

function EditableTitle({ title, onRename }: Pick<ChatHeaderProps, 'title' | 'onRename'>) {
  const [isEditing, setEditing] = useState(false);
  const isFinished = useRef(false);

  function finish(next: string | null) {
    if (isFinished.current) return;
    isFinished.current = true;
    setEditing(false);
    if (next !== null) onRename(next);
  }

  if (!isEditing) {
    return (
      <div className={classes.title}>
        <h1 className={classes.name} title={title}>
          {title}
        </h1>
        <IconButton
          size="small"
          label={chatTexts.editTitle}
          className={classes.edit}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => {
            isFinished.current = false;
            setEditing(true);
          }}
        />
      </div>
    );
  }
  return (
    <input
      className={classes.field}
      aria-label={chatTexts.titleLabel}
      defaultValue={title}
      maxLength={200}
      ref={(field) => {
        field?.focus();
        field?.select();
      }}
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') finish(event.currentTarget.value);
        if (event.key === 'Escape') finish(null);
      }}
    />
  );
}

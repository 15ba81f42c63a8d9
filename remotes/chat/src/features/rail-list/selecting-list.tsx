import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { ChevronRight } from 'lucide-react';
import { useStore } from '@nanostores/react';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { chatOrderLimits } from '@loupe/shared/lib/chat-order-limits';
import { Button } from '@loupe/shared/ui/button';
import { Checkbox } from '@loupe/shared/ui/checkbox';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { rowKey, type RailRow } from '../../lib/chat-groups.ts';
import { moveFocus } from '../../lib/move-focus.ts';
import { LazyVirtualRows, VIRTUAL_FROM } from '../../parts/lazy-virtual-rows.ts';
import type { ChatList } from '../../stores/chat-list.ts';
import { pendingOf } from '../../stores/undoable.ts';
import { railTexts } from '#texts';
import { orderTexts } from '#texts/order';
import { StateMark } from './chat-row.tsx';
import folderRow from './folder-row.module.css';
import classes from './selecting-list.module.css';

export type SelectingListProps = {
  list: ChatList;
  rows: readonly RailRow[];
  selected: ReadonlySet<string>;
  currentChatId: string | null;
  onNavigate: (to: string) => void;
  /** Null: selecting has ended. */
  onChange: (selected: ReadonlySet<string> | null) => void;
  onMove: (chats: readonly ChatSummary[]) => void;
};

/** The list as boxes to tick, by pointer and by key, and what can be done with all that are ticked. */
export function SelectingList(props: SelectingListProps) {
  const { list, rows, selected, onChange } = props;
  const pending = useStore(list.$pending);
  const box = useRef<HTMLDivElement>(null);
  /** Where a range begins. */
  const last = useRef<string | null>(null);
  const shown = rows.filter((row) => row.kind !== 'chat' || !pendingOf(pending, row.chat.id));
  const chats = shown.flatMap((row) => (row.kind === 'chat' ? [row.chat] : []));

  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('input:checked') ?? ticksIn(box.current)[0];
    first?.focus();
  }, []);

  function set(ids: readonly string[], isSelected: boolean): void {
    const next = new Set(selected);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onChange(null);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    const from = document.activeElement;
    if (step === null || !(from instanceof HTMLInputElement)) return;
    event.preventDefault();
    const to = moveFocus(ticksIn(box.current), step);
    if (event.shiftKey && to instanceof HTMLInputElement) set([from.name, to.name], true);
  }

  /** With Shift all from the last one that was ticked. */
  function handleClick(event: MouseEvent<HTMLInputElement>, chat: ChatSummary) {
    const ids = chats.map(({ id }) => id);
    const [from, to] = [ids.indexOf(last.current ?? ''), ids.indexOf(chat.id)].sort((a, b) => a - b);
    last.current = chat.id;
    if (event.shiftKey && from !== undefined && from >= 0 && to !== undefined)
      set(ids.slice(from, to + 1), true);
  }

  function renderRow(row: RailRow): ReactElement | null {
    if (row.kind === 'heading')
      return (
        <SectionLabel as="h3" className={classes.heading}>
          {railTexts.groups[row.id]}
        </SectionLabel>
      );
    if (row.kind === 'folder')
      return (
        <button
          type="button"
          className={folderRow.folder}
          aria-expanded={row.isOpen}
          onClick={() => list.folders.toggle(row.folder.id)}
        >
          <ChevronRight size={14} aria-hidden="true" className={folderRow.chevron} />
          <span className={classes.title}>{row.folder.name}</span>
        </button>
      );
    if (row.kind === 'note') return null;
    const { chat } = row;
    return (
      <Checkbox
        name={chat.id}
        className={classes.row}
        data-in-folder={chat.folder_id !== null || undefined}
        label={
          <span className={classes.face}>
            <span className={classes.title}>{chat.title}</span>
            <StateMark chat={chat} isCurrent={chat.id === props.currentChatId} />
          </span>
        }
        isChecked={selected.has(chat.id)}
        onChange={(isChecked) => set([chat.id], isChecked)}
        onClick={(event) => handleClick(event, chat)}
      />
    );
  }

  return (
    // Keys belong to all boxes together
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} onKeyDown={handleKey}>
      {rows.length > VIRTUAL_FROM ? (
        <LazyVirtualRows rows={shown} renderRow={(row) => renderRow(row) ?? <></>} />
      ) : (
        <ul className={classes.list}>
          {shown.map((row) => (
            <li key={rowKey(row)}>{renderRow(row)}</li>
          ))}
        </ul>
      )}
      <SelectionBar {...props} chosen={chats.filter(({ id }) => selected.has(id))} />
    </div>
  );
}

function ticksIn(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('input[type="checkbox"]') ?? [])];
}

type SelectionBarProps = SelectingListProps & { chosen: readonly ChatSummary[] };

function SelectionBar({ list, chosen, currentChatId, onNavigate, onChange, onMove }: SelectionBarProps) {
  const most = chatOrderLimits.chatsAtOnce;
  const isTooMany = chosen.length > most;
  const isOff = chosen.length === 0 || isTooMany;

  function putAway(action: 'archive' | 'delete') {
    list.putAway(action, chosen);
    onChange(null);
    if (action === 'delete' && chosen.some(({ id }) => id === currentChatId)) onNavigate('/chat');
  }

  return (
    <div role="group" aria-label={orderTexts.selecting} className={classes.bar}>
      <div className={classes.count}>
        <span role="status">{isTooMany ? orderTexts.tooMany(most) : orderTexts.selected(chosen.length)}</span>
        <Button size="small" variant="ghost" onClick={() => onChange(null)}>
          {orderTexts.cancel}
        </Button>
      </div>
      <div className={classes.actions}>
        <Button size="small" disabled={isOff} onClick={() => onMove(chosen)}>
          {orderTexts.move}
        </Button>
        <Button size="small" disabled={isOff} onClick={() => putAway('archive')}>
          {orderTexts.archive}
        </Button>
        <Button size="small" disabled={isOff} onClick={() => putAway('delete')}>
          {orderTexts.remove}
        </Button>
      </div>
      <p className={classes.keys}>{orderTexts.keys}</p>
    </div>
  );
}

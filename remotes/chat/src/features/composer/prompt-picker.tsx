import { useEffect, useMemo, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { BookmarkPlus, Brain, Pencil } from 'lucide-react';
import { instructionLimits } from '@loupe/shared/lib/instruction-limits';
import { joinClasses } from '@loupe/shared/lib/join-classes';
import { Chip } from '@loupe/shared/ui/chip';
import { matchingPrompts, promptLine } from '../../lib/prompt-text.ts';
import type { PromptLibrary } from '../../stores/prompt-library.ts';
import { promptTexts } from '#texts/prompts';
import type { PromptRow } from './use-prompt-taking.ts';
import listClasses from './agent-picker.module.css';
import classes from './prompt-picker.module.css';

export type PromptPickerProps = {
  id: string;
  library: PromptLibrary;
  query: string;
  /** What is written behind the slash: it could be kept, or remembered. */
  written: string;
  activeIndex: number;
  onRows: (rows: readonly PromptRow[]) => void;
  onPick: (row: PromptRow) => void;
  onHover: (index: number) => void;
};

/** The prompts that match what is typed after `/`, and what else can be done; the focus stays in the text box. */
export function PromptPicker(props: PromptPickerProps) {
  const { id, library, query, written, activeIndex, onRows, onPick, onHover } = props;
  const loaded = useStore(library.$prompts);
  useEffect(() => void library.load(), [library]);
  const canBeKept = written !== '';
  const canBeRemembered = canBeKept && written.length <= instructionLimits.memory;
  const rows = useMemo((): readonly PromptRow[] => {
    const found = loaded.state === 'ready' ? matchingPrompts(loaded.value, query) : [];
    return [
      ...found.map((prompt) => ({ kind: 'prompt' as const, prompt })),
      ...(canBeKept ? [{ kind: 'keep' as const }] : []),
      ...(canBeRemembered ? [{ kind: 'remember' as const }] : []),
      { kind: 'edit' as const },
    ];
  }, [loaded, query, canBeKept, canBeRemembered]);
  useEffect(() => onRows(rows), [onRows, rows]);
  const isEmpty = loaded.state === 'ready' && loaded.value.length === 0;
  const note =
    loaded.state === 'loading'
      ? promptTexts.loading
      : loaded.state === 'failed'
        ? promptTexts.failed
        : isEmpty
          ? promptTexts.emptyHint
          : rows[0]?.kind === 'prompt'
            ? null
            : promptTexts.none;
  return (
    <div className={joinClasses(listClasses.list, classes.list)}>
      {note && (
        <p className={listClasses.note} role="status">
          {note}
        </p>
      )}
      <div id={id} role="listbox" aria-label={promptTexts.list}>
        {rows.map((row, index) => (
          <Option
            key={row.kind === 'prompt' ? row.prompt.id : row.kind}
            id={`${id}-${index}`}
            isActive={index === activeIndex}
            onPick={() => onPick(row)}
            onHover={() => onHover(index)}
          >
            <RowFace row={row} />
          </Option>
        ))}
      </div>
    </div>
  );
}

const actions = {
  keep: { Icon: BookmarkPlus, text: promptTexts.savePrompt },
  remember: { Icon: Brain, text: promptTexts.remember },
  edit: { Icon: Pencil, text: promptTexts.editPrompts },
};

function RowFace({ row }: { row: PromptRow }) {
  if (row.kind === 'prompt') {
    const { name, text, is_shared: isShared } = row.prompt;
    return (
      <span className={joinClasses(listClasses.text, classes.wide)}>
        <span className={classes.head}>
          <span className={listClasses.title}>/{name}</span>
          {isShared && <Chip>{promptTexts.shared}</Chip>}
        </span>
        <span className={listClasses.outcome}>{promptLine(text)}</span>
      </span>
    );
  }
  const { Icon, text } = actions[row.kind];
  return (
    <>
      <span className={listClasses.icon}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className={listClasses.text}>{text}</span>
    </>
  );
}

type OptionProps = {
  id: string;
  isActive: boolean;
  onPick: () => void;
  onHover: () => void;
  children: ReactNode;
};

function Option({ id, isActive, onPick, onHover, children }: OptionProps) {
  return (
    // The keyboard works in the text box, which names the active option
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={listClasses.option}
      ref={(element) => {
        if (isActive) element?.scrollIntoView?.({ block: 'nearest' });
      }}
      onMouseMove={onHover}
      // Before the text box loses the focus, which would close the list
      onMouseDown={(event) => {
        event.preventDefault();
        onPick();
      }}
    >
      {children}
    </div>
  );
}

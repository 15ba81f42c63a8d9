import { useRef } from 'react';
import { FileText, X } from 'lucide-react';
import type { Message } from '@loupe/shared/contract/chats';
import { Button } from '@loupe/shared/ui/button';
import { Link } from '@loupe/shared/ui/link';
import { takeFocus } from '@loupe/shared/ui/take-focus';
import { branchTexts } from '#texts/transcript';
import { composerTexts } from '#texts';
import type { Editing } from '../../stores/branches.ts';
import type { QuestionActions } from './question.tsx';
import classes from './edit-question.module.css';

export type EditQuestionProps = { editing: Editing; original: Message; actions: QuestionActions };

/** A question being written differently, in its own place. Enter sends, Shift+Enter breaks the line, Escape leaves it. */
export function EditQuestion({ editing, original, actions }: EditQuestionProps) {
  const box = useRef<HTMLFormElement>(null);
  const { text, files, problem } = editing;
  const isEmpty = text.trim() === '' && files.length === 0;
  const isChanged = text !== original.text || files.length !== original.files.length;

  function leave() {
    const turn = box.current?.closest('[data-turn]');
    actions.close();
    requestAnimationFrame(() => turn?.querySelector<HTMLElement>('[data-edit]')?.focus());
  }

  return (
    <form
      ref={box}
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault();
        actions.sendEdited();
      }}
    >
      <textarea
        ref={takeFocus}
        className={classes.field}
        aria-label={branchTexts.editLabel}
        aria-invalid={problem ? true : undefined}
        value={text}
        rows={Math.min(12, Math.max(2, text.split('\n').length))}
        onChange={(event) => actions.setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (event.key === 'Escape') {
            event.stopPropagation();
            return leave();
          }
          if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
          event.preventDefault();
          actions.sendEdited();
        }}
      />
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.id}>
              <FileText size={14} aria-hidden="true" />
              <span className={classes.name}>{file.name}</span>
              <button
                type="button"
                className={classes.remove}
                aria-label={branchTexts.removeFile(file.name)}
                onClick={() => actions.removeFile(file.id)}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem.message}{' '}
          {problem.action === 'usage' && (
            <Link href="/credit-usage" onNavigate={(to) => actions.navigate(to)}>
              {composerTexts.seeUsage}
            </Link>
          )}
        </p>
      )}
      <div className={classes.row}>
        {isChanged && (
          <Button size="small" variant="ghost" onClick={() => actions.undo()}>
            {branchTexts.original}
          </Button>
        )}
        <span className={classes.space} />
        <Button size="small" variant="ghost" onClick={leave}>
          {branchTexts.cancel}
        </Button>
        <Button size="small" variant="primary" type="submit" aria-disabled={isEmpty || undefined}>
          {branchTexts.send}
        </Button>
      </div>
    </form>
  );
}

import { useRef } from 'react';
import { useStore } from '@nanostores/react';
import type { Prompt } from '@loupe/shared/contract/prompts';
import { Button } from '@loupe/shared/ui/button';
import { Chip } from '@loupe/shared/ui/chip';
import { promptLine } from '../../lib/prompt-text.ts';
import { UndoRow } from '../../parts/undo-row.tsx';
import type { PromptsPage } from '../../stores/prompts-page.ts';
import { promptTexts } from '#texts/prompts';
import classes from './prompts.module.css';

export type PromptRowsProps = {
  page: PromptsPage;
  prompts: readonly Prompt[];
  isAdmin: boolean;
};

/** One row for each prompt: its name, its text, and what can be done with it. */
export function PromptRows({ page, prompts, isAdmin }: PromptRowsProps) {
  const leaving = useStore(page.$leaving);
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul className={classes.rows} ref={list} aria-label={promptTexts.list} tabIndex={-1}>
      {prompts.map((prompt) => (
        <li key={prompt.id} className={classes.row}>
          {leaving.includes(prompt.id) ? (
            <UndoRow
              text={promptTexts.removed(prompt.name)}
              onUndo={() => page.stay(prompt.id)}
              takesFocus
              onFocusLost={() => list.current?.focus()}
            />
          ) : (
            <Row page={page} prompt={prompt} mayChange={isAdmin || !prompt.is_shared} />
          )}
        </li>
      ))}
    </ul>
  );
}

type RowProps = { page: PromptsPage; prompt: Prompt; mayChange: boolean };

function Row({ page, prompt, mayChange }: RowProps) {
  const { name, text, is_shared: isShared } = prompt;
  return (
    <>
      <div className={classes.words}>
        <p className={classes.head}>
          <span className={classes.name}>/{name}</span>
          {isShared && <Chip>{promptTexts.shared}</Chip>}
        </p>
        <p className={classes.text}>{promptLine(text)}</p>
      </div>
      <div className={classes.actions}>
        {isShared && (
          <Button
            size="small"
            variant="ghost"
            aria-label={promptTexts.copyOne(name)}
            onClick={() => void page.copy(prompt)}
          >
            {promptTexts.copy}
          </Button>
        )}
        {mayChange && (
          <>
            <Button size="small" aria-label={promptTexts.editOne(name)} onClick={() => page.edit(prompt)}>
              {promptTexts.edit}
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={promptTexts.removeOne(name)}
              onClick={() => page.remove(prompt)}
            >
              {promptTexts.remove}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

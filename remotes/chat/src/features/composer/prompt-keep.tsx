import { useStore } from '@nanostores/react';
import type { Prompt } from '@loupe/shared/contract/prompts';
import { Button } from '@loupe/shared/ui/button';
import { FormFrame } from '@loupe/shared/ui/form-frame';
import { TextField } from '@loupe/shared/ui/text-field';
import { promptLine } from '../../lib/prompt-text.ts';
import { usePageObject } from '../../parts/use-page-object.ts';
import type { Outside } from '../../stores/outside.ts';
import { createPromptForm, emptyPrompt } from '../../stores/prompt-form.ts';
import type { PromptLibrary } from '../../stores/prompt-library.ts';
import { promptTexts } from '#texts/prompts';
import classes from './prompt-picker.module.css';

export type PromptKeepProps = {
  outside: Outside;
  library: PromptLibrary;
  /** What is kept. */
  text: string;
  onKept: (prompt: Prompt) => void;
  onLeave: () => void;
};

/** Keeps what is written as a prompt, under a name. */
export function PromptKeep({ outside, library, text, onKept, onLeave }: PromptKeepProps) {
  const form = usePageObject(() => createPromptForm(outside, library, { ...emptyPrompt, text }, onKept));
  const { values, fieldErrors, error, isSubmitting } = useStore(form.$form);
  return (
    // Escape goes back from wherever the focus is in it
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes.form}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onLeave();
      }}
    >
      <p className={classes.heading}>{promptTexts.saveTitle}</p>
      <FormFrame
        label={promptTexts.saveTitle}
        error={error?.message ?? fieldErrors.text ?? null}
        onSubmit={form.submit}
        takesFocus
        className={classes.fields}
        actions={
          <div className={classes.actions}>
            <Button onClick={onLeave}>{promptTexts.cancel}</Button>
            <Button type="submit" variant="primary" isBusy={isSubmitting}>
              {promptTexts.save}
            </Button>
          </div>
        }
      >
        <TextField
          name="prompt_name"
          label={promptTexts.name}
          hint={promptTexts.nameHint}
          value={values.name}
          error={fieldErrors.name}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
          onChange={(name) => form.change('name', name)}
        />
        <p className={classes.quote}>{promptLine(text)}</p>
      </FormFrame>
    </div>
  );
}

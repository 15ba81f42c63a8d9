import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { isChanged } from '@loupe/shared/stores/form';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { FormFrame } from '@loupe/shared/ui/form-frame';
import { Switch } from '@loupe/shared/ui/switch';
import { TextArea } from '@loupe/shared/ui/text-area';
import { TextField } from '@loupe/shared/ui/text-field';
import { usePageObject } from '../../parts/use-page-object.ts';
import type { Outside } from '../../stores/outside.ts';
import { createPromptForm, type PromptDraft } from '../../stores/prompt-form.ts';
import type { PromptLibrary } from '../../stores/prompt-library.ts';
import { promptTexts } from '#texts/prompts';
import classes from './prompts.module.css';

export type PromptDialogProps = {
  draft: PromptDraft;
  outside: Outside;
  library: PromptLibrary;
  isAdmin: boolean;
  onClose: () => void;
};

/** Writes a prompt, or changes one. */
export function PromptDialog({ draft, outside, library, isAdmin, onClose }: PromptDialogProps) {
  const form = usePageObject(() => createPromptForm(outside, library, draft, onClose));
  const [initial] = useState(() => form.$form.get().values);
  const { values, fieldErrors, error, isSubmitting } = useStore(form.$form);
  const title = draft.id === null ? promptTexts.create : promptTexts.editOne(draft.name);
  return (
    <Dialog isOpen onClose={onClose} title={title} isKeptOnOutsidePress={isChanged(values, initial)}>
      <FormFrame
        label={title}
        error={error?.message ?? null}
        onSubmit={form.submit}
        takesFocus
        className={classes.form}
        actions={
          <div className={classes.formActions}>
            <Button onClick={onClose}>{promptTexts.cancel}</Button>
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
        <TextArea
          name="prompt_text"
          label={promptTexts.text}
          hint={`${promptTexts.textHint} ${promptTexts.builtInHint}`}
          value={values.text}
          error={fieldErrors.text}
          rows={6}
          isRequired
          onChange={(text) => form.change('text', text)}
        />
        {isAdmin && (
          <Switch
            name="is_shared"
            label={promptTexts.forEveryone}
            hint={promptTexts.forEveryoneHint}
            isOn={values.isShared}
            onChange={(isShared) => form.change('isShared', isShared)}
          />
        )}
      </FormFrame>
    </Dialog>
  );
}

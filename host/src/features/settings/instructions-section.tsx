import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { instructionLimits } from '@loupe/shared/lib/instruction-limits';
import { Switch } from '@loupe/shared/ui/switch';
import { TextArea } from '@loupe/shared/ui/text-area';
import { useSite } from '../../services/site.ts';
import { instructionsTexts as texts } from '#texts/instructions';
import { createInstructionsStore, type InstructionsStore } from './instructions-store.ts';
import { LoadedPart } from './loaded-part.tsx';
import { MemoryList } from './memory-list.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings.module.css';

function InstructionsForm({ store, text }: { readonly store: InstructionsStore; readonly text: string }) {
  const [form] = useState(() => store.createTextForm(text));
  const { values, fieldErrors } = useStore(form.$form);
  return (
    <SettingsForm label={texts.instructions.label} form={form} action={texts.instructions.save}>
      <TextArea
        name="instructions"
        label={texts.instructions.label}
        hint={`${texts.instructions.example} ${texts.instructions.most(instructionLimits.text)}`}
        rows={4}
        value={values.text}
        error={fieldErrors.text}
        onChange={(next) => form.change('text', next)}
      />
    </SettingsForm>
  );
}

/** What a language model is told of the person with every question, in their own words (R21). */
export function InstructionsSection() {
  const { host } = useSite();
  const [store] = useState(() => createInstructionsStore(host.request));
  return (
    <LoadedPart resource={store.words} texts={texts} skeleton={{ lines: 3, height: 40 }}>
      {({ instructions, memories, has_model: hasModel }) => (
        <div className={classes.stack}>
          {!hasModel && (
            <p className={classes.note} role="note">
              {texts.noModel}
            </p>
          )}
          <InstructionsForm store={store} text={instructions.text} />
          <Switch
            name="uses_instructions"
            label={texts.instructions.use}
            isOn={instructions.is_on}
            onChange={(isUsed) => void store.use('is_on', isUsed)}
          />
          <MemoryList store={store} memories={memories} isUsed={instructions.is_remembering} />
        </div>
      )}
    </LoadedPart>
  );
}

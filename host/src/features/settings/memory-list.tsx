import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Memory } from '@loupe/shared/contract/instructions';
import { instructionLimits } from '@loupe/shared/lib/instruction-limits';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { FactRow, FactRows } from '@loupe/shared/ui/fact-row';
import { Switch } from '@loupe/shared/ui/switch';
import { TextField } from '@loupe/shared/ui/text-field';
import { instructionsTexts } from '#texts/instructions';
import type { InstructionsStore } from './instructions-store.ts';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings.module.css';

const texts = instructionsTexts.memory;

interface MemoryListProps {
  readonly store: InstructionsStore;
  readonly memories: readonly Memory[];
  readonly isUsed: boolean;
}

/** What the person wants remembered: shown whole, changed, forgotten, or not used at all. */
export function MemoryList({ store, memories, isUsed }: MemoryListProps) {
  const [editing, setEditing] = useState<Memory | null>(null);
  const [forgetting, setForgetting] = useState<Memory | null>(null);
  return (
    <>
      <h3 className={classes.subheading}>{texts.title}</h3>
      {memories.length === 0 ? (
        <p className={classes.note}>{texts.empty}</p>
      ) : (
        <FactRows>
          {memories.map((memory) => (
            <FactRow key={memory.id} title={memory.text} facts={[]}>
              <span className={classes.actions}>
                <Button
                  size="small"
                  aria-label={texts.editOne(memory.text)}
                  onClick={() => setEditing(memory)}
                >
                  {texts.edit}
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={texts.forgetOne(memory.text)}
                  onClick={() => setForgetting(memory)}
                >
                  {texts.forget}
                </Button>
              </span>
            </FactRow>
          ))}
        </FactRows>
      )}
      <NewMemory store={store} />
      <Switch
        name="uses_memory"
        label={texts.use}
        hint={texts.offHint}
        isOn={isUsed}
        onChange={(isOn) => void store.use('is_remembering', isOn)}
      />
      {editing && (
        <Dialog
          isOpen
          onClose={() => setEditing(null)}
          size="small"
          title={texts.editTitle}
          isKeptOnOutsidePress
        >
          <MemoryForm
            store={store}
            memory={editing}
            action={texts.save}
            onDone={() => setEditing(null)}
            onCancel={() => setEditing(null)}
          />
        </Dialog>
      )}
      {forgetting && <ForgetDialog store={store} memory={forgetting} onClose={() => setForgetting(null)} />}
    </>
  );
}

/** The field for one more; it is empty again when that is kept. */
function NewMemory({ store }: Pick<MemoryListProps, 'store'>) {
  const [kept, setKept] = useState(0);
  return (
    <MemoryForm
      key={kept}
      store={store}
      memory={null}
      action={texts.add}
      takesFocus={kept > 0}
      onDone={() => setKept(kept + 1)}
    />
  );
}

interface MemoryFormProps {
  readonly store: InstructionsStore;
  readonly memory: Memory | null;
  readonly action: string;
  readonly takesFocus?: boolean;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

function MemoryForm({ store, memory, action, takesFocus, onDone, onCancel }: MemoryFormProps) {
  const [form] = useState(() => store.createMemoryForm(memory, onDone));
  const { values, fieldErrors } = useStore(form.$form);
  return (
    <SettingsForm
      label={memory ? texts.editTitle : texts.text}
      form={form}
      action={action}
      takesFocus={memory !== null || takesFocus === true}
      {...(onCancel && { cancel: { label: texts.cancel, onCancel } })}
    >
      <TextField
        name="memory"
        label={texts.text}
        hint={texts.most(instructionLimits.memory)}
        autoComplete="off"
        value={values.text}
        error={fieldErrors.text}
        onChange={(text) => form.change('text', text)}
      />
    </SettingsForm>
  );
}

function ForgetDialog(props: {
  readonly store: InstructionsStore;
  readonly memory: Memory;
  readonly onClose: () => void;
}) {
  const { store, memory, onClose } = props;
  const isBusy = useStore(store.$forgetting) === memory.id;
  const forget = async () => {
    if (await store.forget(memory.id)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={texts.forgetTitle}
      description={memory.text}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void forget()}>
            {texts.forget}
          </Button>
        </>
      }
    />
  );
}

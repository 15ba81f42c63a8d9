import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@loupe/shared/ui/button';
import { TextArea } from '@loupe/shared/ui/text-area';
import { promptLine } from '../../lib/prompt-text.ts';
import { promptTexts } from '#texts/prompts';
import type { PromptStep } from './use-prompt-taking.ts';
import classes from './prompt-picker.module.css';

export type PromptFillProps = {
  step: Extract<PromptStep, { kind: 'fill' }>;
  /** What was filled in when the form was left before. */
  before: ReadonlyMap<string, string>;
  onChange: (id: string, values: ReadonlyMap<string, string>) => void;
  onInsert: (values: ReadonlyMap<string, string>) => void;
  onLeave: () => void;
};

/** What stands in a field is overwritten by what is typed next. */
function enter(field: HTMLTextAreaElement | null | undefined): void {
  field?.focus();
  field?.select();
}

/** One field for each place of a prompt. Enter goes on and in the last one inserts, Escape goes back. */
export function PromptFill({ step, before, onChange, onInsert, onLeave }: PromptFillProps) {
  const { prompt, variables } = step;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(
    () => new Map(variables.map(({ name, preset }) => [name, before.get(name) ?? preset])),
  );
  useEffect(() => enter(form.current?.querySelector('textarea')), []);

  function change(name: string, value: string) {
    const next = new Map([...values, [name, value]]);
    setValues(next);
    onChange(prompt.id, next);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter' && !event.shiftKey && event.target instanceof HTMLTextAreaElement)
      goOn(event.target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function goOn(from: HTMLTextAreaElement) {
    const fields = [...(form.current?.querySelectorAll('textarea') ?? [])];
    const next = fields[fields.indexOf(from) + 1];
    if (next) enter(next);
    else onInsert(values);
  }

  return (
    // Keys of all its fields
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className={classes.form}
      aria-label={promptTexts.fill(prompt.name)}
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        onInsert(values);
      }}
    >
      <p className={classes.heading}>{promptTexts.fill(prompt.name)}</p>
      <div className={classes.fields}>
        {variables.map(({ name }) => (
          <TextArea
            key={name}
            name={name}
            label={name}
            rows={1}
            value={values.get(name) ?? ''}
            onChange={(value) => change(name, value)}
          />
        ))}
        <p className={classes.quote}>{promptLine(prompt.text)}</p>
      </div>
      <div className={classes.actions}>
        <Button onClick={onLeave}>{promptTexts.cancel}</Button>
        <Button type="submit" variant="primary">
          {promptTexts.insert}
        </Button>
      </div>
    </form>
  );
}

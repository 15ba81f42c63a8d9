import { useStore } from '@nanostores/react';
import { Plus, X } from 'lucide-react';
import type { OwnInput } from '@loupe/shared/contract/own-agents';
import { ownAgentLimits } from '@loupe/shared/lib/own-agent-limits';
import { Button, IconButton } from '@loupe/shared/ui/button';
import { Checkbox } from '@loupe/shared/ui/checkbox';
import { SelectField } from '@loupe/shared/ui/select-field';
import { TextArea } from '@loupe/shared/ui/text-area';
import { TextField } from '@loupe/shared/ui/text-field';
import { namedInputs, newInput } from '../../lib/own-document.ts';
import { builderTexts } from '#texts/builder';
import type { BuilderPage } from '../../stores/builder-page.ts';
import classes from './builder.module.css';

const KINDS = Object.entries(builderTexts.inputKinds).map(([value, label]) => ({
  value: value as OwnInput['kind'],
  label,
}));

/** The fields of its form, one row each. */
export function InputRows({ page }: { page: BuilderPage }) {
  const { inputs } = useStore(page.$document);
  const set = (at: number, part: Partial<OwnInput>) =>
    page.change({ inputs: inputs.map((one, i) => (i === at ? { ...one, ...part } : one)) });
  return (
    <fieldset className={classes.rows}>
      <legend className={classes.legend}>{builderTexts.inputs}</legend>
      <p className={classes.note}>{builderTexts.inputsHint}</p>
      {inputs.map((input, at) => (
        // A field has no other name than its place until it is saved.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={classes.row}>
          <TextField
            name={`input-${at}`}
            label={builderTexts.inputLabel}
            hint={
              input.label.trim() === '' || input.kind === 'files'
                ? undefined
                : builderTexts.inputPlace(placeOf(inputs, at))
            }
            value={input.label}
            maxLength={ownAgentLimits.label}
            autoComplete="off"
            onChange={(label) => set(at, { label })}
            className={classes.grow}
          />
          <SelectField<OwnInput['kind']>
            name={`input-${at}-kind`}
            label={builderTexts.inputKind}
            value={input.kind}
            options={KINDS}
            onChange={(kind) => set(at, { kind })}
          />
          <IconButton
            label={builderTexts.remove(input.label || builderTexts.unnamed)}
            icon={<X aria-hidden="true" />}
            onClick={() => page.change({ inputs: inputs.filter((_, i) => i !== at) })}
          />
          {input.kind === 'choice' && (
            <TextArea
              name={`input-${at}-options`}
              label={builderTexts.inputOptions}
              rows={3}
              value={input.options.join('\n')}
              onChange={(text) => set(at, { options: text.split('\n') })}
              className={classes.whole}
            />
          )}
          <Checkbox
            name={`input-${at}-required`}
            label={builderTexts.inputRequired}
            isChecked={input.is_required}
            onChange={(isRequired) => set(at, { is_required: isRequired })}
          />
        </div>
      ))}
      {inputs.length < ownAgentLimits.inputs && (
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => page.change({ inputs: [...inputs, newInput()] })}
        >
          {builderTexts.addInput}
        </Button>
      )}
    </fieldset>
  );
}

/** What the field is called in a question: its name, or the one that it gets when it is saved. */
const placeOf = (inputs: readonly OwnInput[], at: number): string =>
  namedInputs(inputs).find((one) => one.at === at)?.name ?? '';

import { useRef } from 'react';
import { useStore } from '@nanostores/react';
import { FileUp, X } from 'lucide-react';
import type { InputField } from '@loupe/shared/contract/agents';
import { Button, IconButton } from '@loupe/shared/ui/button';
import { trialFields } from '../../lib/own-document.ts';
import { holdsFiles } from '../../lib/start-form.ts';
import { builderTexts } from '#texts/builder';
import { FileNote } from '../../parts/file-note.tsx';
import type { BuilderPage } from '../../stores/builder-page.ts';
import type { BuilderTrial } from '../../stores/builder-trial.ts';
import { ValueField } from './value-field.tsx';
import classes from './builder.module.css';

/** What its form would ask, so that a run beside it is given the same. */
export function TrialFields({ page, trial }: { page: BuilderPage; trial: BuilderTrial }) {
  const document = useStore(page.$document);
  const baseFields = useStore(page.$baseFields);
  const values = useStore(trial.$values);
  const fields = trialFields(document, baseFields, builderTexts.trialFiles);
  return fields.map((field) =>
    holdsFiles(field) ? (
      <TrialFiles key={field.name} field={field} fields={fields} trial={trial} />
    ) : (
      <ValueField
        key={field.name}
        field={field}
        name={`trial-${field.name}`}
        value={values[field.name] ?? ''}
        empty={field.default || builderTexts.valueNone}
        onChange={(value) => trial.setValue(field.name, value)}
      />
    ),
  );
}

type TrialFilesProps = { field: InputField; fields: readonly InputField[]; trial: BuilderTrial };

function TrialFiles({ field, fields, trial }: TrialFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  useStore(trial.files.$attachments);
  return (
    <div className={classes.part}>
      <input
        ref={input}
        type="file"
        multiple={field.kind === 'files'}
        accept={field.accept.join(',')}
        className="visually-hidden"
        aria-label={field.label}
        tabIndex={-1}
        onChange={(event) => {
          trial.chooseFiles(field, [...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button size="small" icon={<FileUp aria-hidden="true" />} onClick={() => input.current?.click()}>
        {builderTexts.chooseFor(field.label)}
      </Button>
      <ul className={classes.versions}>
        {trial.filesOf(field, fields).map((file) => (
          <li key={file.key}>
            <span className={classes.grow}>
              {file.name} <FileNote attachment={file} className={classes.note} />
            </span>
            <IconButton
              label={builderTexts.removeFile(file.name)}
              icon={<X aria-hidden="true" />}
              onClick={() => trial.files.remove(file.key)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { InputField } from '@loupe/shared/contract/agents';
import { agentTexts } from '#texts/explore';
import type { AgentPage } from '../../stores/agent-page.ts';
import { StartField } from './start-field.tsx';
import classes from './start-form.module.css';

/** Fields that are rarely needed, folded away; open where one of them holds something or is not right. */
export function MoreFields({ page, fields }: { page: AgentPage; fields: readonly InputField[] }) {
  const values = useStore(page.$values);
  const files = useStore(page.$fieldFiles);
  const errors = useStore(page.$errors);
  const [isOpen, setOpen] = useState(false);
  const isUsed = fields.some(
    ({ name, default: first }) => (values[name] ?? '') !== (first ?? '') || files[name] !== undefined,
  );
  const isWrong = fields.some(({ name }) => errors[name] !== undefined);
  const isShown = isOpen || isUsed || isWrong;
  if (fields.length === 0) return null;
  return (
    <details className={classes.more} open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.moreLabel}>{agentTexts.more}</summary>
      {isShown && (
        <div className={classes.moreFields}>
          {fields.map((field) => (
            <StartField key={field.name} page={page} field={field} />
          ))}
        </div>
      )}
    </details>
  );
}

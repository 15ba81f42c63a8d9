import type { ReactNode } from 'react';
import { FileText } from 'lucide-react';
import { StillMarkdown } from '@loupe/shared/markdown/still-markdown';
import { formLines } from '@loupe/shared/lib/form-lines';
import { Chip } from '@loupe/shared/ui/chip';
import type { SharedMessage } from '../../lib/shared-turns.ts';
import { texts } from '../../messages/en.ts';
import classes from './transcript.module.css';

/** What a person asked, in a light bubble, with the names of the files that came with it. */
export function Question({ message }: { message: SharedMessage }) {
  return (
    <article aria-label={texts.asked} className={classes.question}>
      {message.text !== '' && <Bubble text={message.text} />}
      {message.file_names.length > 0 && (
        <ul className={classes.files} aria-label={texts.files}>
          {message.file_names.map((name) => (
            <li key={name}>
              <Chip icon={<FileText />}>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** What was typed; a filled-in form as names and values. */
function Bubble({ text }: { text: string }) {
  const form = formLines(text);
  if (!form) return <div className={classes.bubble}>{text}</div>;
  return (
    <div className={classes.bubble}>
      <p className={classes.formTitle}>{form.title}</p>
      <dl className={classes.form}>
        {form.fields.map(({ label, value }) => (
          <div key={label} className={classes.formRow}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export type AnswerProps = {
  text: string;
  /** How the run worked, above the text. */
  process?: ReactNode;
  /** The report, below it. */
  children?: ReactNode;
  onFigure?: (id: string, element: HTMLElement) => void;
  onSource?: (n: number, element: HTMLElement) => void;
  onCopy: (text: string) => Promise<boolean>;
};

/** An answer: process line, text, report. */
export function Answer({ text, process, children, ...marks }: AnswerProps) {
  return (
    <article aria-label={texts.answered} className={classes.answer}>
      {process}
      {text !== '' && <StillMarkdown text={text} {...marks} />}
      {children}
    </article>
  );
}

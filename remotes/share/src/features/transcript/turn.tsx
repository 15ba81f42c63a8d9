import type { ReactNode } from 'react';
import { FileText } from 'lucide-react';
import { StillMarkdown } from '@loupe/shared/markdown/still-markdown';
import { Chip } from '@loupe/shared/ui/chip';
import { QuestionBubble } from '@loupe/shared/ui/question-bubble';
import type { SharedMessage } from '../../lib/shared-turns.ts';
import { texts } from '#texts';
import classes from './transcript.module.css';

/** What a person asked, in a light bubble, with the names of the files that came with it. */
export function Question({ message }: { message: SharedMessage }) {
  return (
    <article aria-label={texts.asked} className={classes.question}>
      {message.text === '' ? (
        <p className={classes.hidden}>{texts.hiddenQuestion}</p>
      ) : (
        <QuestionBubble text={message.text} />
      )}
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

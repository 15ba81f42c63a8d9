import { ChevronLeft, ChevronRight, FileText, Pencil } from 'lucide-react';
import type { Message } from '@loupe/shared/contract/chats';
import { IconButton } from '@loupe/shared/ui/button';
import { CopyButton } from '@loupe/shared/ui/copy-button';
import { QuestionBubble } from '@loupe/shared/ui/question-bubble';
import { branchTexts, transcriptTexts } from '#texts/transcript';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { Editing } from '../../stores/branches.ts';
import type { EditQuestionProps } from './edit-question.tsx';
import classes from './question.module.css';

const EditQuestion = lazyPart<EditQuestionProps>(
  async () => (await import('./edit-question.tsx')).EditQuestion,
  branchTexts.editFailed,
);

/** What can be done with a question that was asked. */
export interface QuestionActions {
  edit(messageId: string): void;
  setText(text: string): void;
  removeFile(fileId: string): void;
  /** Leaves it as it is; what was typed is kept. */
  close(): void;
  undo(): void;
  sendEdited(): void;
  /** Shows the version of it before (-1) or after (1) this one. */
  step(messageId: string, by: 1 | -1): void;
  copy(text: string): Promise<boolean>;
  navigate(to: string): void;
}

type QuestionProps = {
  question: Message;
  /** It was asked by a form: there are no words to edit. */
  isForm: boolean;
  editing: Editing | null;
  /** A version of it is being fetched. */
  isOpening: boolean;
  actions: QuestionActions;
};

/** What the person asked, with what can be done with it: copied, edited, and looked at in its other versions. */
export function Question({ question, isForm, editing, isOpening, actions }: QuestionProps) {
  if (editing)
    return (
      <div
        role="group"
        className={classes.question}
        aria-label={transcriptTexts.question}
        data-part="question"
      >
        <EditQuestion editing={editing} original={question} actions={actions} />
      </div>
    );
  return (
    <div role="group" className={classes.question} aria-label={transcriptTexts.question} data-part="question">
      <Asked text={question.text} files={question.files} />
      <div className={classes.row}>
        <span className={classes.actions}>
          {question.text !== '' && (
            <CopyButton
              size="small"
              variant="ghost"
              label={branchTexts.copyQuestion}
              copy={(value) => actions.copy(value)}
              getText={() => question.text}
            />
          )}
          {!isForm && (
            <IconButton
              size="small"
              label={branchTexts.edit}
              icon={<Pencil aria-hidden="true" />}
              data-edit=""
              onPointerEnter={() => void EditQuestion.preload()}
              onFocus={() => void EditQuestion.preload()}
              onClick={() => actions.edit(question.id)}
            />
          )}
        </span>
        {question.versions && (
          <Versions
            id={question.id}
            versions={question.versions}
            isOpening={isOpening}
            onStep={(by) => actions.step(question.id, by)}
          />
        )}
      </div>
    </div>
  );
}

type VersionsProps = {
  id: string;
  versions: readonly string[];
  isOpening: boolean;
  onStep: (by: 1 | -1) => void;
};

/** `‹ 2/3 ›`: which version of the question is shown, and the way to those beside it. */
function Versions({ id, versions, isOpening, onStep }: VersionsProps) {
  const [at, of] = [versions.indexOf(id) + 1, versions.length];
  const step = (by: 1 | -1, label: string, icon: React.ReactNode, isEnd: boolean) => (
    <IconButton
      size="small"
      label={label}
      icon={icon}
      aria-disabled={isEnd || undefined}
      data-step={by}
      onClick={() => (isEnd ? undefined : onStep(by))}
    />
  );
  return (
    <span
      role="group"
      aria-label={branchTexts.versions}
      className={classes.versions}
      aria-busy={isOpening || undefined}
    >
      {step(-1, branchTexts.before, <ChevronLeft aria-hidden="true" />, at <= 1)}
      <span className={classes.count}>
        <span aria-hidden="true">{`${at}/${of}`}</span>
        <span role="status" className="visually-hidden">
          {branchTexts.version(at, of)}
        </span>
      </span>
      {step(1, branchTexts.after, <ChevronRight aria-hidden="true" />, at >= of)}
    </span>
  );
}

type AskedProps = { text: string; files: readonly Pick<Message['files'][number], 'id' | 'name'>[] };

/** A question as it stands, with the files that went with it. */
export function Asked({ text, files }: AskedProps) {
  return (
    <>
      {text !== '' && <QuestionBubble text={text} />}
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.id}>
              <FileText size={14} aria-hidden="true" />
              <span>{file.name}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A question on its way. */
export function AskedNow(props: AskedProps) {
  return (
    <div
      role="group"
      className={classes.question}
      aria-label={transcriptTexts.question}
      aria-busy="true"
      data-part="question"
    >
      <Asked {...props} />
    </div>
  );
}

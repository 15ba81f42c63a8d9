import { useStore } from '@nanostores/react';
import { Button } from '@loupe/shared/ui/button';
import { DataList } from '@loupe/shared/ui/data-list';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { problemsTexts } from '#texts/problems';
import type { ProblemContent, ProblemDetailStore } from '../../stores/problem-detail.ts';
import classes from './problems.module.css';

type ProblemContentPartProps = { isAgreed: boolean; store: ProblemDetailStore };

/** Question and answer, once they are asked for; before that nothing of them has left the server. */
export function ProblemContentPart({ isAgreed, store }: ProblemContentPartProps) {
  const content = useStore(store.$content);
  return (
    <section className={classes.part} aria-label={problemsTexts.content}>
      <SectionLabel as="h3">{problemsTexts.content}</SectionLabel>
      <p className={classes.quiet}>{isAgreed ? problemsTexts.agreed : problemsTexts.notAgreed}</p>
      {isAgreed && content?.state !== 'ready' && (
        <div className={classes.row}>
          <Button isBusy={content?.state === 'loading'} onClick={() => void store.readContent()}>
            {problemsTexts.read}
          </Button>
        </div>
      )}
      <div role="status" className="visually-hidden">
        {content?.state === 'loading' ? problemsTexts.reading : ''}
      </div>
      <div role="alert">
        {content?.state === 'failed' && (
          <p>
            {problemsTexts.readFailed} {content.error.message}
          </p>
        )}
      </div>
      {isAgreed && content?.state === 'ready' && <Content content={content.value} />}
    </section>
  );
}

function Content({ content: { question, inputs, answer } }: { content: ProblemContent }) {
  return (
    <>
      <h4>{problemsTexts.question}</h4>
      <blockquote className={classes.quote}>{question}</blockquote>
      {inputs.length > 0 && (
        <>
          <h4>{problemsTexts.form}</h4>
          <DataList items={inputs.map(({ name, value }) => ({ key: name, term: name, detail: value }))} />
        </>
      )}
      <h4>{problemsTexts.answer}</h4>
      {answer === null ? (
        <p className={classes.quiet}>{problemsTexts.noAnswer}</p>
      ) : (
        <blockquote className={classes.quote}>{answer}</blockquote>
      )}
    </>
  );
}

import { useId } from 'react';
import { useStore } from '@nanostores/react';
import { Button } from '@loupe/shared/ui/button';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { usePage } from '@loupe/shared/ui/use-page';
import { texts } from '#texts';
import { firstTexts } from '#texts/first';
import { creditRangeText } from '#texts/ranges';
import type { ChatPage } from '../../stores/chat-page.ts';
import { createFirstQuestions, type FirstQuestions as Offered } from '../../stores/first-questions.ts';
import type { Outside } from '../../stores/outside.ts';
import classes from './empty-chat.module.css';

const COUNT = 3;

export type FirstQuestionsProps = {
  outside: Outside;
  page: ChatPage;
};

/** Three questions that are answered at once, on the person's last file or on a sample: each asks itself. */
export function FirstQuestions({ outside, page }: FirstQuestionsProps) {
  const first = usePage(() => createFirstQuestions(outside, page));
  const loaded = useStore(first.$questions);
  const asked = useStore(first.$asked);
  const id = useId();
  if (loaded.state === 'loading')
    return (
      <LoadingRegion label={firstTexts.loading}>
        <Skeleton width="44%" />
        <div className={classes.firstList}>
          {Array.from({ length: COUNT }, (_, at) => (
            <Skeleton key={at} shape="block" className={classes.firstPlace} />
          ))}
        </div>
      </LoadingRegion>
    );
  if (loaded.state === 'failed')
    return (
      <p role="status" className={classes.firstFailed}>
        {firstTexts.failed}{' '}
        <Button size="small" variant="ghost" onClick={first.load}>
          {texts.retry}
        </Button>
      </p>
    );
  const { questions } = loaded.value;
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionLabel id={id}>{firstTexts.heading}</SectionLabel>
      <About offered={loaded.value} />
      <ul className={classes.firstList}>
        {questions.map((question) => (
          <li key={question}>
            <Button
              className={classes.firstAsk}
              isBusy={asked === question}
              aria-disabled={asked !== null}
              onClick={() => void first.ask(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of what they are, and what one costs. */
function About({ offered }: { offered: Offered }) {
  const { file, sample, credits_min: min, credits_max: max } = offered;
  const about = file ? firstTexts.onFile(file.name) : firstTexts.onSample(sample?.about ?? '');
  return (
    <p className={classes.firstAbout}>
      <span className={classes.firstName} title={about}>
        {about}
      </span>
      <span className={classes.firstPrice}>{firstTexts.price(creditRangeText(min, max))}</span>
    </p>
  );
}

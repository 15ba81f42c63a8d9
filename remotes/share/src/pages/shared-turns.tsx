import type { HostContract } from '@loupe/shared/host-contract';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { copyText } from '@loupe/shared/stores/copy';
import { RunReport } from '../features/report/run-report.tsx';
import { RunProcess } from '../features/transcript/run-process.tsx';
import { Answer, Question } from '../features/transcript/turn.tsx';
import type { SharedView } from '../lib/shared-turns.ts';
import { texts } from '#texts';
import type { SharePage } from '../stores/share-page.ts';
import { useEvidence } from './use-evidence.tsx';

/** The stored message of a run with a report is the report, which is below in its own type. */
function answerText(run: RunView, stored: string): string {
  return run.report === '' ? stored : run.answer;
}

type SharedTurnsProps = { view: SharedView; host: HostContract; page: SharePage };

/** The conversation, question by question; a number or a source mark opens what it rests on. */
export function SharedTurns({ view, host, page }: SharedTurnsProps) {
  const { marksOf, sheet } = useEvidence(host, page);

  function answerOf(run: RunView, text: string) {
    const marks = marksOf(run);
    return (
      <Answer text={text} process={<RunProcess run={run} />} {...marks}>
        <RunReport run={run} {...marks} />
      </Answer>
    );
  }

  return (
    <div role="group" aria-label={texts.conversation}>
      {view.turns.map(({ message, run }) => {
        const openRun = view.openRuns.get(message.id);
        return (
          <div key={message.id}>
            {message.role === 'user' && <Question message={message} />}
            {message.role === 'assistant' && run && answerOf(run, answerText(run, message.text))}
            {message.role === 'assistant' && !run && <Answer text={message.text} onCopy={copyText} />}
            {openRun && answerOf(openRun, openRun.answer)}
          </div>
        );
      })}
      {sheet}
    </div>
  );
}

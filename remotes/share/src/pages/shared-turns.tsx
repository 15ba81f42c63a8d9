import { useState, type ComponentType } from 'react';
import type { HostContract } from '@loupe/shared/host-contract';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import type { PopoverProps } from '@loupe/shared/ui/popover';
import { EvidencePopover } from '../features/evidence/evidence-popover.tsx';
import { RunReport } from '../features/report/run-report.tsx';
import { RunProcess } from '../features/transcript/run-process.tsx';
import { Answer, Question } from '../features/transcript/turn.tsx';
import { figureEvidence, sourceEvidence, type Evidence } from '../lib/evidence.ts';
import type { SharedView } from '../lib/shared-turns.ts';
import { texts } from '../messages/en.ts';
import { copyText } from '../parts/copy-text.ts';
import { loadPopover } from '../parts/load-popover.ts';

interface OpenEvidence {
  readonly evidence: Evidence;
  readonly anchor: HTMLElement;
  readonly Popover: ComponentType<PopoverProps>;
}

/** The stored message of a run with a report is the report, which stands below in its own type. */
function answerText(run: RunView, stored: string): string {
  return run.report === '' ? stored : run.answer;
}

type SharedTurnsProps = { view: SharedView; notify: HostContract['notify'] };

/** The conversation, question by question; a number or a source mark opens what it rests on. */
export function SharedTurns({ view, notify }: SharedTurnsProps) {
  const [open, setOpen] = useState<OpenEvidence | null>(null);

  async function show(evidence: Evidence | null, anchor: HTMLElement) {
    if (!evidence) return;
    try {
      const Popover = await loadPopover();
      setOpen({ evidence, anchor, Popover });
    } catch {
      notify(texts.notOpened, 'error');
    }
  }

  function marksOf(run: RunView) {
    return {
      onFigure: (id: string, element: HTMLElement) => void show(figureEvidence(run, id), element),
      onSource: (n: number, element: HTMLElement) => void show(sourceEvidence(run, n), element),
      onCopy: copyText,
    };
  }

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
      {open && (
        <EvidencePopover
          Popover={open.Popover}
          evidence={open.evidence}
          anchor={open.anchor}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

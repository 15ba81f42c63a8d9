import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { usePage } from '@loupe/shared/ui/use-page';
import type { PageActions } from '../features/transcript/answer.tsx';
import { Transcript } from '../features/transcript/transcript.tsx';
import { QuoteButton } from '../features/transcript/quote-button.tsx';
import { QueuedTurn } from '../features/transcript/queued-turn.tsx';
import { SendingTurn, TurnView, type TurnActions } from '../features/transcript/turn-view.tsx';
import { withQuotation } from '../lib/quote.ts';
import type { Turn } from '../lib/turns.ts';
import { createBranches, type Branches } from '../stores/branches.ts';
import { createFeedback, type Feedback } from '../stores/feedback.ts';
import { createQueue } from '../stores/queue.ts';
import type { Outside } from '../stores/outside.ts';
import { takeOffer } from '../stores/take-offer.ts';
import type { ChatPage } from '../stores/chat-page.ts';

export interface ChatTurnsProps {
  readonly outside: Outside;
  readonly page: ChatPage;
  readonly actions: PageActions;
}

/** The turns of the chat, and the message on its way. */
export function ChatTurns({ outside, page, actions }: ChatTurnsProps) {
  const branches = usePage(() => createBranches(outside, page.instead));
  const queue = usePage(() => createQueue(outside, page, page.instead.drafts));
  const feedback = usePage(() => createFeedback(outside, page.$chatId, page.instead.drafts));
  const all = useStore(page.$turns);
  const replacing = useStore(page.$replacing);
  const editing = useStore(branches.$editing);
  const opening = useStore(branches.$opening);
  // What comes after a question belongs to it as it was.
  const turns = useMemo(() => turnsBefore(all, replacing?.messageId), [all, replacing]);
  const turnActions = useMemo(
    () => actionsOf(actions, { branches, feedback, composer: page.composer }),
    [actions, branches, feedback, page],
  );
  const sending = useStore(page.$sending);
  const isStopping = useStore(page.$isStopping);
  const sentCount = useStore(page.$sentCount);
  const openCount = useStore(page.$openCount);
  const earlierCount = useStore(page.older.$count);
  const older = useStore(page.older.$state);
  const target = useStore(page.$target);
  const earlier = useMemo(
    () => ({ count: earlierCount, state: older, onRead: page.older.read }),
    [earlierCount, older, page],
  );
  const searched = useMemo(
    () => ({ $turns: page.$turns, $olderCount: page.older.$count, readAll: page.older.readAll }),
    [page],
  );
  const files = sending?.attachments.map(({ key, name }) => ({ id: key, name })) ?? [];
  const quote = (passage: string) => {
    page.composer.setText(withQuotation(page.composer.$text.get(), passage));
    actions.focusComposer();
  };
  return (
    <>
      <QuoteButton onQuote={quote} />
      <Transcript
        key={openCount}
        sentCount={sentCount}
        turns={turns}
        earlier={earlier}
        searched={searched}
        target={target}
        onStep={(turnId, by) => void branches.step(turnId, by)}
        renderTurn={(turn, index) => (
          <TurnView
            key={turn.id}
            turn={turn}
            runs={page.runs}
            isLast={index === turns.length - 1 && sending === null && replacing === null}
            isStopping={isStopping}
            editing={editing?.messageId === turn.id ? editing : null}
            isOpening={opening !== null && turn.question?.versions?.includes(opening) === true}
            actions={turnActions}
          />
        )}
      >
        {sending && <SendingTurn key="sending" text={sending.text.trim()} files={files} />}
        <QueuedTurn
          queue={queue}
          $text={page.composer.$text}
          $activeRun={page.$activeRun}
          onGone={actions.focusComposer}
        />
        {replacing && <SendingTurn key="replacing" text={replacing.text} files={replacing.files} />}
      </Transcript>
    </>
  );
}

function turnsBefore(turns: readonly Turn[], messageId: string | undefined): readonly Turn[] {
  const at = turns.findIndex(({ question }) => question !== null && question.id === messageId);
  return at < 0 ? turns : turns.slice(0, at);
}

function actionsOf(
  actions: PageActions,
  {
    branches,
    feedback,
    composer,
  }: { branches: Branches; feedback: Feedback; composer: ChatPage['composer'] },
): TurnActions {
  return {
    ...actions,
    feedback,
    edit: branches.edit,
    setText: branches.setText,
    removeFile: branches.removeFile,
    close: branches.close,
    undo: branches.undo,
    sendEdited: () => void branches.sendEdited(),
    step: (messageId, by) => void branches.step(messageId, by),
    prepare: (agent, text) => {
      takeOffer(composer, agent, text);
      actions.focusComposer();
    },
    askAgain: (messageId, agent) => void branches.askAgain(messageId, agent),
  };
}

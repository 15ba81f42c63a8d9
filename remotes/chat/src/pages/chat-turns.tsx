import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { AnswerActions } from '../features/transcript/answer.tsx';
import { Transcript } from '../features/transcript/transcript.tsx';
import { SendingTurn, TurnView } from '../features/transcript/turn-view.tsx';
import type { ChatPage } from '../stores/chat-page.ts';

export interface ChatTurnsProps {
  readonly page: ChatPage;
  readonly actions: AnswerActions;
}

/** The turns of the chat, and the message on its way. */
export function ChatTurns({ page, actions }: ChatTurnsProps) {
  const turns = useStore(page.$turns);
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
  return (
    <Transcript
      key={openCount}
      sentCount={sentCount}
      turns={turns}
      earlier={earlier}
      searched={searched}
      target={target}
      renderTurn={(turn, index) => (
        <TurnView
          key={turn.id}
          turn={turn}
          runs={page.runs}
          isLast={index === turns.length - 1 && sending === null}
          isStopping={isStopping}
          actions={actions}
        />
      )}
    >
      {sending && <SendingTurn key="sending" text={sending.text.trim()} files={files} />}
    </Transcript>
  );
}

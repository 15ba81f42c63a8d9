import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { lazyPart } from './lazy-part.tsx';
import { $isLeavingAsked, $wayOut } from './leaving.ts';

const question = lazyPart<object>(() =>
  import('../features/leaving/leave-question.tsx').then(({ LeaveQuestion }) => LeaveQuestion),
);

/** The question before something unsaved is left; loaded as soon as there is something to lose. */
export function LeaveQuestionPart() {
  const isNear = useStore($isLeavingAsked);
  useEffect(() => {
    if (isNear) void question.preload();
  }, [isNear]);
  return useStore($wayOut) ? <question.Part props={{}} /> : null;
}

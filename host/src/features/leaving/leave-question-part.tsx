import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { $isLeavingAsked } from '../../services/unsaved.ts';
import { pagesTexts } from '#texts/pages';
import { $wayOut, agreeToLoseUnsaved, stayOnPage } from './leaving.ts';

function askInBrowser(): void {
  if (confirm(pagesTexts.leave)) agreeToLoseUnsaved();
  else stayOnPage();
}

/** Without its code the question is the browser's own: links must not lead nowhere. */
function BrowserQuestion() {
  useEffect(askInBrowser, []);
  return null;
}

const LazyQuestion = lazyPart<object>(
  () => import('./leave-question.tsx').then(({ LeaveQuestion }) => LeaveQuestion),
  BrowserQuestion,
);

/** The question before something unsaved is left; loaded as soon as there is something to lose. */
export function LeaveQuestionPart() {
  const isNear = useStore($isLeavingAsked);
  useEffect(() => {
    if (isNear) void LazyQuestion.preload();
  }, [isNear]);
  return useStore($wayOut) ? <LazyQuestion /> : null;
}

import { useEffect, useRef } from 'react';
import { environment } from '@loupe/shared/environment';
import { pageNameOf } from './page-name.ts';
import { documentTitle } from './page-title.ts';
import type { Decision } from './guard.ts';
import { mainId } from './main-id.ts';

function focusMain(): void {
  const main = document.getElementById(mainId);
  if (!main || main.contains(document.activeElement)) return;
  // React keeps the field that was focused last, and with it the whole page around it, until it hears that the field
  // lost the focus. Of a field that is taken away the browser says nothing.
  main.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  main.focus({ preventScroll: true });
}

/**
 * On a change of route: the title, then the focus on the main element, which carries the page's name and so is read
 * out once. The first page keeps the browser's own focus; a page that took the focus itself keeps it.
 */
export function useRouteChange(decision: Decision, path: string): void {
  const shownPath = useRef<string | null>(null);
  const route = decision.kind === 'show' ? decision.route.name : null;
  const isSettled = decision.kind !== 'redirect';
  useEffect(() => {
    if (!isSettled) return;
    environment().page.setTitle(documentTitle(pageNameOf(route), environment().config.brandName));
  }, [route, isSettled]);
  useEffect(() => {
    if (!isSettled) return;
    const isFirst = shownPath.current === null;
    const hasChanged = shownPath.current !== path;
    shownPath.current = path;
    if (!isFirst && hasChanged) focusMain();
  }, [path, isSettled]);
}

/* The page of every guest of the tests: another team's, built by another bundler, that uses what the host shares. */
import { createElement, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { RemotePageProps } from '@loupe/shared/host-contract';
import { $remainingCredits } from '@loupe/shared/stores/credits';
import { showSnackbar } from '@loupe/shared/stores/snackbar';

function button(name: string, onClick: () => void) {
  return createElement('button', { type: 'button', onClick }, name);
}

/** A page under a title that says which build it is of. */
export function guestPage(title: string) {
  return function Page({ host }: RemotePageProps) {
    const user = useStore(host.$user);
    const left = useStore($remainingCredits);
    const [presses, setPresses] = useState(0);
    const [isBroken, setIsBroken] = useState(false);
    if (isBroken) throw new Error(`${title} threw while it was drawn`);
    return createElement(
      'section',
      { className: 'guest-card' },
      createElement('h1', null, title),
      createElement('p', null, `${user?.name ?? 'Nobody'} has ${left ?? 'unknown'} credits left.`),
      createElement('p', null, `Pressed ${presses} times.`),
      button('Press', () => setPresses((count) => count + 1)),
      button('Tell the host', () => showSnackbar(`${title} says hello`, 'success')),
      button('Break', () => setIsBroken(true)),
    );
  };
}

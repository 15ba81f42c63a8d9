/** Texts of notifications inside the page. */
export const noticeTexts = {
  heading: 'Notifications',
  hint: 'About runs that go on without you.',
  offer: {
    title: 'Be notified when a run ends?',
    explanation: (brand: string) =>
      `A run goes on when you close this page. ${brand} can tell you on this device when it has finished, has failed or needs you. Nothing else is sent.`,
    next: 'Your browser asks for permission next.',
    accept: 'Turn on',
    decline: 'Not now',
    close: 'Close',
  },
  denied: {
    title: 'Notifications are blocked',
    explanation:
      'This browser blocks notifications of this site. To undo that, open the site settings beside the address, allow notifications, and reload the page.',
    instead: 'Until then you find what has ended under Runs.',
  },
  device: 'This device',
  states: {
    unknown: 'Asking the browser',
    unsupported: 'This browser cannot show notifications of this site. You find what has ended under Runs.',
    off: 'Off. You find what has ended under Runs.',
    denied: 'Blocked in this browser',
    changing: 'Changing',
    on: 'On. You are notified also when this page is closed.',
  },
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  howToUndo: 'How to undo',
  turnedOn: 'Notifications are on for this device',
  turnedOff: 'Notifications are off for this device',
  failed: 'Notifications could not be turned on.',
  kinds: {
    run_done: 'A run has finished',
    run_failed: 'A run has failed',
    run_waiting: 'A run needs you',
    run_changed: 'A repeated run found a change',
  },
  loading: 'Loading notifications',
  loadFailed: 'The choice of notifications could not be loaded.',
  kept: 'What is turned on stays on.',
} as const;

/** Words of the sheet of keys. `control` and `shift` are what those keys are called in it. */
export const shortcutsTexts = {
  title: 'Keyboard shortcuts',
  open: 'Keyboard shortcuts',
  control: 'Ctrl',
  shift: 'Shift',
  groups: [
    {
      title: 'Everywhere',
      keys: [
        { keys: ['Ctrl K'], does: 'Search and commands' },
        { keys: ['Ctrl Shift O'], does: 'New chat' },
        { keys: ['Ctrl /'], does: 'This list' },
        { keys: ['Esc'], does: 'Close what is open' },
      ],
    },
    {
      title: 'Writing a message',
      keys: [
        { keys: ['Enter'], does: 'Send; while an answer is made: send after it' },
        { keys: ['Shift Enter'], does: 'New line' },
        { keys: ['@'], does: 'Choose an agent' },
        { keys: ['/'], does: 'Choose a prompt, at the beginning of a message' },
        { keys: ['↑'], does: 'Edit the last question, from an empty field' },
      ],
    },
    {
      title: 'Reading a chat',
      keys: [
        { keys: ['J', 'K'], does: 'Next turn, turn before' },
        { keys: ['[', ']'], does: 'Version of the question before, after' },
        { keys: ['Q'], does: 'Quote what is selected' },
        { keys: ['Ctrl F'], does: 'Find in this chat' },
      ],
    },
    {
      title: 'Runs and replay',
      keys: [
        { keys: ['J', 'K'], does: 'Next run, run before' },
        { keys: ['Space'], does: 'Play and pause a replay' },
        { keys: ['←', '→'], does: 'Step through a replay' },
      ],
    },
  ],
};

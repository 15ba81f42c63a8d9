/** Texts of the replay player. */
export const replayTexts = {
  player: 'Replay player',
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  back: 'One event back',
  forward: 'One event on',
  previousStage: 'Previous stage',
  nextStage: 'Next stage',
  toEnd: 'Jump to the end',
  position: 'Position',
  speed: 'Speed',
  times: (speed: number) => `${speed}×`,
  of: (position: number, length: number) => `${position}/${length}`,
  positionOf: (position: number, length: number, stage: string | null) =>
    `Event ${position} of ${length}${stage === null ? '' : `, ${stage}`}`,
  stages: 'Go to a stage',
  keys: 'Space plays and pauses, arrows step, Shift and arrows go by stage, Home and End.',
  empty: 'There is nothing to play back',
  emptyDetail: 'Nobody had worked on this chat when it was shared.',
  stage: (title: string) => `Stage: ${title}`,
  ended: 'End of the replay',
  runBegins: (agent: string) => (agent === '' ? 'A run begins' : `${agent} begins`),
  runEnds: { done: 'Run finished', stopped: 'Run stopped', failed: 'Run failed' },
  states: { waiting: 'waiting', working: 'working', done: 'done', failed: 'failed', stopped: 'stopped' },
  process: 'How it worked',
} as const;

/** Texts of the password form of a protected chat. */
export const lockTexts = {
  title: 'This shared chat is protected',
  lead: 'Enter the password you were given with the link.',
  password: 'Password',
  open: 'Open',
} as const;

/** Files on their way into a message or a form. */
export const fileTexts = {
  /** Between the last two of several endings. */
  or: 'or',
  numberLocale: 'en-US',
  sentOf: (sent: string, all: string) => `${sent} of ${all}`,
  checking: 'Being checked',
  waiting: (sent: string, all: string) => `Waiting for the connection, ${sent} of ${all}`,
  paused: (sent: string, all: string) => `Paused at ${sent} of ${all}`,
  chooseAgain: 'Choose this file again to go on',
  notUploaded: 'Not uploaded',
  ready: 'Ready',
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Go on with ${name}`,
  retry: (name: string) => `Retry ${name}`,
  holdBack: 'A file is not uploaded yet. Go on with it or remove it first.',
  empty: (name: string) => `“${name}” is empty.`,
  wrongType: (name: string) => `“${name}” is of a type that cannot be used here.`,
  tooMany: (most: number) => `No more than ${most} files can be added.`,
  chatFull: (most: number, left: number) =>
    `A chat takes at most ${most} files. ${left === 1 ? '1 file was' : `${left} files were`} not attached.`,
  tooLarge: (name: string, most: string) => `“${name}” is larger than ${most}.`,
} as const;

import { dayText, numberText } from '../tools/number-text.ts';

const whole = (value: number) => numberText(value, 0);

/** Exact sentences of requests that are refused, where a code's own sentence says too little. */
export const refusalsEn = {
  badCharacter: 'The text contains a character that cannot be stored.',
  notJson: 'Send the request as application/json.',
  noBody: 'The request needs a body with the fields of this endpoint, as JSON.',
  badField: (field: string, complaint: string) => `The field “${field}” ${complaint}.`,
  complaints: {
    missing: 'is missing',
    kind: (kind: string) => `must be ${kind}`,
    tooBig: (limit: string, unit: string) => `is larger than allowed, at most ${limit}${unit}`,
    tooSmall: (limit: string, unit: string) => `is smaller than allowed, at least ${limit}${unit}`,
    empty: 'is empty',
    oneOf: (values: readonly string[]) =>
      `must be one of ${values.length > 0 ? values.join(', ') : 'the known values'}`,
    invalid: 'is not valid',
    characters: ' characters',
    entries: ' entries',
  },
  kinds: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
  },
  tooManyTries: (seconds: number) => `Too many tries. Wait ${whole(seconds)} seconds, then try again.`,
  tooManyLogins: 'Too many failed tries. Wait a quarter of an hour, or reset the password.',
  tooManyMails: 'We have sent you several mails already. Look into your mailbox, or try again in an hour.',
  tooManyPasswords: 'Too many wrong passwords. Wait a quarter of an hour, then try again.',
  badPosition: 'The position in the log is a whole number.',
  notADay: 'This is not a day, like 2026-01-31.',
  badAddress: 'The address is not valid.',
  siteNotBuilt: 'The site is not built yet: run npm run build.',
  databaseSilent: 'The database does not answer.',
  notEnoughCredits: (needed: number, available: number, refillDay: string) =>
    `This needs ${needed} credits and there ${available === 1 ? 'is' : 'are'} ${available}. Choose a smaller depth, or wait for the next refill on ${dayText(refillDay)}; see Credit usage.`,
  noRoom: (plan: string, runs: number) =>
    `With the plan ${plan}, ${runs} runs can work at the same time. Wait for one to finish, stop one, or choose a bigger plan.`,
  paymentUnderWay: 'A payment is being made right now. Look again in a minute.',
  paymentBusy: 'This payment is being tried right now. Look again in a minute.',
  chatNameMissing: 'Give the chat a name.',
  filesOfRun: (files: number, most: number) =>
    `With those of its zips this chat holds ${whole(files)} files; one run works on ${whole(most)}. Begin a new chat with the part you need.`,
  fileOfMessage: 'This file belongs to a message and stays with its chat.',
  fileAsBytes: 'Send the file itself as application/octet-stream.',
  fileAnnounced: (name: string, type: string | undefined) =>
    `“${name}” is announced as ${type}, which its name contradicts.`,
  fileLooksLike: (name: string, ending: string) =>
    `“${name}” does not hold what its name says: it looks like a .${ending} file.`,
  modelRefused: (status: number) =>
    `The language model refused the request (status ${status}). Nothing was charged.`,
  modelTooShort:
    'What was asked, with what belongs to it, is longer than the language model can read at once. Nothing was charged.',
  modelSilent: 'The language model did not answer. Nothing was charged; try again later.',
  noTables: 'None of the files has a table that can be read.',
  modelEndless:
    'The language model went on and on without coming to an answer and was stopped. Nothing was charged.',
  modelGone: 'The language model this run was started with is not configured any more.',
  unknownInput: (agent: string, name: string) => `${agent} has no input called "${name}".`,
  inputNeeded: (label: string) => `${label} is needed.`,
  inputOneOf: (label: string, options: readonly string[]) => `${label} is one of: ${options.join(', ')}.`,
  inputNumber: (label: string, example: string) => `${label} is a number, like ${example}.`,
  inputFiles: (label: string, most: number) => `${label} takes up to ${most} files.`,
  inputDate: (label: string) => `${label} is a date, like 2026-01-31.`,
  depth: 'Depth is quick, standard or deep.',
};

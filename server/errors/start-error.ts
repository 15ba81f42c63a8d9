import { isOutOfRoom } from './out-of-room.ts';

/** Stops the start: the message is one sentence that tells the operator what is wrong and where. */
export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartError';
  }
}

/** The disk of the data folder is full; `folder` is named when it is known. */
export function noRoom(folder: string): string {
  const name = folder === '' ? 'the data folder' : `the data folder ${folder}`;
  return `There is no room left on the disk of ${name} (DATA_DIR). Make room and start again.`;
}

/** One sentence for what the operator can change; a stack only for what nobody foresaw. */
export function complaintOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isOutOfRoom(error)) return noRoom('');
  return `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

import { isOutOfRoom } from './out-of-room.ts';

/** Stops the start: the message is one sentence that tells the operator what is wrong and where. */
export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartError';
  }
}

/** One sentence for what the operator can change; a stack only for what nobody foresaw. */
export function complaintOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isOutOfRoom(error))
    return 'There is no room left on the disk of the data folder (DATA_DIR). Make room and start again.';
  return `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

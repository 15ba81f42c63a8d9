/** Stops the start: the message is one sentence that tells the operator what is wrong and where. */
export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartError';
  }
}

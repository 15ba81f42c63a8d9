import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Permission, StreamPermission } from '../stream-permission.ts';

/** A reader whose connection takes what the test lets it take. */
export class StreamReader extends EventEmitter {
  readonly written: string[] = [];
  isFull = false;
  closed = false;
  destroyed = false;
  /** What a stream is written to. */
  readonly response = this as unknown as ServerResponse;
  write(text: string): boolean {
    this.written.push(text);
    return !this.isFull;
  }
  end(): this {
    return this.leave();
  }
  destroy(): this {
    this.destroyed = true;
    return this.leave();
  }
  leave(): this {
    this.closed = true;
    this.emit('close');
    return this;
  }
}

/** A permission that answers with these, one after the other, and is granted from then on. */
export function scriptedPermission(...answers: Permission[]): StreamPermission {
  const ask = async () => answers.shift() ?? 'granted';
  return { ask, askAgain: ask };
}

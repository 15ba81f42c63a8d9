/** An event as it goes over the wire: written once for all its readers. */
export interface Frame {
  readonly seq: number;
  readonly isFinal: boolean;
  readonly text: string;
}

const mostFrames = 1_000;
/** Of a log with long events fewer are kept; who is behind them reads from the database. */
const mostCharacters = 2_000_000;

/** The end of a log: its newest frames, dense. Always its last one, however long. */
export class FrameTail {
  private frames: Frame[] = [];
  private characters = 0;

  get newest(): number | undefined {
    return this.frames.at(-1)?.seq;
  }

  /** Adds frames that are dense among themselves. Those that are there already are left; after a gap only the new ones are kept. */
  add(frames: readonly Frame[]): void {
    const { newest } = this;
    const fresh = newest === undefined ? frames : frames.filter(({ seq }) => seq > newest);
    const first = fresh[0]?.seq;
    if (first === undefined) return;
    if (newest !== undefined && first !== newest + 1) {
      this.frames = [];
      this.characters = 0;
    }
    for (const frame of fresh) {
      this.frames.push(frame);
      this.characters += frame.text.length;
    }
    this.forget();
  }

  /** The frames after a position, at most so many; null when the next one is not kept. */
  after(position: number, most: number): readonly Frame[] | null {
    const oldest = this.frames[0]?.seq;
    const { newest } = this;
    if (oldest === undefined || newest === undefined) return null;
    if (position < oldest - 1 || position > newest) return null;
    return this.frames.slice(position - oldest + 1, position - oldest + 1 + most);
  }

  private forget(): void {
    let first = Math.max(0, this.frames.length - mostFrames);
    for (const { text } of this.frames.slice(0, first)) this.characters -= text.length;
    for (; this.characters > mostCharacters && first < this.frames.length - 1; first += 1)
      this.characters -= this.frames[first]?.text.length ?? 0;
    if (first > 0) this.frames.splice(0, first);
  }
}

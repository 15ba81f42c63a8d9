import type { RunEvent } from '../contract/run-events.ts';
import type { RunWaiting } from '../contract/runs.ts';
import type { SseFrame } from '../stores/event-stream.ts';

/** What a frame of a run's stream says. */
export type RunFrame =
  | { readonly kind: 'event'; readonly event: RunEvent }
  /** What follows comes after this position, not after the one asked for. */
  | { readonly kind: 'reset'; readonly fromSeq: number }
  /** Where it is in line, until the next event. */
  | { readonly kind: 'waiting'; readonly waiting: RunWaiting }
  | { readonly kind: 'unknown' };

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Reads a frame of `GET /runs/:run_id/events` (contract/runs.ts); anything else is `unknown` and ignored. */
export function readRunFrame(frame: SseFrame): RunFrame {
  const data = objectOf(frame.data);
  if (data && frame.event === 'reset' && isPosition(data['from']))
    return { kind: 'reset', fromSeq: data['from'] };
  if (data && frame.event === 'run' && isPosition(data['seq']) && typeof data['type'] === 'string') {
    return { kind: 'event', event: data as unknown as RunEvent };
  }
  if (data && frame.event === 'waiting') return { kind: 'waiting', waiting: data as unknown as RunWaiting };
  return { kind: 'unknown' };
}

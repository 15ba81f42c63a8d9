import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { SharedChat } from '@loupe/shared/contract/shares';
import { createNameMask } from './name-mask.models.ts';

/** What of a chat its owner makes public. */
export interface SharedParts {
  readonly steps: boolean;
  readonly fileNames: boolean;
  readonly prompts: boolean;
}

export type FrozenLogs = { run_id: string; events: RunEvent[] }[];

export interface Frozen {
  readonly snapshot: SharedChat;
  readonly events: FrozenLogs;
}

/**
 * Leaves out what the owner switched off. Events keep their order and get new dense numbers. `asked`: everything the
 * owner typed, which reports may quote.
 */
export function onlyShared(
  { snapshot, events }: Frozen,
  parts: SharedParts,
  asked: readonly string[],
): Frozen {
  let shown: Frozen = { snapshot, events };
  if (!parts.fileNames) shown = withoutFileNames(shown);
  if (!parts.prompts) shown = withoutPrompts(shown, asked);
  if (!parts.steps) shown = withoutSteps(shown);
  return shown;
}

function withoutFileNames({ snapshot, events }: Frozen): Frozen {
  const named = snapshot.messages.flatMap((message) => message.file_names);
  const sources = events.flatMap((log) =>
    log.events.flatMap((event) =>
      event.type === 'source.added' && event.data.source.kind === 'file' ? [event.data.source.title] : [],
    ),
  );
  const mask = createNameMask([...new Set([...named, ...sources])]);
  return {
    snapshot: {
      ...snapshot,
      title: mask.text(snapshot.title),
      messages: snapshot.messages.map((message) => ({
        ...message,
        text: mask.text(message.text),
        file_names: [],
      })),
    },
    events: events.map((log) => ({ ...log, events: mask.events(log.events) })),
  };
}

/** Shorter answers (a number, a ticker) say nothing by themselves, and are in every report. */
const shortestQuote = 12;

/** A chat is named after its first question, so the name goes too. Where a report quotes a question, it has dots. */
function withoutPrompts({ snapshot, events }: Frozen, asked: readonly string[]): Frozen {
  const mask = createNameMask(quotesOf(snapshot, asked));
  return {
    snapshot: {
      ...snapshot,
      title: snapshot.runs[0]?.agent_title ?? '',
      messages: snapshot.messages.map((message) => ({
        ...message,
        text: message.role === 'user' ? '' : mask.text(message.text),
      })),
    },
    events: events.map((log) => ({ ...log, events: mask.events(log.events.map(withoutQuotedChat)) })),
  };
}

function quotesOf(snapshot: SharedChat, asked: readonly string[]): string[] {
  const typed = snapshot.messages.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  const known = new Set(snapshot.runs.map((run) => run.agent_title));
  return [...new Set([...typed, ...asked].map((text) => text.trim()))].filter(
    (text) => text.length >= shortestQuote && !known.has(text),
  );
}

function withoutQuotedChat(event: RunEvent): RunEvent {
  if (event.type !== 'source.added' || event.data.source.kind !== 'chat') return event;
  return { ...event, data: { source: { ...event.data.source, excerpt: '' } } };
}

function withoutSteps({ snapshot, events }: Frozen): Frozen {
  return {
    snapshot,
    events: events.map((log) => ({ ...log, events: log.events.flatMap(stepless).map(numbered) })),
  };
}

function stepless(event: RunEvent): RunEvent[] {
  if (event.type.startsWith('stage.') || event.type.startsWith('step.')) return [];
  if (event.type !== 'run.started') return [event];
  return [{ ...event, data: { ...event.data, stages: [] } }];
}

function numbered(event: RunEvent, index: number): RunEvent {
  return { ...event, seq: index + 1 };
}

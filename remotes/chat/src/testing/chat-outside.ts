import { atom, type WritableAtom } from 'nanostores';
import type { RunEvent } from '@loupe/shared/contract/run-events';
import { emptyRunView, type RunView } from '@loupe/shared/lib/run-reducer';
import { foldWithSuggestions } from '@loupe/shared/lib/run-suggestions';
import type { RunStream, StreamState } from '@loupe/shared/stores/run-stream';
import { provideEnvironment } from '@loupe/shared/environment';
import type { SnackbarColor } from '@loupe/shared/host-contract';
import { createRequest } from '@loupe/shared/stores/request';
import {
  createTestEnvironment,
  type TestEnvironment,
  type TestOverrides,
} from '@loupe/shared/testing/test-environment';
import type { FollowChats } from '../stores/chat-feed.ts';
import type { DraftStore, KeptDraft } from '../stores/composer.ts';
import type { Outside } from '../stores/outside.ts';

export interface TestOutside extends Outside {
  readonly environment: TestEnvironment;
  readonly paths: string[];
  readonly notices: { readonly message: string; readonly color: SnackbarColor }[];
  readonly followChats: FollowChats;
  /** Something happened to a chat in another tab; null: nobody knows what. Does nothing while nobody follows. */
  readonly changeElsewhere: (chatId: string | null) => void;
  readonly drafts: DraftStore & { readonly kept: Map<string, KeptDraft> };
}

/** What page objects reach, under a test's control: the scripted server, the clock, and what the host was asked. */
export function createTestOutside(overrides: TestOverrides = {}): TestOutside {
  const environment = createTestEnvironment(overrides);
  provideEnvironment(environment);
  const paths: string[] = [];
  const notices: { message: string; color: SnackbarColor }[] = [];
  const kept = new Map<string, KeptDraft>();
  const followers = new Set<(chatId: string | null) => void>();
  return {
    request: createRequest({ environment }),
    environment,
    paths,
    notices,
    navigate: (to) => void paths.push(to),
    notify: (message, color) => void notices.push({ message, color }),
    followChats: (onChange) => {
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
    changeElsewhere: (chatId) => followers.forEach((tell) => tell(chatId)),
    drafts: {
      kept,
      read: (chatId) => kept.get(chatId ?? 'new') ?? { text: '', files: [] },
      write: (chatId, draft) => void kept.set(chatId ?? 'new', draft),
      adopt: async () => false,
      onOwnerKnown: () => () => {},
    },
  };
}

/** A run stream that shows what it is given. */
export function createTestFollow() {
  const streams = new Map<
    string,
    { $view: WritableAtom<RunView>; $stream: WritableAtom<StreamState>; isStopped: boolean }
  >();
  return {
    follow(runId: string): RunStream {
      const stream = {
        $view: atom(emptyRunView(runId)),
        $stream: atom<StreamState>('connecting'),
        isStopped: false,
      };
      streams.set(runId, stream);
      return { $view: stream.$view, $stream: stream.$stream, stop: () => void (stream.isStopped = true) };
    },
    /** Shows the fold of a log. */
    show: (runId: string, events: readonly RunEvent[]) =>
      streams.get(runId)?.$view.set(foldWithSuggestions(events, runId)),
    setState: (runId: string, state: StreamState) => streams.get(runId)?.$stream.set(state),
    isFollowed: (runId: string) => streams.get(runId)?.isStopped === false,
  };
}

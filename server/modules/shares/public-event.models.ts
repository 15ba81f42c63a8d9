import type { Figure, RunEvent, RunEventData, RunEventType } from '@loupe/shared/contract/run-events';

type Projection = { [T in RunEventType]: ((data: RunEventData[T]) => RunEventData[T]) | 'as it is' };

/**
 * What a stranger may see of each kind of event: no ids, rows and passages of the owner's files, and not what it cost.
 * Numbers of events stay dense, so that the same reducer replays them.
 */
const projection: Projection = {
  'run.queued': (data) => ({ ...data, max_credits: 0 }),
  // What somebody has told the model of themselves is not even said to be there.
  'run.started': ({ own_words: _ownWords, ...data }) => data,
  'engine.changed': 'as it is',
  'run.stopping': 'as it is',
  'stage.started': 'as it is',
  'stage.finished': 'as it is',
  'step.started': 'as it is',
  'step.finished': (data) => ({ ...data, millicredits: 0 }),
  'step.failed': 'as it is',
  'text.delta': 'as it is',
  'text.reset': 'as it is',
  'source.added': ({ source: { read_as: readAs, ...source } }) => ({
    source: {
      ...source,
      file_id: null,
      excerpt: source.kind === 'file' ? '' : source.excerpt,
      ...(source.kind === 'file' || readAs === undefined ? {} : { read_as: readAs }),
    },
  }),
  'figure.added': ({ figure }) => ({ figure: { ...figure, inputs: figure.inputs.map(publicInput) } }),
  'finding.added': 'as it is',
  // Nobody can ask on a share, and what can be asked names columns of the owner's files.
  'suggestion.added': () => ({ text: '' }),
  // Sentences of the text, which is shown.
  'claim.added': 'as it is',
  'credits.changed': () => ({ used_credits: 0, held_credits: 0, cap_credits: 0 }),
  'run.finished': (data) => ({ ...data, used_credits: 0, returned_credits: 0 }),
};

/** Rows of a person's file are not named: they lead into it. */
function publicInput({ series, ...input }: Figure['inputs'][number]): Figure['inputs'][number] {
  return series === undefined || isFileId(series.document) ? input : { ...input, series };
}

const isFileId = (document: string) => document.startsWith('fil_');

/** Of kinds this server does not know only the kind stays: what nobody has judged is not shown. */
export function publicEvent(event: RunEvent): RunEvent {
  const known = projection[event.type] as ((data: unknown) => unknown) | 'as it is' | undefined;
  if (known === undefined) return { ...event, data: {} } as RunEvent;
  return known === 'as it is' ? event : ({ ...event, data: known(event.data) } as RunEvent);
}

import { numberText } from '../../tools/number-text.ts';

/** What the engines say about themselves and their steps. */
export const enginesEn = {
  analyst: 'Prepared by the built-in analyst: computed and quoted, no language model',
  preparedWith: (models: readonly string[]) => `Prepared with ${models.join(' and ')}`,
  written: 'Written',
  writtenAtOnce: 'Written at once',
  contained: 'Contained in what was written',
  ask: (model: string) => `Ask ${model}`,
  goOn: (model: string) => `Go on with ${model}`,
  wroteText: 'Wrote the text',
  decided: (tools: readonly string[]) => `Decided on ${tools.join(', ')}`,
  tokens: (read: number, written: number) =>
    `${numberText(read, 0)} tokens read, ${numberText(written, 0)} written`,
  agent: (slug: string) => `Agent ${slug}`,
  noSource: '(no source)',
  /** The mark behind a statement. */
  notSupported: 'not supported',
  /** Below a report. */
  unsupported: (count: number, all: number) =>
    `\n\n> **${count} of ${all} statements ${count === 1 ? 'is' : 'are'} not supported** by the source or figure they would need; each is marked.\n`,
  /** Which part of what was there the model was not shown. */
  leftOut: (what: readonly string[]) =>
    `\n\n> Left out, because the language model cannot read more at once: ${what.join('; ')}.\n`,
  earlierMessages: (count: number) => `${count} earlier ${count === 1 ? 'message' : 'messages'} of this chat`,
  toolResults: (count: number) => `parts of ${count} ${count === 1 ? 'result' : 'results'} of tools`,
  passagesOf: (left: number, all: number, name: string) =>
    `${left} of ${all} passages of ${name} (those that say least about the question)`,
  restOfQuestion: 'the end of the question',
  /** In place of a report that the model would not write. */
  declined: 'The language model declined to do this, or wrote no report. Nothing is charged for it.',
  notChecked: '\n\n> **Not checked against sources:** this report cites none.\n',
  /** Of the step with which a run ends that asks back. */
  askYou: 'Ask you',
  asks: (agent: string) => `${agent} asks:`,
  answerBelow:
    'Answer below, and the same work goes on with your answer. For anything else, start a new chat.',
  waits: 'Waits for your answer',
  questionAndAnswer: (question: string, answer: string) => `Question: ${question}\nAnswer: ${answer}`,
  writeWhatIsThere: 'Write what was found so far',
  /** Below a text that was ended; `credits` is the most the run may cost. */
  cut: {
    characters: 'This text was cut here: it reached the most a run may write.',
    credits: (credits: number) =>
      `This text was cut here: it reached the ${credits} ${credits === 1 ? 'credit' : 'credits'} this run may cost at most.`,
    time: 'This text was cut here: the language model took longer than a run may take.',
    length: 'This text was cut here: it reached the most the language model writes at once.',
    repetition: 'This text was cut here: the language model only repeated itself.',
    refused: 'This text was cut here by the filter of the language model.',
  },
  /** Above what was found when no text came about. */
  closing: {
    characters: 'The language model reached the most a run may write before it came to an answer.',
    credits: (credits: number) =>
      `The run reached the ${credits} ${credits === 1 ? 'credit' : 'credits'} it may cost at most before the language model wrote an answer.`,
    time: 'The run reached its time limit before the language model wrote an answer.',
    steps: 'The run reached the most steps it may take before the language model wrote an answer.',
    length: 'The language model reached the most it writes at once before it came to an answer.',
    repetition: 'The language model only repeated itself and came to no answer.',
    declined: 'The language model wrote no report about what was found.',
  },
  foundSoFar: 'Found up to then:',
  sourcesSoFar: (marks: string) => `Sources: ${marks}`,
  /** For the model, in English as all it gets. */
  answerIn: 'Write in English, unless the question asks for another language.',
};

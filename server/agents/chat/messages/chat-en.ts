import { numberText } from '../../../tools/number-text.ts';

/** What the built-in analyst answers in a chat. */
export const chatEn = {
  writeResult: 'Write the result',
  writeAnswer: 'Write the answer',
  written: 'Written',
  expression: 'Expression',
  yourQuestion: 'your question',
  cannot: (reason: string) => `This cannot be calculated: ${reason}`,
  computeOver: (file: string) => `Compute over ${file}`,
  valuesOf: (count: number, column: string) => `${count} values of ${column}`,
  columnValues: (column: string, count: number) => `${column}, ${count} values`,
  overValues: (count: number, rows: number) =>
    count === rows
      ? `, over ${numberText(count, 0)} values`
      : `, over ${numberText(count, 0)} values of ${numberText(rows, 0)} rows`,
  inFile: (file: string) => ` in ${file}.`,
  operations: {
    mean: 'Mean',
    median: 'Median',
    sum: 'Sum',
    max: 'Highest',
    min: 'Lowest',
    last: 'Last',
    first: 'First',
    count: 'Rows',
  },
  operationOf: (operation: string, what: string) => `${operation} of ${what}`,
  tableUnderstood: (understood: string, file: string) =>
    `I read this as “${understood}” in ${file}, and have computed nothing, because the answer could be wrong:`,
  tableReasons: {
    unused_words: (about: string) => `These words of the question would have been left out: ${about}.`,
    several_columns: (about: string) => `Several columns could be meant: ${about}.`,
    total_line: (about: string) => `Line ${about} holds totals already, which would be counted twice.`,
    mixed_units: (about: string) => `The rows are in different units (column ${about}).`,
    two_marks: (about: string) =>
      `In column ${about} some numbers are written with a decimal comma and some with a decimal point.`,
    unclear_mark: (about: string) =>
      `In column ${about} nothing tells whether the comma or the point is before the decimals.`,
    currencies: (about: string) => `Column ${about} holds several currencies.`,
    no_order: () => 'Nothing in the table tells which row comes first and which last.',
    not_whole: (about: string) => `Only its first ${about} rows are read.`,
  },
  quoted: (text: string) => `“${text}”`,
  notOpened: (files: string) =>
    `Not looked into, because they are too large together: ${files}. A question that names a file is asked of it.`,
  noCharge: 'Nothing was charged.',
  tableCanAsk: (questions: string) => `You can ask: ${questions}.`,
  quoteBest: 'Quote the best passages',
  passagesOf: (isOwn: boolean) =>
    `The passages of ${isOwn ? 'your files' : 'the sample library (fictional companies)'} that come nearest to the question:`,
  onlyNear: (isOwn: boolean) =>
    `Nothing in ${isOwn ? 'your files' : 'the sample library (fictional companies)'} answers that in words I can match, so nothing was charged. What comes nearest:`,
  partNotAnswered: (question: string) => `Not answered in words I can match: “${question}”.`,
  partNotFound: 'Not found: nothing in this chat or its files answers this in words I can match.',
  partSpeaksOf: (word: string) =>
    `Not answered: I cannot tell what “${word}” stands for. Ask this with the name itself.`,
  partsLeft: (most: number, questions: string) =>
    `A message is answered in up to ${numberText(most, 0)} parts. These were not looked at: ${questions}.`,
  searchForParts: 'Search the files for what is still open',
  foundPassages: (count: number) => (count === 1 ? '1 passage' : `${numberText(count, 0)} passages`),
  quoteEarlier: 'Quote the earlier report',
  earlierAnswer: 'Earlier answer',
  fromReport: (agent: string | null) =>
    `From ${agent === null ? 'the earlier report' : `the report of ${agent}`} in this chat:`,
  formula: (formula: string) => `Formula: ${formula}`,
  computedAs: (label: string) => `${label} is computed as`,
  from: 'from',
  summaries: {
    calculated: 'Calculated',
    table: 'Computed from a table',
    chat: 'Quoted from this chat',
    quoted: 'Quoted',
    nothing: 'Nothing to quote',
    parts: (answered: number, asked: number) =>
      `${numberText(answered, 0)} of ${numberText(asked, 0)} questions answered`,
  },
  noMatch: 'Nothing in this chat or its files answers that in words I can match.',
  noFile: 'There is no file in this chat yet that could answer that.',
  help: [
    'Nothing was charged for this. Without a language model I work with what can be computed and quoted:',
    '',
    '- **Calculations**, such as “15% of 4,310” or “(412.6 / 389.1 - 1) * 100”.',
    '- **Questions to your tables**, such as “highest Close” or “average of Revenue”, once a file is attached.',
    '- **Passages of your files**, quoted word for word with their page or line.',
    '- **Earlier reports of this chat**: ask for a number or a section by name.',
    '- **Agents**: Stock Market Analysis for a price file, Company Research for documents of a company. Both run on sample data with one click.',
  ],
  connectModel:
    'For free conversation, connect a language model: set `LLM_BASE_URL`, `LLM_MODEL` and, when needed, `LLM_API_KEY` on the server. Only admins see this line.',
};

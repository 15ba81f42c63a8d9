import { z } from 'zod';
import type { Json, RunContext, RunFacts } from './run-context.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { ModelCall } from './model-client.ts';
import { engineTexts } from './messages/engines-texts.ts';

/** Questions an agent may ask back in one matter, over all its runs. */
export const mostQuestions = 2;
/** The step whose checkpoint holds the question a run ended with. */
export const askStepId = 'ask-user';

/** What the checkpoint keeps; plain text. */
export const askedQuestion = z.object({
  question: z.string().min(1).max(300),
  choices: z.array(z.string().min(1).max(80)).max(4).default([]),
});
export type AskedQuestion = z.output<typeof askedQuestion>;

/** Like `finish_stage` it is the engine's own: it ends the run, and the person's next message goes on with it. */
export const askUserTool = {
  name: 'ask_user',
  description:
    'Asks the user one question, and ends the run until it is answered. Only when an input that you need is missing or can be meant in two ways, and before other work is done: what was done is done again after the answer. Plain text, no links; choices when the answer is one of a few.',
  input: z.object({
    question: z.string().min(1).max(300).describe('one question, plain text'),
    choices: z.array(z.string().min(1).max(80)).max(4).optional().describe('answers to choose from'),
  }),
};

/** What a model gets to read about asking back. */
export function askRule({ questionsLeft }: Pick<RunFacts, 'questionsLeft'>): string {
  if (questionsLeft === undefined || questionsLeft === 0)
    return 'Nobody can be asked any more. Where an input is unclear, take the likeliest meaning and begin the sentence that says so with "Assumption:".';
  return `When an input that you need is missing or can be meant in two ways, ask with ${askUserTool.name} before any other work; ${questionsLeft === 1 ? 'one question' : `${questionsLeft} questions`} at most. Assume what can be assumed, and begin the sentence that says so with "Assumption:".`;
}

const nobody =
  'The user cannot be asked any more. State an assumption instead: begin its sentence with "Assumption:".';

/** The question a run asks back. */
export class Asking {
  /** The run ends with it. */
  hasAsked = false;
  private readonly run: RunContext;
  private readonly agentTitle: string;
  private readonly context: ToolContext;

  constructor(run: RunContext, agentTitle: string, context: ToolContext) {
    this.run = run;
    this.agentTitle = agentTitle;
    this.context = context;
  }

  /** Asks as the run's last step, for nothing. Returns why not, for the model; null when it was asked. */
  async ask(call: ModelCall): Promise<string | null> {
    const asked = askUserTool.input.safeParse(call.input);
    if (!asked.success) return `The input does not fit: ${asked.error.message}`.slice(0, 1_000);
    const { question, choices = [] } = asked.data;
    const plain = { question: plainText(question), choices: choices.map(plainText) };
    const fault = this.run.isDone(askStepId) ? null : await this.faultOf(plain);
    if (fault !== null) return fault;
    const texts = engineTexts();
    const request = { id: askStepId, tool: askUserTool.name, title: texts.askYou, isClosing: true };
    await this.run.step(request, (step) => {
      step.write(
        'answer',
        `**${escaped(texts.asks(this.agentTitle))}** ${escaped(plain.question)}\n\n${texts.answerBelow}\n`,
      );
      for (const choice of plain.choices) step.suggest(choice);
      return Promise.resolve({ output: plain as Json, summary: plain.question, millicredits: 0 });
    });
    this.hasAsked = true;
    return null;
  }

  private async faultOf({ question, choices }: AskedQuestion): Promise<string | null> {
    const { questionsLeft = 0, fileIds } = this.run.facts;
    if (questionsLeft <= 0) return nobody;
    const files = await Promise.all(fileIds.map(async (id) => (await this.context.openFile(id)).name));
    const faults = [question, ...choices].map((text) => faultIn(text, files));
    return faults.find((fault) => fault !== null) ?? null;
  }
}

const address =
  /:\/\/|\bwww\.|\bmailto:|\]\(|<\w|\S@\S|[\p{L}\p{N}][\p{L}\p{N}-]*\.\p{L}{2,}|(?:\+|\b00)\s?\d[\d ()/.-]{6,}/u;
const secret =
  /pass ?(?:word|code|phrase|wort)|kennwort|\bpins?\b|\bcv[cv]\b|\biban\b|card number|kartennummer|api[ -]?key|zugangsdaten|credentials?|log[ -]?in\b|sign[ -]?in\b|anmelde|einloggen|seed phrase|private key|one-time code|einmalcode|2fa/iu;

/**
 * A question can come from a document that wants to fish: it asks for nothing secret and leads nowhere. Names of the
 * run's files may be in it. Null when it is fine.
 */
function faultIn(text: string, files: readonly string[]): string | null {
  if (text === '') return 'A question and its choices are plain text.';
  const bare = files.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  if (address.test(bare))
    return 'A question holds no links, addresses or telephone numbers. Ask without them.';
  if (secret.test(bare))
    return 'The user is never asked for passwords, keys, numbers of cards or to sign in.';
  return null;
}

/** Without signs that are not seen, in one line. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}]+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** As Markdown that says the same. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~$&:]/g, '\\$&');
}

/** What a run goes on with after the answer: all that was asked, in the words in which it was said. */
export function promptWithAnswer(prompt: string, question: string, answer: string): string {
  return [prompt, engineTexts().questionAndAnswer(question, answer)].filter(Boolean).join('\n\n');
}

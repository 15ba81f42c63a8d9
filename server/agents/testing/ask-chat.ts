import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agentOf } from './agent-of.ts';
import { memoryTools } from './memory-tools.ts';
import { runAgent } from './run-agent.ts';

/** The first line of what the chat says to a question about files, without its marks; "refused" where it computes nothing. */
export async function headOfAnswer(
  language: 'en' | 'de',
  prompt: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const run = await answerAbout(language, prompt, files);
  const [head = ''] = run.answer.trim().split('\n');
  return run.isUnanswered ? 'refused' : unmarked(head);
}

/** What the chat says to a question about files. */
export function answerAbout(language: 'en' | 'de', prompt: string, files: Readonly<Record<string, string>>) {
  const chat = agentOf('chat', language);
  const tools = memoryTools(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`fil_${name}`, { name, bytes: bytesOf(text) }]),
    ),
  );
  const fileIds = Object.keys(files).map((name) => `fil_${name}`);
  return speaking(language, () => runAgent(chat, {}, { prompt, tools, fileIds }));
}

/** Text without links to figures and sources, and without bold print. */
const unmarked = (text: string) =>
  text
    .replace(/\[\d+\]\(#source[^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\(#[^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll('\u00a0', ' ')
    .trim();

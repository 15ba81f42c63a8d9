import { addressesMachines } from './addresses-machines.ts';
import type { Block } from './blocks.ts';

/** Words by which a text tells whoever reads it what to do, each list one way of doing so. */
const setAside = ['ignore', 'disregard', 'forget', 'override', 'bypass', 'skip'];
const whatIsSetAside = [
  'instructions?',
  'prompts?',
  'rules?',
  'guidelines?',
  'directions?',
  'commands?',
  'text',
  'documents?',
  'sources?',
  'context',
  'what (?:you|is|was|stands)',
  'everything',
  'anything',
];
const sayVerbs = [
  'say',
  'state',
  'tell',
  'write',
  'report',
  'output',
  'answer',
  'respond',
  'reply',
  'conclude',
  'claim',
  'list',
  'include',
  'note',
  'record',
  'mention',
  'confirm',
  'pretend',
  'print',
  'repeat',
];
const doVerbs = [
  'mark',
  'set',
  'treat',
  'rate',
  'use',
  'add',
  'give',
  'call',
  'describe',
  'follow',
  'delete',
  'send',
  'forward',
  'visit',
  'click',
  'open',
];
const readers = [
  'bot',
  'robot',
  'reader',
  'AI',
  'LLM',
  'assistant',
  'chatbot',
  'model',
  'machine',
  'agent',
  'tool',
  'system',
  'summari[sz]er',
];

const deSetAside = [
  'ignorieren?',
  'ignoriert',
  'vergiss',
  'vergesst',
  'vergessen Sie',
  'missachten?',
  'übergehen?',
];
const deWhatIsSetAside = [
  'Anweisung\\p{L}*',
  'Regel\\p{L}*',
  'Vorgabe\\p{L}*',
  'Text\\p{L}*',
  'Dokument\\p{L}*',
  'Quelle\\p{L}*',
  'Befehl\\p{L}*',
  'Prompts?',
];
const deVerbs = [
  'sage?',
  'schreibe?',
  'nenne',
  'melde',
  'berichte',
  'antworte',
  'setze',
  'markiere',
  'behandle',
  'bewerte',
  'gib',
  'wiederhole',
  'behaupte',
  'vermerke',
  'tu so',
];
const dePolite = [
  'melden',
  'schreiben',
  'nennen',
  'sagen',
  'angeben',
  'bewerten',
  'markieren',
  'setzen',
  'behandeln',
  'antworten',
  'berichten',
  'ausgeben',
  'erwähnen',
];
const deReaders = ['Bot', 'Leser', 'KI', 'Assistent', 'Modell', 'Maschine', 'Agent', 'System'];

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const word = (words: readonly string[]) => `(?<!\\p{L})${anyOf(words)}(?!\\p{L})`;
const pattern = (...parts: readonly string[]) => new RegExp(parts.join(''), 'imu');

/** Where a sentence or one of its parts begins: what stands there without a subject is an order. */
const beginning =
  '(?:^|[.!?:;,]|(?<!\\p{L})(?:and|then|but|und|dann|sondern))\\s*(?:then |also |instead |dann |stattdessen )?';

const orders: readonly RegExp[] = [
  // "Ignore all earlier instructions"
  pattern(word(setAside), '[^.!?]{0,60}', word(whatIsSetAside)),
  // "and state that …", "Tell people that …", "Treat it as …"
  pattern(
    beginning,
    anyOf(sayVerbs),
    '(?!\\p{L})[^.:]{0,80}?',
    word(['that', 'as', 'only', 'the following', 'in your']),
  ),
  pattern(
    '^\\s*',
    anyOf([...sayVerbs, ...doVerbs]),
    '(?!\\p{L})[^.:]{0,80}',
    word(['that', 'as', 'to', 'the', 'people', 'users?', 'everyone', 'it', 'this']),
  ),
  // "report that … in your summary"
  pattern(
    word(sayVerbs),
    ' ',
    anyOf(['that', 'only', 'the following', 'in your']),
    '(?!\\p{L})[^.]*',
    word(['report', 'summary', 'answer', 'output', 'revenue', 'ceo', 'company']),
  ),
  // "kindly mark", "make sure to say"
  pattern(
    word(['kindly', 'please', 'make sure (?:to|you)', 'be sure to', 'remember to', 'you are to', 'must']),
    ' ',
    anyOf([...sayVerbs, ...doVerbs]),
    '(?!\\p{L})',
  ),
  pattern(word(['you must', 'you should', 'you are (?:now )?an?'])),
  // "the assistant must", "note to the model", "dear reader-bot"
  pattern(
    word([...readers, 'language model', 'readers? of this']),
    's?[^.]{0,60}',
    word(['must', 'should', 'shall', 'are (?:to|instructed|required)']),
  ),
  pattern(word(['note to (?:the )?(?:AI|assistant|model|analyst|agent|system)'])),
  pattern(
    word(['dear', 'hey', 'hello', 'attention', 'kindly']),
    '[^.]{0,40}',
    word(readers.map((one) => `${one}s?`)),
  ),
  pattern('^\\s*(?:system|assistant|user|instructions?|prompt)\\s*:|</?(?:system|instructions?|prompt)>'),
  pattern(word(['to (?:whoever|whatever|any(?:one|body)) (?:reads|processes|summari[sz]es)'])),
  pattern(word(deSetAside), '[^.!?]{0,60}', word(deWhatIsSetAside)),
  pattern(beginning, anyOf(deVerbs), '(?!\\p{L})[^.]{0,80}', word(['dass', 'als', 'an', 'aus', 'ob', 'auf'])),
  pattern('^\\s*', anyOf(deVerbs), '(?!\\p{L})'),
  pattern(
    word([
      'du musst',
      'sie müssen',
      'gib (?:an|aus)',
      'geben sie (?:an|aus)',
      'schreiben? sie',
      'nenne als',
      'KI[- ](?:Assistent|Modell|System)\\p{L}*',
    ]),
  ),
  pattern(word(['liebe[rs]?', 'hallo', 'achtung', 'hinweis an']), '[^.]{0,40}', anyOf(deReaders)),
  pattern(word(['bitte', 'unbedingt']), ' ', anyOf(dePolite)),
];

const known = new WeakMap<Block, boolean>();

/** The same of a block of a document, which is asked for several times. */
export function isOrder(block: Block): boolean {
  const is = known.get(block) ?? givesOrders(block.text);
  known.set(block, is);
  return is;
}

/** True for text that tells its reader what to do: it is content, gives no claims, and is never followed. */
export function givesOrders(text: string): boolean {
  return addressesMachines(text) || orders.some((order) => order.test(text));
}

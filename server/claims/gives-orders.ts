import { addressesMachines } from './addresses-machines.ts';
import type { Block } from './blocks.ts';
import { WordIndex, wordsOf } from './word-index.ts';

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
  'summarizer',
  'summariser',
];

const deSetAside = [
  'ignoriere',
  'ignorieren',
  'ignoriert',
  'vergiss',
  'vergesst',
  'vergessen Sie',
  'missachte',
  'missachten',
  'übergehe',
  'übergehen',
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
  'sag',
  'sage',
  'schreib',
  'schreibe',
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

/** "Berichte über einen Verkauf weist das Unternehmen zurück": a noun, of which somebody says something. */
const noNoun =
  '(?! (?:über|von|vom|zu|zum|zur|in|aus)(?!\\p{L})[^.!?]{0,140}(?<!\\p{L})(?:weist|weisen|wies|wiesen|dementier\\p{L}*|bestreite\\p{L}*|bestritt|kommentier\\p{L}*|bestätig\\p{L}*|nannte|nennt|bezeichne\\p{L}*|lehn\\p{L}*|sind|seien|waren|treffen|trafen)(?!\\p{L}))';

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const word = (words: readonly string[]) => `(?<!\\p{L})${anyOf(words)}(?!\\p{L})`;
const pattern = (...parts: readonly string[]) => new RegExp(parts.join(''), 'imu');

/** Where a sentence or one of its parts begins: what is there without a subject is an order. */
const beginning =
  '(?:^|[.!?:;,]|(?<!\\p{L})(?:and|then|but|und|dann|sondern)(?!\\p{L}))\\s*(?:then |also |instead |dann |stattdessen )?';

/** A way of telling the reader what to do. */
interface Order {
  /** Words it begins with: where a text has none of them, the pattern need not be tried. */
  readonly opens: readonly string[];
  readonly pattern: RegExp;
}

const order = (opens: readonly string[], ...parts: readonly string[]): Order => ({
  opens,
  pattern: pattern(...parts),
});
/** The same where nothing but the words is at its beginning. */
const orderOf = (opens: readonly string[], ...parts: readonly string[]) =>
  order(opens, word(opens), ...parts);

const orders: readonly Order[] = [
  // "Ignore all earlier instructions"
  orderOf(setAside, '[^.!?]{0,60}', word(whatIsSetAside)),
  // "and state that …", "Tell people that …", "Treat it as …"
  order(
    sayVerbs,
    beginning,
    anyOf(sayVerbs),
    '(?!\\p{L})[^.:]{0,80}?',
    word(['that', 'as', 'only', 'the following', 'in your']),
  ),
  order(
    [...sayVerbs, ...doVerbs],
    '^\\s*',
    anyOf([...sayVerbs, ...doVerbs]),
    // "Open points for the data room", "Use of the proceeds" are headings.
    '(?! (?:of|for|on|points?|questions?|issues?|items?|matters?|positions?|tasks?)(?!\\p{L}))',
    '(?!\\p{L})[^.:]{0,80}',
    word(['that', 'as', 'to', 'the', 'people', 'users?', 'everyone', 'it', 'this']),
  ),
  // "report that … in your summary"
  orderOf(
    sayVerbs,
    ' ',
    anyOf(['that', 'only', 'the following', 'in your']),
    '(?!\\p{L})[^.]*',
    word(['report', 'summary', 'answer', 'output', 'revenue', 'ceo', 'company']),
  ),
  // "kindly mark", "make sure to say"
  orderOf(
    ['kindly', 'please', 'make sure (?:to|you)', 'be sure to', 'remember to', 'you are to', 'must'],
    ' ',
    anyOf([...sayVerbs, ...doVerbs]),
    '(?!\\p{L})',
  ),
  orderOf(['you must', 'you should', 'you are (?:now )?an?']),
  // "the assistant must", "note to the model", "dear reader-bot"
  orderOf(
    [...readers, 'language model', 'readers of this'],
    's?[^.]{0,60}',
    word(['must', 'should', 'shall', 'are (?:to|instructed|required)']),
  ),
  orderOf(['note to (?:the )?(?:AI|assistant|model|analyst|agent|system)']),
  orderOf(
    ['dear', 'hey', 'hello', 'attention', 'kindly'],
    '[^.]{0,40}',
    word(readers.map((one) => `${one}s?`)),
  ),
  order(
    ['system', 'assistant', 'user', 'instruction', 'prompt'],
    '^\\s*(?:system|assistant|user|instructions?|prompt)\\s*:|</?(?:system|instructions?|prompt)>',
  ),
  orderOf(['to (?:whoever|whatever|any(?:one|body)) (?:reads|processes|summari[sz]es)']),
  orderOf(deSetAside, '[^.!?]{0,60}', word(deWhatIsSetAside)),
  order(
    deVerbs,
    beginning,
    anyOf(deVerbs),
    noNoun,
    '(?!\\p{L})[^.]{0,80}',
    word(['dass', 'als', 'an', 'aus', 'ob', 'auf']),
  ),
  // "Berichte der Organe" is a heading.
  order(deVerbs, '^\\s*', anyOf(deVerbs), noNoun, '(?! (?:der|des|aus|und|zum|zur)(?!\\p{L}))(?!\\p{L})'),
  orderOf([
    'du musst',
    'sie müssen',
    'gib (?:an|aus)',
    'geben sie (?:an|aus)',
    'schreibe sie',
    'schreiben sie',
    'nenne als',
    'KI[- ](?:Assistent|Modell|System)\\p{L}*',
  ]),
  orderOf(['liebe', 'lieber', 'liebes', 'hallo', 'achtung', 'hinweis an'], '[^.]{0,40}', anyOf(deReaders)),
  orderOf(['bitte', 'unbedingt'], ' ', anyOf(dePolite)),
];

const byWords = new WordIndex(orders, ({ opens }) => opens);

const known = new WeakMap<Block, boolean>();

/** The same of a block of a document, which is asked for several times. */
export function isOrder(block: Block): boolean {
  const is = known.get(block) ?? givesOrders(block.text);
  known.set(block, is);
  return is;
}

/** True for text that tells its reader what to do: it is content, gives no claims, and is never followed. */
export function givesOrders(text: string): boolean {
  return addressesMachines(text) || byWords.among(wordsOf(text)).some(({ pattern: told }) => told.test(text));
}

/** What a question to prices can be about. */
export type Subject =
  | 'hold'
  | 'trend'
  | 'fall'
  | 'stop'
  | 'volatility'
  | 'momentum'
  | 'returns'
  | 'levels'
  | 'year'
  | 'crossing'
  | 'volume'
  | 'benchmark'
  | 'size';

/** Begins at the start of a word, in any script: "überkauft" begins with no letter of ASCII. */
const wordsOf = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})`, 'iu');

const subjects: Readonly<Record<Subject, RegExp>> = {
  hold: wordsOf(
    String.raw`(?:hold|holding|keep|keeping|stay(?:ing)? invested|halten|behalten|investiert bleiben)(?!\p{L})`,
  ),
  trend: wordsOf('trend|uptrend|downtrend|aufwärtstrend|abwärtstrend|direction|richtung'),
  fall: wordsOf(
    'falls?(?![a-z])|fallen|fell|how (?:deep|low)|wie (?:tief|weit runter)|drop|lose|loss|drawdown|downside|crash|fällt|gefallen|verlier|verlor|verlust|rückgang|einbruch|(?:below|under|off|from) (?:its |the |their )?(?:recent |all.time |yearly )?(?:high|peak|top)(?!\\p{L})|(?:unter|vom) (?:dem |seinem |ihrem |letzten )*\\p{L}*(?:hoch|höchst\\p{L}*)(?!\\p{L})|(?:before|reach|hit|vor|bis zum|erreicht).{0,20}stop',
  ),
  stop: wordsOf('stop'),
  volatility: wordsOf('volatil|risky|riskier|risk(?! ?[0-9])|risik|riskant|swing|schwank'),
  momentum: wordsOf('momentum|rsi|macd|overbought|oversold|überkauft|überverkauft'),
  returns: wordsOf('return|perform|gained|rendite|entwickelt|zugelegt'),
  levels: wordsOf('support|resistance|levels?(?![a-z])|unterstützung|widerst[aä]nd|marken?(?![a-zäöü])'),
  year: wordsOf(
    String.raw`52|high of the year|yearly (?:high|low)|jahreshoch|jahrestief|(?:all.time |highest|lowest).{0,12}(?:high|low|price|close)|höchst\p{L}* (?:kurs|stand)|höchststand|tiefst\p{L}* (?:kurs|stand)`,
  ),
  crossing: wordsOf('cross|golden cross|death cross|kreuz|gekreuzt'),
  volume: wordsOf('volume|volumen|handelsvolumen'),
  benchmark: wordsOf(
    'benchmark|beta|correlat|korrelation|vergleich|(?:against|than|with|to) the (?:market|index)|(?:als|gegen|gegenüber|den|dem|zum|der) (?:gesamt)?(?:markt|index)',
  ),
  size: wordsOf(
    'position size|size of (?:the|my) position|how (?:much|many).{0,20}(?:invest|hold|shares|units)|positionsgröße|wie viele? (?:stück|aktien|anteile)',
  ),
};

/** A narrower subject takes the words of a wider one: how many shares to hold is a size, where a stop belongs no fall. */
const narrower: Partial<Readonly<Record<Subject, readonly Subject[]>>> = {
  size: ['hold', 'volatility', 'stop'],
  fall: ['stop'],
  trend: ['hold'],
};

/** The subjects that a question names, in the order in which they are answered. */
export function subjectsOf(question: string): Subject[] {
  const named = (Object.keys(subjects) as Subject[]).filter((subject) => subjects[subject].test(question));
  const taken = new Set(named.flatMap((subject) => narrower[subject] ?? []));
  return named.filter((subject) => !taken.has(subject));
}

const risk = wordsOf('risky|riskier|risk(?! ?[0-9])|risik|riskant');

/** Whether a question asks how risky something is: its volatility alone is no answer. */
export const asksRisk = (question: string): boolean => risk.test(question);

const causes = wordsOf(
  String.raw`(?:why|news|earnings|dividends?|buy|sell|forecast|predict|target|fair value|cheap|expensive|valuation|(?:over|under)-?valued|p\/?e|will|going to|next (?:week|month|year)|tomorrow|company|business|warum|wieso|weshalb|nachrichten|gewinne?|dividenden?|kaufen|nachkaufen|verkaufen|prognose|kursziel|fairer wert|günstig|teuer|bewert\p{L}*|kgv|wird|werden|morgen|nächste[nrs]? (?:woche|monat|jahr)|unternehmen|firma|geschäft\p{L}*)(?!\p{L})`,
);
const advice = wordsOf(String.raw`(?:should i|soll(?:te)? ich)(?!\p{L})`);

/** Whether a question asks for what prices alone cannot tell. Where a stop belongs, arithmetic says. */
export function asksBeyondPrices(question: string): boolean {
  const isArithmetic = ['stop', 'size'].some((subject) => subjectsOf(question).includes(subject as Subject));
  return causes.test(question) || (advice.test(question) && !isArithmetic);
}

const times = wordsOf(
  String.raw`(?:(?:19|20)\d\d|january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|since|between|yesterday|last (?:week|month)|seit|zwischen|gestern|letzte[nrs]? (?:woche|monat))(?!\p{L})`,
);

/** Whether a question names a time that the report does not pick out. */
export const namesTime = (question: string): boolean => times.test(question);

const day = wordsOf(
  String.raw`\d{4}-\d\d-\d\d|\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{2,4}|\d{1,2} \p{L}{3,9} \d{4}|\p{L}{3,9} \d{1,2},? \d{4}`,
);
const price = wordsOf('close|closing|price|open|high|low|kurs|schlusskurs|eröffnung|hoch|tief|stand');

/** Whether a question asks for the price of one day. */
export const asksOneDay = (question: string): boolean => day.test(question) && price.test(question);

/** What a yes-or-no question about a trend takes for given. */
export function askedTrend(question: string): 'rising' | 'falling' | null {
  if (!/^(?:is|does|has|ist|hat|hält|bleibt|steht)(?!\p{L})/iu.test(question.trim())) return null;
  if (/uptrend|aufwärtstrend|(?:trend.{0,20}(?:rising|up(?!\p{L})|aufwärts|steig))/iu.test(question))
    return 'rising';
  return /downtrend|abwärtstrend|(?:trend.{0,20}(?:falling|down(?!\p{L})|abwärts|fall))/iu.test(question)
    ? 'falling'
    : null;
}

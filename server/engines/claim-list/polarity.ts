/** What can turn a sentence into another one; English and German words side by side, because either may quote the other. */
const signs = {
  negated: /\b(?:not|no|never|neither|nor|without|cannot|kein\w*|nicht|nie|niemals|ohne|weder)\b|n['’]t\b/iu,
  denied:
    /\b(?:den(?:y|ies|ied|ying)|reject(?:s|ed)?|refut\w+|bestreite\w*|bestritt\w*|dementier\w*|widersprach\w*|zurückgewiesen)(?!\p{L})/iu,
  expected:
    /\b(?:expect\w*|forecasts?|guidance|plans?|planned|planning|target(?:s|ed)?|aims?|projected|anticipat\w+|outlook|would|could|may|might|will|erwarte\w*|prognos\w+|plant|planen|plante\w*|geplant\w*|soll|sollen|sollte\w*|dürfte\w*|könnte\w*|voraussichtlich\w*)(?!\p{L})/iu,
  former:
    /\b(?:former\w*|previous\w*|until (?:\w+ )?(?:19|20)\d{2}|succeed\w*|replac\w+|predecessor\w*|step(?:s|ped)? down|resign\w*|nachfolg\w*|abgelöst|ausgeschieden|zurückgetreten|ehemalig\w*|früher\w*|vormals|bis (?:\p{L}+ )?(?:19|20)\d{2})(?!\p{L})/iu,
  conditional: /\b(?:if|unless|provided that|falls|sofern|wenn|vorausgesetzt)(?!\p{L})/iu,
  alleged:
    /\b(?:alleged\w*|reportedly|rumou?r\w*|claims? that|claimed|angeblich\w*|gerücht\w*|behaupt\w*)(?!\p{L})/iu,
} as const;

const amountNext = '\\s+(?:[€$£]|EUR|USD|GBP|CHF)?\\s?\\d';
const bounds = {
  atLeast: new RegExp(
    `\\b(?:more than|over|above|at least|exceed(?:s|ed|ing)?|mehr als|über|mindestens)${amountNext}`,
    'iu',
  ),
  atMost: new RegExp(
    `\\b(?:less than|fewer than|under|below|at most|up to|almost|nearly|weniger als|unter|höchstens|bis zu|fast|knapp)${amountNext}`,
    'iu',
  ),
  each: /\b(?:per|pro|je)\s+(?!cent\b)\p{L}{3,}/iu,
} as const;

const up =
  /\b(?:r(?:i|o)se[ns]?|rising|increas\w+|grew|grow\w*|gain(?:s|ed)?|climb\w*|up|higher|improv\w+|stieg\w*|steig\w+|gestiegen|erhöh\w+|wuchs\w*|wächst|gewachsen|zugenommen|anstieg\w*|zuwachs|wachstum|höher\w*)(?!\p{L})/iu;
const down =
  /\b(?:fell|fall(?:s|en|ing)?|decreas\w+|declin\w+|drop\w*|lost|loss\w*|lower|shrank|shrunk|down|sank|sink\w*|gesunken|gefallen|fiel\w*|fällt|zurückg\w+|rückgang\w*|verringer\w+|abgenommen|reduzier\w+|niedriger\w*|verlust\w*|verlor\w*)(?!\p{L})/iu;

/** True when one says what the other does not: denied, negated, expected, former, or the other way round. */
export function contradicts(statement: string, source: string): boolean {
  if (directionOf(statement) * directionOf(source) < 0) return true;
  if (signs.negated.test(statement) !== signs.negated.test(source)) return true;
  if (signs.denied.test(statement) !== signs.denied.test(source)) return true;
  for (const bound of Object.values(bounds)) if (bound.test(statement) !== bound.test(source)) return true;
  const [said, meant] = [eachOf(statement), eachOf(source)];
  if (said !== null && meant !== null && said !== meant) return true;
  // To say less than the source is honest; to say what it only expects, or what is over, is not.
  return (['expected', 'former', 'conditional', 'alleged'] as const).some(
    (sign) => signs[sign].test(source) && !signs[sign].test(statement),
  );
}

/** What a number is per: "employ" of "per employee". */
function eachOf(text: string): string | null {
  return /\b(?:per|pro|je)\s+(?!cent\b)(\p{L}{3,})/iu.exec(text)?.[1]?.toLowerCase().slice(0, 5) ?? null;
}

/** 1 when a text speaks of more only, −1 when of less only, else 0. */
export function directionOf(text: string): number {
  return Number(up.test(text)) - Number(down.test(text));
}

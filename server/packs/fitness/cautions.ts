/** Why nothing is planned before a physician has been asked. */
export type CautionId =
  | 'heart'
  | 'faint'
  | 'pregnancy'
  | 'surgery'
  | 'injury'
  | 'eating'
  | 'condition'
  | 'unclear';

interface Caution {
  readonly id: CautionId;
  readonly words: RegExp;
  /** It does not stop the plan where the person says that a physician agreed. */
  readonly canBeCleared: boolean;
}

/** Words that end the planning, English and German. A rule of this plan and no diagnosis: it rather stops too often. */
export const cautions: readonly Caution[] = [
  {
    id: 'heart',
    words:
      /chest (?:pain|tight|pressure)|pain in (?:my |the )?chest|tight chest|angina|heart ?(?:attack|disease|failure|condition|problem|surgery|valve|murmur)|cardi(?:ac|o(?:myo|vasc))|infarct|arrhythm|palpitation|pacemaker|\bstents?\b|\bstrokes?\b|aneurysm|thrombosis|embolism|brustschmerz|schmerz\w* in der brust|brustenge|druck auf der brust|herz(?!lich)|schlaganfall|schrittmacher|aneurysma|thrombose|embolie/iu,
    canBeCleared: false,
  },
  {
    id: 'faint',
    words:
      /dizz|faint|black(?:ed)? ?out|vertigo|(?:short\w*|out) of breath|breathless|schwind(?:el|lig)|ohnm[aä]ch|atemnot|kurzatmig/iu,
    canBeCleared: false,
  },
  {
    id: 'pregnancy',
    words:
      /pregnan|postpartum|gave birth|c-section|caesarean|breastfeed|schwanger|wochenbett|entbunden|entbindung|kaiserschnitt|stillzeit/iu,
    canBeCleared: false,
  },
  {
    id: 'surgery',
    words:
      /surger|surgical|\boperations?\b|\boperated\b|\bpost-?op\b|transplant|\b(?:acl|ligament|meniscus|cuff|tendon|hernia)\s+(?:repair|reconstruction|replacement)|(?:hip|knee|shoulder|joint) replacement|arthroscop|arthroskop|kreuzbandplastik|gelenkersatz|\bop\b|operier|operation|implant/iu,
    canBeCleared: true,
  },
  {
    id: 'injury',
    words:
      /fractur|\bbroken\b|\btorn\b|\btear\b|ruptur|dislocat|\bacute\b|severe|\bnumb(?:ness)?\b|tingl|concussion|sprain|gebrochen|(?<!um)bruch\b|knochenbruch|gerissen|\w*riss\b|ausgerenkt|akut|starke\w* schmerz|taub|kribbel|gehirnerschütterung|verstaucht/iu,
    canBeCleared: false,
  },
  {
    id: 'eating',
    words: /anorex|bulimi|eating disorder|binge eating|magersucht|ess-?\s?st[oö]rung/iu,
    canBeCleared: false,
  },
  {
    id: 'condition',
    words:
      /hernia|slipped dis[ck]|bandscheibenvorfall|blood pressure|hypertens|diabet|asthma|osteopor|epilep|seizure|kidney|cancer|tumou?r|arthrit|multiple sclerosis|parkinson|copd|bluthochdruck|blutdruck|niere|krebs|arthrose|rheuma|multiple sklerose|chemotherap/iu,
    canBeCleared: true,
  },
];

/** An injury of years ago: "old fracture", "vor acht Jahren gebrochen". With a part of the body, that part is spared. */
export const longAgo =
  /\b(?:old|healed|former|previous|childhood)\b|\byears ago\b|as a (?:child|kid)\b|(?<!\p{L})(?:alte[rnms]?|frühere[rnms]?|verheilte?[rnms]?|ausgeheilte?[rnms]?)(?!\p{L})|vor (?:\p{L}+|\d+) jahren|als kind(?!\p{L})/iu;

/** What is not over, or where even an old injury is for a physician to judge. */
export const notOver =
  /\b(?:not|never|hardly|badly)\b|acute|severe|numb|tingl|pain|hurts?\b|\bache|swollen|recent|surger|\bspin(?:e|al)\b|vertebra|\bneck\b|skull|\bhead\b|nicht|schlecht|akut|stark|taub|kribbel|schmerz|weh(?!\p{L})|geschwollen|frisch|kürzlich|operier|wirbel|nacken|hals|schädel|kopf/iu;

/** "No chest pain" and nothing else in its part: denied, not said. */
export const deniedPart =
  /^(?:no|without|never had(?: any)?|keine?n?|ohne|nie)\s+(?:\p{L}+\s+){0,2}\p{L}+$/iu;

/** The person says that a physician agreed. */
export const clearedWords =
  /(?:cleared|approved|allowed|okayed|agreed)\b.*\b(?:doctor|physician|gp|physio\w*)|\b(?:doctor|physician|gp|physio\w*)\b.*\b(?:agree|approve|clear|ok|allow)|(?:ärzt|arzt|physio)\w*.*(?:freigegeben|freigabe|erlaubt|einverstanden|zugestimmt|in ordnung)/iu;

/** Something hurts or is ill, and it is not said which part of the body. */
export const complaintWords =
  /pain|hurts?\b|\bache|aching|sore\b|injur|inflam|illness|disease|sick\b|weak\b|surgery|schmerz|weh\b|verletz|entzünd|krank|leiden|beschwerden|\bprobleme?\b|\bproblems?\b/iu;

import type { Language } from '@loupe/shared/lib/language';

/** Words whose coming or going changes what a clause says, whatever else it says. */
interface SeverityWords {
  readonly negation: RegExp;
  readonly exception: RegExp;
  readonly penalty: RegExp;
  readonly definition: RegExp;
  readonly scope: RegExp;
  /** Words that only join others: a change of these alone is one of wording. */
  readonly wording: RegExp;
}

export const severityWords: Readonly<Record<Language, SeverityWords>> = {
  en: {
    negation: /\b(?:not|no|never|neither|nor|none|without(?! (?:undue )?delay)|nobody|nothing)\b/giu,
    exception:
      /\b(?:unless|except(?:ions?|ed|ing)?|exempt(?:ion|ions|ed)?|exclud(?:e|es|ed|ing)|does not apply|derogat\w+|notwithstanding|other than)\b/giu,
    penalty: /\b(?:fines?|fined|penalt(?:y|ies)|punish\w*|imprison\w*|revok\w+|revocation|offences?)\b/giu,
    definition:
      /["“][^"”]{1,60}["”] (?:means?|refers? to|includes?)\b|\bfor the purposes? of\b[^.]*\bmeans?\b/iu,
    scope:
      /\b(?:all|each|every|any|only|solely|at least|at most|no more than|no less than|more than|less than|up to|over|above|below|under|including|or|and)\b/giu,
    wording:
      /^(?:the|a|an|of|in|on|for|to|with|that|which|this|these|those|such|said|its|their|pursuant|accordance|according|hereby|thereof|therein|herein|hereof|is|are|be|as)$/iu,
  },
  de: {
    negation:
      /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|niemand\p{L}*|weder|ohne(?! schuldhaftes Zögern))(?!\p{L})/giu,
    exception:
      /(?<!\p{L})(?:es sei denn|außer(?! Kraft)|ausgenommen|Ausnahmen?|mit Ausnahme|ausgeschlossen|abweichend|ungeachtet|befreit|gilt nicht|gelten nicht|sofern nicht|soweit nicht)(?!\p{L})/giu,
    penalty:
      /(?<!\p{L})(?:Bußgeld\p{L}*|Geldbuße\p{L}*|Geldstrafe\p{L}*|Freiheitsstrafe\p{L}*|Ordnungswidrigkeit\p{L}*|ordnungswidrig|Strafe\p{L}*|Zwangsgeld\p{L}*|widerrufen|Widerruf\p{L}*)(?!\p{L})/giu,
    definition:
      /[„“"][^“”"]{1,60}[“”"] (?:ist|sind|bezeichnet|bedeutet|umfasst)(?!\p{L})|im Sinne diese[rs] \p{L}+ (?:ist|sind)(?!\p{L})/iu,
    scope:
      /(?<!\p{L})(?:alle[rnms]?|jede[rnms]?|sämtliche[rnms]?|nur|ausschließlich|mindestens|höchstens|wenigstens|mehr als|weniger als|bis zu|über|unter|einschließlich|oder|und)(?!\p{L})/giu,
    wording:
      /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|von|vom|in|im|an|am|zu|zum|zur|mit|dass|welche[rnms]?|diese[rnms]?|solche[rnms]?|gemäß|nach|laut|hiermit|sein|ist|sind|wird|werden|deren|dessen|als)$/iu,
  },
};

/** Numbers in words; "one" and "ein" are hardly ever counted with. */
export const numberWord =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|half|twice|double|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|vierzehn|fünfzehn|achtzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|neunzig|hundert|tausend|halb\p{L}*|doppelt\p{L}*)(?!\p{L})/giu;

/** A kind of event with how much it weighs for somebody who asks who a company is; 1 is a note, 5 decides. */
export interface EventKind {
  readonly id: string;
  readonly weight: 1 | 2 | 3 | 4 | 5;
  readonly isAdverse: boolean;
  readonly words: RegExp;
}

/** Tried in this order; the first that fits counts. */
export const companyEventKinds: readonly EventKind[] = [
  {
    id: 'insolvency',
    weight: 5,
    isAdverse: true,
    words:
      /\b(?:insolven\w+|bankrupt\w*|default(?:s|ed)?\b|receivership)|(?<!\p{L})(?:Insolvenz\p{L}*|Konkurs|zahlungsunfähig\p{L}*)/iu,
  },
  {
    id: 'crime',
    weight: 5,
    isAdverse: true,
    words:
      /\b(?:fraud|bribery|money laundering|indict\w+|raid(?:ed|s)?)\b|(?<!\p{L})(?:Betrug\p{L}*|Bestechung|Geldwäsche|Anklage|Razzia|Durchsuchung)/iu,
  },
  {
    id: 'ownership',
    weight: 4,
    isAdverse: false,
    words:
      /\b(?:merge[rds]*|takeover|acqui(?:red by|sition of)|bought|acquire[sd]?|takes over|took over|listed|shares listed|delisted|converted into)\b|(?<!\p{L})(?:übernahm\p{L}*|Übernahme|Fusion|erwarb\p{L}*|Börsengang|verschmolzen)/iu,
  },
  // A claim against the company that came to nothing is no bad news of it.
  {
    id: 'cleared',
    weight: 4,
    isAdverse: false,
    words:
      /\b(?:dismissed|rejected|threw out|dropped|withdrew) (?:the|a|an|all) (?:claims?|lawsuits?|suit|case|complaint|charges?)\b.{0,60}\bagainst\b|\b(?:claims?|lawsuits?|suit|case|complaint|charges?|proceedings) (?:[^.]{0,60} )?against [^.]{3,60} (?:was|were|has been|have been) (?:dismissed|rejected|dropped|withdrawn)|(?<!\p{L})wies .{0,40}(?:die|eine) Klage .{0,20}gegen .{3,90} ab(?!\p{L})|(?<!\p{L})Klage .{0,20}gegen .{3,90} (?:abgewiesen|zurückgenommen|zurückgewiesen)/iu,
  },
  {
    id: 'dispute',
    weight: 4,
    isAdverse: true,
    words:
      /\b(?:lawsuit|sued|sues|court|damages|claims (?:EUR|USD|GBP)|litigation|fined?|penalt(?:y|ies)|regulator|investigat\w+|breach)\b|(?<!\p{L})(?:Klage\p{L}*|verklagt|Gericht\p{L}*|Schadenersatz\p{L}*|Bußgeld\p{L}*|Ermittlung\p{L}*|Kartellamt)/iu,
  },
  {
    id: 'safety',
    weight: 4,
    isAdverse: true,
    words:
      /\b(?:recall\w*|withdrew|accident|spoiled|injur\w+|defect\w*|contaminat\w+)\b|(?<!\p{L})(?:Rückruf\p{L}*|rief .{0,60}zurück|Unfall|Unglück|Mängel)/iu,
  },
  {
    id: 'jobs',
    weight: 3,
    isAdverse: true,
    words:
      /\b(?:layoffs?|job cuts|redundanc\w+|strike|stopped work|reduction of (?:shifts|staff|jobs)|short-time)\b|(?<!\p{L})(?:Streik\p{L}*|Entlassung\p{L}*|Stellenabbau|Kurzarbeit)/iu,
  },
  {
    id: 'leaving',
    weight: 3,
    isAdverse: true,
    words:
      /\b(?:leaves the company|will (?:retire|resign|leave|step down)|resign(?:s|ed)|steps? down|stepped down|dismissed)\b|(?<!\p{L})(?:tritt .{0,40}zurück|verlässt|scheidet .{0,60}aus|zurückgetreten|abberufen)/iu,
  },
  {
    id: 'loss',
    weight: 3,
    isAdverse: true,
    words:
      /\b(?:net loss|operating loss|profit warning|write-?down|impairment|delayed|failed|raised the margin|downgrad\w+)\b|(?<!\p{L})(?:Verlust\p{L}*|Gewinnwarnung|Abschreibung\p{L}*|Herabstufung)/iu,
  },
  {
    id: 'outlook',
    weight: 3,
    isAdverse: false,
    words:
      /\b(?:raised|lowered|cut|confirmed|withdrew) its (?:expectation|guidance|outlook|forecast)|\breported revenue|(?<!\p{L})(?:Prognose|Jahreszahlen)/iu,
  },
  {
    id: 'appointment',
    weight: 2,
    isAdverse: false,
    words:
      /\b(?:appointed|named|succeeds|registered as director|elected)\b|(?<!\p{L})(?:ernannt|bestellt|berufen|folgt auf)/iu,
  },
  {
    id: 'contract',
    weight: 2,
    isAdverse: false,
    words:
      /\b(?:contract|order|agreement|credit line|loan|investment|opened|charter)\b|(?<!\p{L})(?:Auftrag|Vertrag|Kredit\p{L}*|Investition\p{L}*|eröffnet\p{L}*)/iu,
  },
  {
    id: 'register',
    weight: 1,
    isAdverse: false,
    words: /\b(?:incorporated|filed|name changed)\b|(?<!\p{L})(?:eingetragen|Umfirmierung|hinterlegt)/iu,
  },
];

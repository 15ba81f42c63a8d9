const any = (...patterns: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'iu');
const opening = (...patterns: readonly string[]) =>
  new RegExp(`^(?:[\\p{L}. '’-]{2,40}: )?["“„]?(?:${patterns.join('|')})(?!\\p{L})`, 'iu');

/** What is said to open, lead and close a talk: "OPERATOR: Good morning", "Vielen Dank für Ihr Kommen". */
const ofTalks = [
  /^(?:Operator|Moderator(?:in)?|Host)\s*:/iu,
  opening(
    'good (?:morning|afternoon|evening|day)',
    'welcome',
    'hello',
    'hi',
    'thanks?(?: you)?(?! to(?!\\p{L}))',
    'sorry',
    'apologies',
    'please',
    'guten (?:morgen|tag|abend)',
    'grüezi',
    'servus',
    '(?:herzlich )?willkommen',
    'vielen dank',
    'besten dank',
    'herzlichen dank',
    'danke',
    'entschuldig\\p{L}*',
    'verzeih\\p{L}*',
    'bitte',
    'sehr geehrte\\p{L}*',
    'liebe[rs]?(?= \\p{Lu})',
  ),
  any(
    '(?:first|next|last|final) question',
    '(?:erste|nächste|letzte) (?:Frage|Wortmeldung)',
    'hand (?:you |it )?(?:over|back) to',
    '(?:all )?lines are muted',
    'no (?:more|further) questions',
    'keine (?:weiteren )?(?:Fragen|Wortmeldungen)',
    '(?:übergebe|gebe) (?:ich )?(?:nun |jetzt |das Wort )?an',
    'das Wort hat',
    'dial[- ]in',
    'Einwahl\\p{L}*',
    'webcast',
    '(?:recording|replay|transcript|slides|presentation)s? (?:of \\p{L}+ \\p{L}+ )?(?:is|are|will be|can be) (?:made )?(?:available|posted|found|published|uploaded)',
    '(?:Aufzeichnung|Mitschrift|Präsentation|Folien)\\p{L}* [^.]{0,50}(?:abrufbar|verfügbar|bereitgestellt|eingestellt|veröffentlicht|zu finden)',
    'edited transcript',
    "(?:we|I)(?: will|[’']ll) (?:speak|talk|be back)(?: to you)?(?: again)?",
    'have to ask (?:him|her|them)',
    'müssen Sie [^.!?]{0,60}(?:fragen|stellen)',
  ),
];

/** How a meeting is held: "The meeting was opened at 9.", "Das Protokoll der letzten Sitzung wird genehmigt.", "TOP 9 – Verschiedenes." */
const ofMeetings = [
  any(
    '(?:meeting|session|call|assembly) (?:was |is |had been )?(?:duly )?(?:opened|closed|ended|adjourned|convened|declared|began|concluded)',
    '(?:opened|closed|chaired|adjourned) the meeting',
    'quorum',
    'quorate',
    '(?:the|its|this) agenda (?:was|is|were|item)',
    'any other business',
    'minutes of (?:the|its|our) (?:\\p{L}+ |\\d+\\p{L}* ){0,2}(?:meeting|session)',
    '(?:next|following) (?:board |committee |general )?meeting (?:will|is|was|takes)',
    'to follow up',
    '(?:Sitzung|Versammlung|Besprechung) [^.]{0,60}(?:eröffnet|geschlossen|endet|beendet|vertagt|schließt|schliesst)',
    '(?:eröffnet|eröffnete|schließt|schliesst|schloss|beendet|leitet) (?:um [\\d.:]+ Uhr )?die (?:\\p{L}+ )?(?:Sitzung|Versammlung|Besprechung)',
    '(?:ordnungsgemäße|ordnungsgemässe|frist- und formgerechte) (?:Einladung|Einberufung|Ladung)',
    'Beschlussfähigkeit',
    'beschlussfähig',
    'Tagesordnung\\p{L}*',
    'Traktandenliste\\p{L}*',
    'Protokoll (?:der|vom|zur|wird|wurde|ist|führt\\p{L}*|der letzten)',
    'nächste (?:ordentliche )?(?:Sitzung|Besprechung|Zusammenkunft)',
    'Stimmenzähler\\p{L}*',
  ),
  /^(?:MIN|Min|TOP|Item|Agenda item|Punkt|Trakt(?:andum)?\.?|Ziff(?:er)?\.?)\s?[\d/.]+\s?[–:.-]?\s[^.]{3,60}\.?$/u,
  /^(?:Minutes|Protokoll|Niederschrift)(?: of| der| über|:)|^(?:Date of (?:the )?next meeting|Termin der nächsten Sitzung)/iu,
  /^(?:Held|Abgehalten|Gehalten) (?:at|on|in|am|im|by|via|per)(?!\p{L})/u,
  /^(?:Noted|Resolved|Carried|Agreed|Zur Kenntnis genommen|Angenommen|Einstimmig)\.$/iu,
];

/** What people write to each other beside the matter: travel, food, parties. */
const ofOffices = any(
  'hotel (?:wi-?fi|room|bar|lobby)',
  'wi-?fi',
  'W-?LAN',
  'Hotel-?WLAN',
  'canteen',
  'Kantine\\p{L}*',
  '(?:staff|company|team|works) (?:outing|picnic|barbecue|party|dinner)',
  '(?:christmas|summer|office) (?:party|dinner|lunch)',
  'Betriebsausflug\\p{L}*',
  'Betriebsfest\\p{L}*',
  'Firmenfeier\\p{L}*',
  'Weihnachtsfeier\\p{L}*',
  'Sommerfest\\p{L}*',
  'Grillfest\\p{L}*',
  'Adventfeier\\p{L}*',
  'jerseys?',
  'out[- ]of[- ]office',
  'Abwesenheitsnotiz\\p{L}*',
  '(?:safe|good) travels',
  'gute (?:Heim)?reise',
);

/** What a document says of itself: its basis, its earlier issues, that it may be wrong. */
const ofDocuments = [
  /^(?:Previous|Prior|Earlier|Last|Next) (?:note|issue|edition|update|rating note|research|publication)(?!\p{L})|^(?:Vorherige|Letzte|Frühere|Nächste) (?:Studie|Ausgabe|Notiz|Analyse)(?!\p{L})/iu,
  /^(?:Grundlage|Basis|Quellen?|Sources?|Basis of preparation)\s*:/iu,
  /^(?:For the (?:financial |fiscal )?(?:year|half[- ]year|period|quarter|(?:\p{L}+ )?months) ended [^,;]{4,30}|(?:All )?(?:Amounts|Figures|Angaben|Beträge|Zahlen|Werte)(?: are| sind)? in [^.]{2,40}(?:[,.][^.]{0,50})?)\.?$/iu,
  any(
    'forward[- ]looking statements?',
    'zukunftsgerichtete\\p{L}* Aussage\\p{L}*',
    'ratings are opinions',
    'ohne Gewähr',
    'without (?:any )?(?:warranty|guarantee of)',
    'this (?:note|report|document|release|announcement) (?:may|does|is|has|was|contains)',
    '(?:dieses|diese|dieser) (?:Dokument|Mitteilung|Bericht|Studie) (?:kann|ist|wurde|enthält|dient)',
    'for (?:further|more) information',
    'weitere (?:Informationen|Auskünfte)',
  ),
];

/**
 * What belongs to a meeting, a call, a letter or the document itself and tells nothing of the company: greetings, who asks
 * next, the agenda, where a recording is found.
 */
export const isFormality = (text: string): boolean =>
  ofOffices.test(text) || [...ofTalks, ...ofMeetings, ...ofDocuments].some((one) => one.test(text));

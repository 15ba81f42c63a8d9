/** What somebody is in an article. The first speak against the person, see `adverseRoles`. */
export type MediaRole =
  | 'convicted'
  | 'penalised'
  | 'accused'
  | 'suspect'
  | 'acquitted'
  | 'not_accused'
  | 'victim'
  | 'witness'
  | 'judge'
  | 'prosecutor'
  | 'lawyer'
  | 'official'
  | 'reporter';

export const adverseRoles: ReadonlySet<string> = new Set(['convicted', 'penalised', 'accused', 'suspect']);

/** A pattern over a sentence in which § stands for the person asked for. */
export interface RolePattern {
  readonly role: MediaRole;
  readonly pattern: RegExp;
  /** Only in headlines, which leave "was" out: "Dremov jailed over ferry loans". */
  readonly isHeadline?: true;
}

/** "(54)", ", 54,", ", a former banker,": what may be between a name and its verb. */
const beside =
  '(?:\\s*\\([^()§]{1,60}\\))?(?:(?:,[^,;§]{1,90}){1,3},)?(?:\\s+(?:and|und)\\s+\\p{Lu}[^,;.§]{1,40}?)?';
const adverbs =
  '(?:(?:\\p{Ll}+ly|also|later|then|first|again|today|since|already|now|yesterday|(?:on|in|last) \\p{L}+(?: \\d{4})?)\\s+){0,3}';
const be = '(?:was|were|is|are|has been|have been|had been|being|got|will be|is being|was being)';
const who = '(?:,?\\s+who)?';

const participles = {
  convicted: 'convicted|found guilty|sentenced|jailed|imprisoned',
  penalised:
    'fined|sanctioned|blacklisted|barred|disqualified|struck off|banned from|debarred|(?:added to|placed on|put on) (?:the|an?|its)\\s[^.;]{0,40}list|designated by',
  accused: 'charged|indicted|arrested|accused|prosecuted|remanded|detained|extradited|put on trial|sued',
  suspect:
    'suspected|investigated|questioned as a suspect|named as a suspect|under investigation|alleged to|raided|searched by',
  acquitted: 'acquitted|cleared|exonerated|found not guilty|discharged by',
  victim:
    'defrauded|robbed|swindled|cheated|attacked|assaulted|stabbed|shot|murdered|killed|kidnapped|abducted|blackmailed|threatened|tricked|impersonated|deceived',
} as const;

const german = {
  convicted: 'verurteilt|schuldig gesprochen|für schuldig befunden',
  penalised:
    'mit (?:einem|einer) [^.;,§]{0,30}(?:Bußgeld|Geldbuße|Strafe) belegt|sanktioniert|auf (?:die|eine) [^.;,§]{0,40}[Ll]iste gesetzt|gesperrt',
  accused: 'angeklagt|verhaftet|festgenommen|beschuldigt|verklagt|angezeigt',
  suspect: 'verdächtigt|durchsucht|als Beschuldigte[rn]? (?:geführt|vernommen)',
  acquitted: 'freigesprochen|entlastet|rehabilitiert',
  victim:
    'betrogen|überfallen|bestohlen|ausgeraubt|erpresst|getäuscht|angegriffen|verletzt|ermordet|getötet|entführt|bedroht',
} as const;

/** "the businessman", "den Bauunternehmer": what may be between a verb and whom it is done to. */
const described =
  '(?:the\\s+)?(?:(?!(?:of|with|by|for|and|or|that|to|from|in|on|at|against|over|nobody)\\s)\\p{Ll}[\\p{Ll}-]*\\s+){0,3}';
const beschrieben =
  '(?:(?:den|die|einen|eine)\\s+)?(?:(?!(?:mit|gegen|für|von|bei|nach|über|zu|durch|ohne|wegen|nicht|der|dem|des|und)\\s)[\\p{L}-]+\\s+){0,3}';
/** A clause that begins with whom it is about: "Its owner, §, is …"; with "of" in it, it is about somebody else. */
const apposed =
  '(?:^|[.;]\\s|(?<!\\p{L})(?:and|but)\\s)(?:[Ii]ts|[Tt]he|[Tt]heir|[Aa]n?)\\s+(?:(?!of\\s)\\p{Ll}[\\p{Ll}-]*\\s+){0,3}(?!of,)\\p{Ll}+,\\s+§,';

type Told = keyof typeof participles;
const told = Object.keys(participles) as Told[];

/** "§ was charged", "§, 54, was later convicted"; "§'s brother was charged" is somebody else. */
const passive = told.map((role): RolePattern => ({
  role,
  pattern: new RegExp(
    `§(?!['’])${beside}${who}\\s+${adverbs}${be}\\s+${adverbs}(?:${participles[role]})(?!\\p{L})`,
    'u',
  ),
}));

/** "Its owner, §, is under investigation". */
const inApposition = told.map((role): RolePattern => ({
  role,
  pattern: new RegExp(`${apposed}\\s+${adverbs}${be}\\s+${adverbs}(?:${participles[role]})(?!\\p{L})`, 'u'),
}));

/** "Die Staatsanwaltschaft hat den Bauunternehmer § (61) wegen Untreue angeklagt". */
const germanActive = told.map((role): RolePattern => ({
  role,
  pattern: new RegExp(
    `(?<!\\p{L})(?:hat|haben|hatte|hatten)\\s+${beschrieben}§${beside}(?:(?!\\bnicht\\b|§)[^.;]){0,160}?(?<!\\p{L})(?:${german[role]})(?!\\p{L})`,
    'u',
  ),
}));

/** "… was arrested in March and charged with fraud", "… was convicted but acquitted on appeal". */
const chained = told.map((role): RolePattern => ({
  role,
  pattern: new RegExp(
    `§(?!['’])${beside}${who}\\s+${adverbs}${be}\\s+${adverbs}(?:${told.map((one) => participles[one]).join('|')})(?!\\p{L})[^;§]*?,?\\s+(?:and|but|then|before being)\\s+(?:(?:was|has been|were)\\s+)?${adverbs}(?:${participles[role]})(?!\\p{L})`,
    'u',
  ),
}));

/** "§ wurde wegen Betrugs verurteilt", "Wegen Betrugs wurde § verurteilt", "§, der … verurteilt wurde". */
const germanPassive = told.flatMap((role): RolePattern[] => [
  {
    role,
    pattern: new RegExp(
      `(?:§${beside}(?:,?\\s+(?:der|die))?\\s+(?:wurde|wird|ist|war|sind|wurden)|(?<!\\p{L})(?:wurde|wird|ist|war)\\s+§${beside})(?!\\p{L})(?:(?!\\bnicht\\b|§)[^.;]){0,180}?(?<!\\p{L})(?:${german[role]})(?!\\p{L})`,
      'u',
    ),
  },
  {
    role,
    pattern: new RegExp(
      `§,?\\s+(?:der|die)\\s[^.;§]{0,120}?(?<!\\p{L})(?:${german[role]})\\s+(?:wurde|worden|wird|ist)`,
      'u',
    ),
  },
]);

const headline = told.map((role): RolePattern => ({
  role,
  isHeadline: true,
  pattern: new RegExp(
    `§${beside}\\s+(?:${participles[role]})(?=\\s+(?:with|of|over|for|in|after|as|by|on|at|from)(?!\\p{L})|\\s*$)`,
    'u',
  ),
}));

const own = (role: MediaRole, ...sources: readonly string[]): RolePattern[] =>
  sources.map((source) => ({ role, pattern: new RegExp(source, 'u') }));

/** All patterns, English and German; more than one may hold. */
export const rolePatterns: readonly RolePattern[] = [
  ...passive,
  ...chained,
  ...inApposition,
  ...germanPassive,
  ...germanActive,
  ...headline,
  ...own(
    'convicted',
    `§${beside}${who}\\s+${adverbs}(?:has |had )?(?:pleaded guilty|admitted (?:fraud|bribery|theft|tax|money|the charges|to )|pled guilty)`,
    '(?:convicted|sentenced|jailed|imprisoned)\\s+§',
    '(?<!\\p{L})(?:conviction|sentencing|guilty plea) of §',
    '(?<!\\p{L})convicted\\s+(?:\\p{Ll}+\\s+){1,2}§',
    '(?:verurteilte|schuldig sprach)\\s+(?:das \\p{L}+ )?§',
    '(?<!\\p{L})Verurteilung (?:von|des|der) (?:[\\p{L}-]+ ){0,2}§',
    '(?:Urteil|Schuldspruch|Haftstrafe|Freiheitsstrafe) (?:gegen|für) §',
    `§${beside}\\s+(?:hat|habe) [^.;§]{0,60}gestanden`,
    '(?<!\\p{L})verurteilte[nr]?\\s+(?:\\p{Lu}\\p{L}+\\s+)?§',
  ),
  ...own(
    'penalised',
    '(?:fined|sanctioned|blacklisted|debarred|disqualified)\\s+§',
    '(?:sanctions|fine|penalty|penalties|travel ban|ban) (?:against|on|for) §',
    "§(?:['’]s)?\\s+(?:agreed to pay|settled|paid a (?:fine|penalty))",
    '(?:Sanktionen|Bußgeld|Geldbuße) (?:gegen|für) §',
    `§${beside}\\s+(?:muss|müssen|musste|mussten|soll|zahlt|zahlte)\\s(?:(?!\\b(?:nicht|keine?n?)\\b)[^.;§]){0,80}?(?:Bußgeld|Geldbuße|Geldstrafe)(?!\\p{L})`,
    `§${beside}\\s+(?:must|has to|had to|will have to|(?:was|were|is|has been) ordered to|is to) pay\\s[^.;§]{0,60}?(?:fines?|penalt(?:y|ies))(?!\\p{L})`,
  ),
  ...own(
    'accused',
    '(?<!no |not |without )(?:charges?|indictment|lawsuit|complaint|proceedings|case|arrest warrant|warrant|trial) (?:of [^.;§]{1,40} )?(?:against|of) §(?!\\s+(?:was|were|has been|have been) (?:dropped|dismissed|withdrawn|discontinued))',
    '(?<!\\p{L})(?:arrest|extradition|prosecution) of §',
    // An acquittal that did not last leaves the charge.
    '(?:overturned|overturns|quashed|quashes|sets? aside|annulled|reversed|voided) (?:the |an? )?acquittal of §',
    "(?:acquittal of §|§['’]s? acquittal)\\s+(?:was|has been) (?:overturned|quashed|set aside|annulled|reversed)",
    '(?:hob|hoben|hebt|heben)\\s[^.;§]{0,40}Freispruch (?:für|von) §[^.;]{0,80}?\\sauf(?!\\p{L})',
    'Freispruch (?:für|von) §\\s+(?:wurde|wird|ist)\\s[^.;§]{0,40}aufgehoben',
    '(?<!\\p{L})(?:charged|indicted|arrested|accused?s?|accusing|sued|detained|prosecuted)\\s+§',
    `(?<!\\p{L})(?:has|have|had|[Pp]olice|[Pp]rosecutors?|[Oo]fficers|[Aa]uthorities)\\s+(?:charged|indicted|arrested|accused|detained)\\s+${described}§`,
    `(?<!\\p{L})(?:verhafteten?|verklagten?|beschuldigten?)\\s+${beschrieben}§`,
    `(?<!\\p{L})klagten?\\s+${beschrieben}§(?:(?!\\bnicht\\b|§)[^.;]){0,120}?\\san(?=\\s*(?:[,.;]|$|und\\s))`,
    `(?<!\\p{L})(?:nahm|nahmen)\\s+${beschrieben}§(?:(?!\\bnicht\\b|§)[^.;]){0,120}?\\sfest(?!\\p{L})`,
    `(?<!\\p{L})(?:erhob|erhoben|hat|haben|erhebt|erheben)\\s+gegen\\s+${beschrieben}§(?:(?!\\b(?:nicht|keine)\\b|§)[^.;]){0,80}?(?:Anklage|Klage)(?!\\p{L})`,
    `§${beside}${who}\\s+${adverbs}(?:faces|face|faced|denies|denied|stands|stood|went on|goes on) (?:\\p{L}+ ){0,3}(?:charges?|trial|indictment|prosecution)`,
    `§${beside}\\s+pleaded not guilty`,
    '(?:accused|defendant)(?:,)?\\s+§',
    '(?<!keine )(?:Anklage|Haftbefehl|Klage|Vorwürfe|Strafbefehl) (?:wegen [^.;§]{1,40} )?gegen §(?!\\s+(?:wurde|ist) (?:fallen|zurück|eingestellt))',
    '(?:wirft|werfen|warf)\\s+§\\s+[^.;]{0,80}(?:vor|Betrug|Bestechung|Untreue|Geldwäsche)',
    `§${beside}\\s+(?:wird|werden|wurde)\\s+[^.;§]{0,80}(?:vorgeworfen|zur Last gelegt)`,
    `§${beside}\\s+(?:steht|stand|muss sich|musste sich|müssen sich)\\s[^.;§]{0,60}vor (?:Gericht|dem)`,
    '[Aa]ngeklagte[rn]?,?\\s+§',
    'gegen §\\s+(?:wurde\\s+)?(?:Anklage|Haftbefehl)',
  ),
  ...own(
    'suspect',
    '(?<!no |without )(?:investigation|probe|inquiry|investigations|allegations|suspicions?) (?:into|of|against) §(?!\\s+(?:was|were|has been|have been) (?:dropped|closed|discontinued|ended))',
    '(?:investigating|investigates|investigate|suspects?|questioned)\\s+§',
    '(?:suspected|alleged)\\s+(?:\\p{Ll}+\\s+){0,3}§',
    `§${beside}${who}\\s+${adverbs}(?:faces|face|faced|denies|denied|rejects|rejected) (?:\\p{L}+ ){0,3}(?:wrongdoing|allegations?|accusations?|claims)`,
    `§${beside}\\s+(?:bestreitet|bestritt|weist|wies)\\s[^.;§]{0,40}(?:Vorwürfe|Anschuldigung)`,
    `§${beside}\\s+(?:allegedly|may face|could face|could be charged|may be charged)`,
    `§${beside}\\s+(?:is|are|was|were|remains?) (?:now |still )?(?:the |a )?(?:subject of an? |under )(?:criminal |formal |federal )?(?:investigation|probe|inquiry|suspicion)`,
    '[Gg]egen §\\s+(?:ermittelt|ermitteln|(?:wird|werde|wurde|läuft|laufen)\\s(?!nicht)[^.;§]{0,60}(?:ermittelt|Ermittlung|Verfahren))(?!\\p{L}* nicht)',
    '(?<!keine )(?:Ermittlungen|Verdacht|Ermittlungsverfahren) gegen §(?!\\s+(?:wurden?|sind|ist) (?:eingestellt|beendet))',
    '(?:ermittelt|ermitteln)\\s[^.;§]{0,40}gegen §',
    `(?<!\\p{L})(?:[Pp]olice|[Pp]rosecutors?|[Dd]etectives|[Oo]fficers|[Ii]nvestigators|[Aa]uthorities|[Aa]gents|[Rr]egulators)\\s+(?:have |has |had )?(?:search|searched|searches|raid|raided|raids)\\s[^.;§]{0,40}?(?:offices?|premises|headquarters|homes?|house|flat|villa|sites?) (?:of|used by|belonging to) ${described}§`,
    '(?<!\\p{L})(?:[Oo]ffices?|[Pp]remises|[Hh]eadquarters|[Hh]omes?|[Hh]ouse) of §\\s+(?:was|were|has been|have been)\\s+(?:\\p{Ll}+ly )?(?:searched|raided)(?! by thieves)',
    '(?:Geschäftsräume|Büros?|Büroräume|Räume|Wohnung|Wohnhaus|Villa|Zentrale|Firmensitz|Sitz) (?:der|des|von) §\\s[^.;§]{0,60}?durchsucht(?!\\p{L})',
    '(?:durchsucht|durchsuchten?|durchsuchen)\\s[^.;§]{0,40}?(?:Geschäftsräume|Büros?|Büroräume|Räume|Wohnung|Wohnhaus|Villa|Zentrale|Firmensitz) (?:der|des|von) §',
    '(?:mutmaßliche[nr]?|tatverdächtige[nr]?)\\s+(?:\\p{L}+\\s+)?§',
  ),
  ...own(
    'acquitted',
    '(?:acquitted|cleared|exonerated)\\s+§',
    '(?<!\\p{L})(?<!(?:overturn(?:ed|s|ing)|quash(?:ed|es|ing)|set(?:s|ting)? aside|annul(?:led|s|ling)|revers(?:ed|es|ing)|void(?:ed|s|ing)) (?:the |an? )?)(?:acquittal|exoneration) of §(?!\\s+(?:was|has been) (?:overturned|quashed|set aside|annulled|reversed))',
    '(?:charges?|case|proceedings|investigation|complaint|lawsuit|probe) (?:of [^.;§]{1,40} )?(?:against|into|of) §\\s+(?:was|were|has been|have been)\\s+(?:\\p{Ll}+ly )?(?:dropped|dismissed|withdrawn|discontinued|closed|ended|thrown out)',
    '(?:conviction) of §\\s+(?:was|has been) (?:quashed|overturned|set aside)',
    `§(?:['’]s)?\\s+conviction\\s+(?:was|has been) (?:quashed|overturned|set aside)`,
    `§${beside}\\s+(?:was|were) not (?:guilty|convicted)`,
    `(?:dropped|dismissed|withdrew|closed|discontinued|shelved|abandoned|dropping|dismissing)\\s+(?:(?!(?:against|into|of|for|by)\\s)[\\p{L}-]+\\s+){0,6}(?:charges?|case|cases|proceedings|investigation|probe|complaint|lawsuit)\\s+(?:of [^.;§]{1,40} )?(?:against|into) ${described}§`,
    '(?:hob|hoben|hebt)\\s[^.;§]{0,40}(?:Verurteilung|Urteil|Schuldspruch)\\s+(?:von|gegen|des|der) (?:[\\p{L}-]+ ){0,2}§[^.;]{0,120}?\\sauf(?!\\p{L})',
    '(?:Verurteilung|Urteil|Schuldspruch) (?:von|gegen|des|der) (?:[\\p{L}-]+ ){0,2}§\\s[^.;§]{0,60}aufgehoben',
    'sprach(?:en)?\\s+§[^.;]{0,120}frei(?!\\p{L})',
    '(?<!(?:hob|hoben|hebt|heben)\\s[^.;§]{0,40})Freispruch (?:für|von) §(?!\\s+(?:wurde|wird|ist)\\s[^.;§]{0,40}aufgehoben)',
    '(?:Verfahren|Ermittlungen|Anklage|Ermittlungsverfahren|Vorwürfe) (?:wegen [^.;§]{1,40} )?gegen §\\s[^.;§]{0,60}(?:eingestellt|fallen ?gelassen|zurückgezogen|beendet)',
    '(?:stellte|stellten)\\s[^.;§]{0,50}(?:Verfahren|Ermittlungen) gegen §\\s[^.;]{0,60}ein(?!\\p{L})',
  ),
  ...own(
    'not_accused',
    `§${beside}\\s+(?:is|was|are|were|has|have)\\s+(?:not|never)\\s+(?:been\\s+)?(?:accused|charged|suspected|a suspect|under investigation|implicated|a defendant|a party)`,
    '(?:no (?:charges?|suggestion|evidence|allegations?|suspicion)|not)\\s[^.;§]{0,60}(?:against|that|by|of|involving|implicat\\p{Ll}+)\\s+§',
    `§${beside}\\s+(?:ist|war|wird|wurde|steht|gilt)\\s+(?:selbst\\s+)?nicht\\s[^.;§]{0,60}(?:beschuldigt|angeklagt|verdächtig\\p{Ll}*|Verdacht|ermittelt|Beschuldigte[rn]?)`,
    '(?:[Kk]ein(?:e|en|erlei)?|nicht)\\s[^.;§]{0,50}(?:Verdacht|Vorwürfe?|Anklage|Ermittlungen|ermittelt|Hinweise?)\\s[^.;§]{0,20}gegen §',
    '[Gg]egen §\\s+wird\\s+nicht\\s+ermittelt',
  ),
  ...own(
    'victim',
    `§${beside}${who}\\s+(?:fell victim|lost (?:[^.;§]{0,60}(?:scam|fraud|fraudsters?|thieves)))`,
    '(?<!\\p{L})(?:victims?|targets?)(?:,|\\s+(?:included|was|were|is|are|named|such as))?\\s+§',
    `§,\\s+(?:a|the|one of the|another)\\s+(?:alleged )?victims?`,
    `(?:stole|stolen|stealing|embezzled)\\s[^.;§]{0,60}from (?:the |a )?(?:(?:house|home|villa|flat|office|shop|yacht|car) of )?${described}§`,
    '(?<!\\p{L})(?:burgled|broke into|raided by thieves)\\s+(?:the )?(?:house|home|villa|flat|office|shop) of §',
    `(?<!\\p{L})(?:brach|brachen)\\s+in\\s+(?:die|das|ein|eine)\\s+(?:[\\p{L}-]+)\\s+(?:von|des|der)\\s+(?:[\\p{L}-]+\\s+){0,2}§[^.;§]{0,30}?\\sein(?!\\p{L})`,
    '(?:defrauded|robbed|swindled|cheated|attacked|murdered|killed|kidnapped|blackmailed|threatened|tricked|scammed)\\s+§',
    '(?:fraud|theft|attack|murder|plot|threats?|scam) (?:on|against|of|targeting) §',
    '(?<!\\p{L})Opfer(?:s|n)?,?\\s+§',
    `§\\s+(?:wurde|wird|war|ist)\\s[^.;§]{0,40}Opfer`,
    '(?:Geschädigte[rn]?|Bestohlene[rn]?)\\s+§',
    '(?<!\\p{L})in\\s+(?:die|das|ein|eine)\\s+(?:Büros?|Geschäftsräume|Filiale|Zentrale|Wohnung|Haus|Lager|Laden) (?:der|des|von) §\\s+(?:eingebrochen|eingedrungen|eingestiegen)',
    '(?:betrog|bestahl|erpresste|überfiel|täuschte)(?:en)?\\s+§',
    `§,?\\s+(?:das|ein) Opfer`,
  ),
  ...own(
    'witness',
    `(?<!\\p{L})[Ww]itness(?:es)?,?\\s+§`,
    `§${beside}\\s+(?:testified|gave evidence|told the (?:court|jury|inquiry) as a witness)`,
    `§${beside}\\s+(?:was|were|is) (?:called|heard|questioned|summoned) as (?:a )?witness`,
    `§,\\s+(?:a|the|another|chief)\\s+witness`,
    '(?<!\\p{L})Zeug(?:e|in|en),?\\s+§',
    `§\\s[^.;§]{0,40}als Zeug(?:e|in)`,
    '(?<!\\p{L})[Aa]ls Zeug(?:e|in)\\s[^.;§]{0,30}§',
  ),
  ...own(
    'judge',
    '(?<!\\p{L})(?:[Jj]udge|[Jj]ustice|[Mm]agistrate|Recorder)\\s+§',
    `§,\\s+(?:the |a |presiding )?(?:district |high court |presiding )?(?:judge|magistrate)(?!\\p{L})`,
    `§${beside}\\s+(?:presided|presiding|(?:sentenced|acquitted|convicted|jailed)(?=\\s+(?!(?:with|of|over|for|in|on|by|to|after|as|at)(?!\\p{L}))\\p{L}))(?!\\p{L})`,
    '(?<!\\p{L})(?:[Rr]ichter(?:in)?|Vorsitzende[r]?)\\s+(?:am \\p{Lu}\\p{L}+ )?§',
    `§,\\s+(?:der |die |Vorsitzende[r]? )?(?:Vorsitzende[r]? )?Richter(?:in)?(?!\\p{L})`,
  ),
  ...own(
    'prosecutor',
    '(?<!\\p{L})(?:[Pp]rosecutor|[Ss]tate [Aa]ttorney|[Dd]istrict [Aa]ttorney|[Aa]ttorney [Gg]eneral)\\s+§',
    `§,\\s+(?:the |a |chief )?(?:prosecutor|prosecuting)`,
    '(?<!\\p{L})(?:Ober)?[Ss]taatsanw(?:alt|ältin)\\s+§',
  ),
  ...own(
    'lawyer',
    '(?<!\\p{L})(?:[Ll]awyer|[Ss]olicitor|[Bb]arrister|[Aa]ttorney|[Cc]ounsel|QC|KC)\\s+§',
    `§,\\s+(?:(?:a|the|his|her|their|its)\\s+)?(?:defence |defense )?(?:lawyer|solicitor|barrister|attorney|counsel)(?!\\p{L})`,
    `§,\\s+(?:who )?(?:represents|representing|represented|defending|defends|acting for)(?!\\p{L})`,
    '(?<!\\p{L})(?:[Rr]echtsanw(?:alt|ältin)|[Vv]erteidiger(?:in)?|[Aa]nw(?:alt|ältin))\\s+§',
    `§,\\s+(?:der |die )?(?:Rechtsanw|Anw|Verteidiger)`,
  ),
  ...own(
    'official',
    '(?<!\\p{L})(?:[Mm]inister|[Mm]ayor|[Ii]nspector|[Dd]etective|[Cc]ommissioner|[Ss]uperintendent|[Ss]pokes(?:man|woman|person)|[Oo]mbudsman|[Pp]olice chief|[Rr]egulator)\\s+§',
    `§,\\s+(?:a |the )?(?:police |ministry )?(?:spokes(?:man|woman|person)|inspector|commissioner|minister|mayor)(?!\\p{L})`,
    '(?<!\\p{L})(?:Minister(?:in)?|Bürgermeister(?:in)?|Sprecher(?:in)?|Kommissar(?:in)?|Polizeisprecher(?:in)?)\\s+§',
  ),
  ...own(
    'reporter',
    '^(?:By|Von|Text:|Reporting by|Reported by)\\s+§',
    '(?<!\\p{L})(?:[Rr]eporter|[Jj]ournalist(?:in)?|[Cc]orrespondent|[Kk]orrespondent(?:in)?|[Rr]edakteur(?:in)?|[Ee]ditor)\\s+§',
    '(?<!\\p{L})(?:[Rr]eporting|[Rr]eport|[Bb]ericht|[Ff]oto|[Pp]hoto(?:graph)?)\\s+(?:by|von)\\s+§',
    `§,?\\s+(?:reports|our correspondent|berichtet)(?!\\p{L})`,
  ),
];

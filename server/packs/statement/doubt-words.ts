/**
 * Sentences beside the tables by which a report says that its numbers, or the company itself, are in doubt, English and
 * German: ISA 570 (going concern), ISA 705 and 706 (modified opinions, emphasis of matter), IDW PS 270 and PS 405.
 */
export const doubtWords = {
  said: /(?<!\p{L})(?:material uncertaint(?:y|ies)|(?:substantial|significant) doubt|(?:qualified|adverse) (?:audit )?opinion|disclaimer of opinion|emphasis of matter|breach(?:ed|es)? (?:of )?(?:\p{L}+ ){0,3}covenants?|covenants? (?:was|were|has been|have been) (?:breached|waived)|wesentliche[rn]? unsicherheit(?:en)?|bestandsgefährdend\p{L}*|zweifel an der (?:fortführung|fähigkeit)|(?:eingeschränkte[rnms]?|versagte[rnms]?) bestätigungsvermerk|versagungsvermerk|drohende[rn]? zahlungsunfähigkeit|(?:verletzung|bruch) (?:\p{L}+ ){0,3}(?:financial )?covenants?)(?!\p{L})/iu,
  /** Says it with a "not" of its own. */
  notKept:
    /(?<!\p{L})covenants? (?:\p{L}+ ){0,4}(?:not (?:met|kept|complied with)|nicht eingehalten|nicht erfüllt)(?!\p{L})/iu,
  /** Denied, or only thought of. */
  denied:
    /(?<!\p{L})(?:no|not|without|neither|nor|never|if|would|could|might|unless|resolved|removed|kein\p{L}*|nicht|ohne|weder|falls|wenn|würde\p{L}*|könnte\p{L}*|behoben)(?!\p{L})/iu,
} as const;

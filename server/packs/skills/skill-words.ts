/** Words before or after a skill in its sentence, English and German, that say how it stands with it. */
export const skillWords = {
  /** The person says that they do not have it, or that they want to learn it. */
  lacking:
    /(?<!\p{L})(?:no|not|never|without|lack(?:s|ing)?|haven't|hasn't|don't|kein(?:e|en|er|em|erlei)?|nicht|nie|ohne|noch nie|fehlt|fehlen)(?!\p{L})|(?<!\p{L})(?:want(?:s|ing)?|wish(?:es|ing)?|would (?:like|love)|hope|hoping|plan(?:s|ning)?|keen|eager|interested|curious|goals?|next|to) (?:to |in |about |is to |are to )?(?:learn|study|pick(?:ing)? up|get(?:ting)? into)\p{L}*|(?<!\p{L})(?:möchte|will|würde gern\p{L}*|plane|interessiere mich)(?!\p{L}).*?(?<!\p{L})(?:lernen|erlernen|aneignen|einarbeiten)(?!\p{L})|(?<!\p{L})(?:Lernziele?|Lernwunsch|Lernwünsche)(?!\p{L})/iu,
  /** They have a little of it. */
  basic:
    /(?<!\p{L})(?:basic|basics|beginner|some|a little|first steps|learning|Grundkenntnisse|Grundlagen|Anfänger|etwas|erste Schritte|lerne)(?!\p{L})/iu,
  /** The role would like it and does not ask for it. */
  optional:
    /(?<!\p{L})(?:nice to have|a plus|is a bonus|ideally|optional|desirable|not required|von Vorteil|wünschenswert|gern gesehen|idealerweise|kein Muss|optional)(?!\p{L})/iu,
  /** The role says that it does not ask for it. */
  unasked:
    /(?<!\p{L})(?:no need (?:for|of|to)|(?:is|are) not (?:needed|necessary)|not necessary|not needed|no (?:\p{L}+ ){0,2}(?:knowledge|experience|skills?) (?:of|in|with) [^.;]*?(?:needed|necessary|required)|(?:keine?|nicht) [^.;]*?(?:nötig|notwendig|erforderlich|verlangt|vorausgesetzt))(?!\p{L})/iu,
  /** A heading or line of what the employer offers, which asks for nothing. */
  offer:
    /^(?:benefits|perks|(?:what )?we offer(?: you)?|what you(?:'|’)?ll get|what(?:'|’)s in it for you|our offer|wir bieten(?: ihnen| dir| euch)?|(?:das|was) (?:wir bieten|bieten wir|wir dir bieten)(?: dir| ihnen)?|unser angebot|ihre vorteile|deine vorteile|das erwartet (?:dich|sie))\s*(?=[:?!–-]|$)/iu,
} as const;

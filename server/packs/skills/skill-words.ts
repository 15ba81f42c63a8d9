/** Words before or after a skill in its sentence, English and German, that say how it stands with it. */
export const skillWords = {
  /** The person says that they do not have it. */
  lacking:
    /(?<!\p{L})(?:no|not|never|without|lack(?:s|ing)?|haven't|hasn't|don't|kein(?:e|en|er|em|erlei)?|nicht|nie|ohne|noch nie|fehlt|fehlen)(?!\p{L})/iu,
  /** They have a little of it. */
  basic:
    /(?<!\p{L})(?:basic|basics|beginner|some|a little|first steps|learning|Grundkenntnisse|Grundlagen|Anfänger|etwas|erste Schritte|lerne)(?!\p{L})/iu,
  /** The role would like it and does not ask for it. */
  optional:
    /(?<!\p{L})(?:nice to have|a plus|is a bonus|ideally|optional|desirable|not required|von Vorteil|wünschenswert|gern gesehen|idealerweise|kein Muss|optional)(?!\p{L})/iu,
} as const;

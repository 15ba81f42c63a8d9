/** What marks the name of a role in an advertisement, English and German: "(m/f/d)", "(w/m/d)", "(all genders)". */
export const roleMark = /\((?:[mfwdxi](?:\s*[/|,*]\s*[mfwdxi]){1,3}|all genders?|alle geschlechter)\)/iu;

/** Words for people that end the name of a role: "Data engineer", "Pflegefachkraft". No skill ends in one. */
export const roleNouns =
  /(?:engineer|developer|programmer|analyst|scientist|architect|designer|administrator|consultant|accountant|manager|nurse|technician|assistant|officer|specialist|coordinator|supervisor|trainer|teacher|entwickler(?:in)?|ingenieur(?:in)?|analyst(?:in)?|architekt(?:in)?|administrator(?:in)?|berater(?:in)?|referent(?:in)?|sachbearbeiter(?:in)?|leiter(?:in)?|kaufmann|kauffrau|fachkraft|techniker(?:in)?|assistent(?:in)?|spezialist(?:in)?|lehrer(?:in)?|koordinator(?:in)?)(?:\*in|:in|_in|innen)?$/iu;

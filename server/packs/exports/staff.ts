/** The column of an employee list that says when somebody left, English and German. */
export const leavingHead =
  /^(?:leave|leaving|leaver|exit|end|termination|last|departure|left)(?: (?:date|day|on))?$|^date (?:of leaving|left)$|^(?:austritt(?:sdatum)?|ausgetreten|ausgeschieden(?: am)?|abgang|letzter arbeitstag)$/iu;

import type { StatementText } from './statement-text.ts';

const assumption =
  /^(?:[-*\s]*)(?:(?:we|i|let us|this|the (?:model|scenario|calculation)) )?(?:assum(?:e|es|ed|ing|ption)|suppos(?:e|ing)|hypothetical)|\b(?:under|on) the assumption\b|\bmy (?:own )?(?:assumption|estimate)\b|^(?:annahme|angenommen|unterstellt|hypothetisch)|\bunter der annahme\b|\b(?:ich|wir) (?:nehmen?|unterstellen?|schätzen?)\b|\bmeine (?:annahme|schätzung)\b/iu;

const notFound =
  /\b(?:could not be|cannot be|can ?not be|was not|were not|is not|are not) (?:found|verified|supported|determined|confirmed|checked|established|computed|answered|stated|given|disclosed|mentioned|available)\b|\bno (?:source|document|data|evidence|information|figures?)\b|\b(?:sources?|documents?|files?|pages?|it) (?:do|does) not (?:say|state|mention|give|contain|tell|disclose|report|show)\b|\bkeine? (?:quellen?|angaben?|daten|informationen|belege?|unterlagen)\b|\bnicht (?:gefunden|belegt|geprüft|ermittelt|angegeben|genannt|ersichtlich|enthalten)\b|\b(?:quellen?|unterlagen|dokumente?|dateien?) (?:nennt|nennen|sagt|sagen|enthält|enthalten) (?:nicht|nichts|keine?n?)\b/iu;

const aboutItself =
  /^(?:i|we|this (?:report|answer|analysis|table|section|chart)|the (?:report|following|table below|chart)|here|below|above|as follows|note that|please|let me|if you|feel free|in summary|to sum up|overall,? this report|ich|wir|dieser (?:bericht|abschnitt)|diese (?:antwort|analyse|tabelle)|im folgenden|die folgende|nachfolgend|hier|unten|bitte|wenn sie|falls sie|sagen sie|zusammenfassend)(?!\p{L})/iu;

const aboutReading =
  /\b(?:documents?|files?|pages?|rows?) (?:was|were) read\b|\b(?:dokumente?|dateien?|seiten?|zeilen?) wurden? gelesen\b|^(?:read|gelesen):/iu;

const advice =
  /\b(?:not|no) (?:an? )?(?:investment|financial|legal|tax|medical) advice\b|\bkeine (?:anlage|rechts|steuer|finanz)beratung\b/iu;

/** Headings of what a report says about its own making. */
const methodHeading =
  /\b(?:method\w*|how (?:it|this) was|how .* computed|formula\w*|limits?|limitations?|what .* not|sources?|not checked|sample data|methode\w*|wie (?:gerechnet|es|das)|formel\w*|grenzen|einschränkung\w*|quellen?|nicht geprüft)(?!\p{L})/iu;

/** Anything that can be looked up: a digit, or a link that was written for it. */
export function hasEvidenceOrNumber({ plain, sources, figures }: StatementText): boolean {
  return sources.length > 0 || figures.length > 0 || /\d/.test(plain);
}

/**
 * Whether a sentence states something about the world. Questions, headings, labels, what a report says about itself and
 * what it says it did not find are none, as long as no number or source mark is in them.
 */
export function isClaim(statement: StatementText, heading: string): boolean {
  const { plain } = statement;
  if (!/[\p{L}\p{N}]/u.test(plain) || /\?["”“»)\]]*$/.test(plain)) return false;
  if (plain.endsWith(':') && !/\d/.test(plain) && statement.figures.length === 0) return false;
  if (statement.sources.length === 0 && aboutReading.test(plain)) return false;
  if (hasEvidenceOrNumber(statement)) return true;
  if (plain.split(/\s+/).length < 4) return false;
  return (
    ![notFound, aboutItself, advice].some((pattern) => pattern.test(plain)) && !methodHeading.test(heading)
  );
}

/** True for a sentence that says itself that it assumes. */
export function isAssumption({ plain }: StatementText): boolean {
  return assumption.test(plain);
}

/** True below a heading such as "Method" or "Limits". */
export function isMethodHeading(heading: string): boolean {
  return methodHeading.test(heading);
}

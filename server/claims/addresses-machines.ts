/** Ways in which a text speaks to the program that reads it, in English and German. */
const addressed: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,60}\b(?:instructions?|prompts?|guidelines?|commands?)\b/i,
  /(?<!\p{L})(?:ignorier(?:e|en|t)|vergiss|vergesst|vergessen Sie|missachten?|übergehen?)(?!\p{L})[^.!?]{0,60}(?:Anweisung|Vorgabe|Befehl|Prompt)/iu,
  /^\s*(?:system|assistant|user|prompt)\s*:/im,
  /\b(?:note|message|notice|instructions?|hinweis|nachricht|anweisung(?:en)?|wichtig|important)\s+(?:to|for|an|für)\s+(?:the |all |any |die |alle |den |das )?(?:AIs?|LLMs?|KI|(?:large )?language models?|sprachmodelle?n?|assistants?|chat-?bots?|bots?)\b/i,
  /\b(?:as an? (?:AI|LLM|(?:large )?language model)|als (?:KI|sprachmodell)),?\s+(?:you|assistant|sollst|musst|du)\b/i,
  /\[\/?INST\]|<\|[a-z_]{2,20}\|>|<<\/?SYS>>|<\/?(?:system|instructions?|prompt)>/i,
  /\b(?:new|updated|revised|additional) (?:system )?(?:instructions?|prompts?)\s*:|\bneue (?:system)?anweisung(?:en)?\s*:/i,
  /\bwhen (?:you )?summari[sz](?:e|ing)\b[^.!?]{0,40}\b(?:say|report|state|write|mention|use|answer)\b/i,
  /\bfür die (?:zusammenfassung|auswertung durch (?:KI|sprachmodelle)) gilt\b/i,
];

/** True for text that speaks to the program that reads it: it is content, and no answer to anything. */
export function addressesMachines(text: string): boolean {
  return addressed.some((pattern) => pattern.test(text));
}

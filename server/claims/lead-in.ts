import type { KnownPeople } from './draft.ts';
import { personName } from './person-name.ts';

const lead = /^(?<words>\p{Lu}[\p{L} .&'’-]{2,40}): (?=[\p{Lu}“"\d])/u;
/** What a paragraph is headed by that is of the whole company: "Weak Volumes", "COMPANY PROFILE". A country or a product is not. */
const theme =
  /^(?:(?:the|and|of|key|company|group|weak|strong|solid|adequate|good|stable|higher|lower|rising|falling|improved|improving|declining|sound|robust|sluggish|concentrated|financial|current|recent|our)[ -])*(?:results?|volumes?|liquidity|leverage|ownership|profile|overview|performance|trading|finances?|financials|earnings|profits?|profitability|sales|revenues?|margins?|cash|cash flow|debt|borrowings|people|employees|staff|history|summary|highlights|background|demand|balance sheet)$/iu;

interface LeadIn {
  /** Where the first sentence begins. */
  readonly end: number;
  /** Somebody speaks to whom the document gave no office. */
  readonly isStranger: boolean;
}

/** What is before the first sentence of a paragraph: "Weak Volumes: Revenue declined …" is its heading, "Lena Host: Revenue was …" who speaks. */
export function leadOf(text: string, people: KnownPeople): LeadIn {
  const match = lead.exec(text);
  const words = match?.groups?.words ?? '';
  if (match === null || text.length < 60) return { end: 0, isStranger: false };
  if (people.has(words) || theme.test(words)) return { end: match[0].length, isStranger: false };
  const isPerson =
    personName(words) !== null || /^(?:Operator|Host|Moderator|Question|Interviewer)$/u.test(words);
  const isSpeaking = isPerson && /(?<!\p{L})(?:I|we|you|our|your|me|thanks?)(?!\p{L})/iu.test(text);
  return isSpeaking ? { end: match[0].length, isStranger: true } : { end: 0, isStranger: false };
}

/** Who is before the colon of a paragraph, in capitals; "" where nobody does. */
export const speakerOfTurn = (text: string) => (lead.exec(text)?.groups?.words ?? '').toUpperCase();

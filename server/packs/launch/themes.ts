/** What launches and news speak of, by words in English and German; rules of this product, no published list. */
export type Theme =
  | 'price'
  | 'subscription'
  | 'sustainability'
  | 'smart'
  | 'markets'
  | 'partners'
  | 'professional'
  | 'design'
  | 'service';

export const themes: Readonly<Record<Theme, RegExp>> = {
  price:
    /(?<!\p{L})(?:[Pp]ric(?:e|es|ed|ing)|discounts?|cheaper|lower-cost|price cuts?|\p{L}*[Pp]reis\p{L}*|Rabatt\p{L}*|günstiger\p{L}*|billiger\p{L}*)(?!\p{L})/u,
  subscription:
    /(?<!\p{L})(?:subscri(?:be|ber|bers|ption|ptions)|memberships?|monthly plans?|\p{L}*[Aa]bo(?:s|nnement\p{L}*)?|Abo-\p{L}+|Mitgliedschaft\p{L}*)(?!\p{L})/u,
  sustainability:
    /(?<!\p{L})(?:sustainab\p{L}+|recycl\p{L}+|repairab\p{L}+|carbon|compostable|energy[- ]saving|nachhaltig\p{L}*|recycelt\p{L}*|recycelbar\p{L}*|reparierbar\p{L}*|klimaneutral\p{L}*|kompostierbar\p{L}*|stromsparend\p{L}*)(?!\p{L})/iu,
  smart:
    /(?<!\p{L})(?:apps?|AI|artificial intelligence|software|smart|connected|wifi|wi-fi|bluetooth|KI|künstliche[rn]? Intelligenz|vernetzt\p{L}*|smarte[nmrs]?)(?!\p{L})/iu,
  markets:
    /(?<!\p{L})(?:new markets?|market entry|enter(?:s|ed|ing)? the|expan(?:ds?|ded|sion)|across Europe|neue[nr]? Märkte[n]?|Markteintritt\p{L}*|expandier\p{L}+|Expansion)(?!\p{L})/iu,
  partners:
    /(?<!\p{L})(?:partner(?:s|ed|ship|ships)?|together with|collaborat\p{L}+|licen[cs]e deal|Partner\p{L}*|Kooperation\p{L}*|gemeinsam mit|Zusammenarbeit)(?!\p{L})/iu,
  professional:
    /(?<!\p{L})(?:offices|hotels?|cafés?|restaurants?|business customers|professional|for business|Büros?|Gastronomie|Geschäftskunden|Profi\p{L}*|gewerblich\p{L}*)(?!\p{L})/iu,
  design:
    /(?<!\p{L})(?:design\p{L}*|redesign\p{L}*|colou?rs?|limited edition|Farbe[n]?|Gestaltung|Sonderedition\p{L}*)(?!\p{L})/iu,
  service:
    /(?<!\p{L})(?:warrant(?:y|ies)|guarantee|repair service|customer service|delivery|Garantie\p{L}*|Kundendienst|Reparaturdienst|Lieferservice|Lieferung\p{L}*)(?!\p{L})/iu,
};

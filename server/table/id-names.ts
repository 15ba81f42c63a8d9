const idName =
  /(?:^|[\s_\-./])(?:id|ids|uuid|guid|sku|isin|wkn|iban|bic|ean|gtin|upc|plz|zip|zipcode|postcode|postleitzahl|code|key|ref|reference|nr\.?|no\.?|#|lei|vat|ust-?id|barcode|account|(?:gegen)?konto|kst|kostenstelle|notes?|anhang|anm\.?)$|(?:nummer|[a-z]id|number|nr\.?|kennung|schlüssel)$|^(?:#|postal code|zip code)$|[a-z]Id$/i;
const idWord = /^(?:id|sku|isin|plz|zip|postal|post|order no|kunden-?nr)\b/i;

/** True for the name of what tells things apart: its numbers are no quantities. */
export const isIdName = (name: string) => {
  // "Gegenkonto (ohne BU-Schlüssel)" is called by what is before the bracket.
  const bare = name.replace(/\s*\([^()]*\)$/, '').trim();
  return idName.test(bare) || idWord.test(bare);
};

/** A column that points to the notes of a statement: its "4,5" is two of them, and proves nothing of how numbers are written. */
export const pointsToNotes = (name: string) =>
  /^(?:(?:see )?notes?(?: (?:no\.?|nr\.?|refs?\.?|number))?|anhang(?:s?angaben?)?|anm\.?|tz\.?|textziffer|ziffer)$/iu.test(
    name.trim(),
  );

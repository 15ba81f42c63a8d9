import { italic, words } from '../../../report/words.ts';
import { factsOf, many } from './research-steps-de.ts';
import type { checkTextsEn } from './check-texts-en.ts';

/** Was der Bericht darüber sagt, wie seine Angaben übereinstimmen: nie, dass es keinen Widerspruch gibt. */
export const checkTextsDe: typeof checkTextsEn = {
  headline: (company, what, open, verified) =>
    `${company}: ${what}${open > 0 ? `, ${many(open, 'Widerspruch', 'Widersprüche')} zu klären` : verified === null ? '' : `, ${factsOf(verified)} bestätigt`}`,
  sameIn: (count, isAtLeast) => `übereinstimmend in ${isAtLeast ? 'mehr als ' : ''}${count} Dokumenten`,
  oneOnly: 'von diesem Bericht in einem Dokument gelesen',
  documentsRead: (count) => `${many(count, 'Dokument wurde', 'Dokumente wurden')} gelesen.`,
  onlyChecked: {
    verified: 'Die eine geprüfte Angabe wird von einem zweiten Dokument oder den Abschlüssen gestützt.',
    single: 'Die eine geprüfte Angabe wurde von diesem Bericht in einem Dokument gelesen.',
    open: 'Bei der einen geprüften Angabe weichen die Dokumente voneinander ab.',
  },
  ofChecked: (facts, parts) => `Von ${facts} geprüften Angaben: ${parts.join('; ')}.`,
  checkedParts: {
    verified: (count) =>
      `${count} ${count === 1 ? 'wird' : 'werden'} von einem zweiten Dokument oder den Abschlüssen gestützt`,
    single: (count) =>
      `${count} ${count === 1 ? 'wurde' : 'wurden'} von diesem Bericht in einem Dokument gelesen`,
    open: (count) => `bei ${count} weichen die Dokumente voneinander ab`,
  },
  yearsEnd: (month) => `Jahre sind hier Geschäftsjahre; sie enden im ${month}.`,
  noneDiffers: (facts) =>
    `${
      facts === 0
        ? 'Keine Angabe wurde in zwei Dokumenten gelesen, verglichen werden konnte daher keine.'
        : facts === 1
          ? 'Eine Angabe wurde in zwei oder mehr Dokumenten gelesen, und sie stimmen darin überein.'
          : `Bei den ${facts} Angaben, die in zwei oder mehr Dokumenten gelesen wurden, weicht keine ab.`
    } Was die Dokumente neben den gelesenen Angaben sagen, wurde nicht verglichen.`,
  officesDiffer: (role, holders) =>
    words`Wer dieses Amt hat, sagen die Quellen verschieden („${role}“): ${holders}`,
  verificationRule: words`${italic('Bestätigt')}: übereinstimmend in zwei oder mehr Dokumenten oder mit dem aus den Abschlüssen berechneten Wert. ${italic('Unbestätigt')}: von diesem Bericht in einem Dokument gelesen; andere können es in Worten sagen, die nicht gelesen wurden. ${italic('Zu prüfen')}: Die Dokumente weichen ab. Dokumente eines Unternehmens sind nicht unabhängig voneinander.`,
};

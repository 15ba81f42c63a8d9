import type { Figure } from '@loupe/shared/contract/run-events';
import type { StepHandle } from '../../engines/run-context.ts';
import { words, type Said } from '../../report/words.ts';
import { signedPercentText } from '../../tools/number-text.ts';
import { placeText } from '../../tools/place-text.ts';
import { cite } from '../ground/dossier.ts';
import { figureLink } from '../writing/evidence-links.ts';
import type { Checked } from './checked-facts.ts';
import { companyTexts } from './messages/company-texts.ts';

/** One of two values as the input of their difference. */
const valueInput = (
  step: StepHandle,
  { text, evidence: [place] }: Checked['values'][number],
  name: string,
): Figure['inputs'][number] =>
  place === undefined
    ? { name, value: text, from: null }
    : {
        name,
        value: text,
        from: `${place.dossier.name}, ${placeText(place.place)}`,
        source_n: cite(step, place),
      };

/** By how much the second value is above the first, as a figure. */
export function differenceFigure(step: StepHandle, { id, label, values, difference }: Checked): Said | null {
  const [first, second] = values;
  if (difference === null || first === undefined || second === undefined) return null;
  return figureLink(step, {
    id: `${id.replaceAll('_', '-')}-apart`,
    label: companyTexts().apart(label),
    value: signedPercentText(difference),
    formula: '\\frac{b}{a} - 1',
    inputs: [valueInput(step, first, 'a'), valueInput(step, second, 'b')],
    source_n: null,
    finding_ids: [id],
  });
}

/** Why a fact has its status; of values that differ by how much. */
export function reasonOf(step: StepHandle, one: Checked): Said {
  const apart = differenceFigure(step, one);
  return apart === null ? one.reason : words`${one.reason}${companyTexts().differBy(apart)}`;
}

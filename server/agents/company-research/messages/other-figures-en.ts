import { many } from './research-steps-en.ts';

/** What the report says of figures in the documents' own words. */
export const otherFiguresEn = {
  otherFigures: 'Other figures the documents give',
  otherFiguresIntro:
    'In the words of their sources. They were not matched to a known measure, not compared and not computed with.',
  otherFiguresTitle: (unit: string) =>
    unit === '' ? 'As the documents write them' : `As the documents write them, ${unit}`,
  otherFiguresHead: ['As it is called there', 'As it is written', 'Period as written'],
  noPeriodGiven: 'no period given',
  expectedFigure: 'expected',
  otherFiguresMore: (count: number) =>
    `${many(count, 'further figure')} of this kind ${count === 1 ? 'is' : 'are'} not listed.`,
};

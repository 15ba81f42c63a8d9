import { words, type Said } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';

/** The pitch beside the room, and what lenders and balance sheets say. */
export const diligencePitchEn = {
  severalApart: (names: readonly string[]) => `the pitch is not borne out (${listText(names)})`,
  measureNames: {
    arr: 'ARR',
    mrr: 'MRR',
    net_retention: 'Net revenue retention',
    gross_margin: 'Gross margin',
    operating_margin: 'Operating margin',
    equity_ratio: 'Equity ratio',
    top_customer: 'Share of the largest customer',
    employees: 'Employees',
  },
  measureApartTitle: (name: string) => `the pitch is not borne out (${name})`,
  measureApart: {
    customers: (name: string, time: string, pitch: Said, own: Said) =>
      words`${name}: the pitch says ${pitch}, the customer table (${time}) gives ${own}.`,
    accounts: (name: string, time: string, pitch: Said, own: Said) =>
      words`${name}: the pitch says ${pitch}, the accounts of ${time} give ${own}.`,
    staff: (name: string, _time: string, pitch: Said, own: Said) =>
      words`${name}: the pitch says ${pitch}, the employee list has ${own}.`,
  },
  boundWords: ({ bound, isApproximate }: { bound?: string; isApproximate: boolean }) =>
    ({ above: 'more than ', least: 'at least ', below: 'less than ', most: 'at most ' })[bound ?? ''] ??
    (isApproximate ? 'about ' : ''),
  points: (number: string) => `${number.replace(/[\s\u00a0]?%$/u, '')} points`,
  ownValue: { customers: 'Customer table', accounts: 'Accounts', staff: 'Employee list' },
  noPitch: 'No pitch was found, so none could be held against the room.',
  notHeld: (said: Said) => words`Said by the pitch, with nothing in the room to hold it against: ${said}.`,
  noStaff: 'No employee list was found.',
  staffStaying: (staying: Said, rows: Said) =>
    words`The employee list has ${staying} people without a day of leaving, among ${rows} rows.`,
  staffWithoutLeavers: (rows: Said) =>
    words`The employee list has ${rows} people; no column says who has left.`,
  negativeEquity: {
    title: 'liabilities exceed assets',
    said: (time: string, mark: Said) =>
      words`Equity in the accounts of ${time} is ${mark}: liabilities exceed assets.`,
    question:
      'On what do the directors rely that all debts are paid when due, and when is equity above zero again?',
  },
  covenantTitle: (name: string) => `a covenant is not kept (${name})`,
  covenantSaid: (name: string, time: string, said: Said, own: Said) =>
    words`${name}: a loan asks for at least ${said}, the accounts of ${time} give ${own}.`,
  covenantQuestion: (name: string) =>
    `${name}: has the lender waived the covenant in writing, and what may it do until then?`,
  covenantKept: (name: string, time: string, said: Said, own: Said) =>
    words`${name}: asked for are at least ${said}; the accounts of ${time} give ${own}, which is enough at that day.`,
};

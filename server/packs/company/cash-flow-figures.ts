import type { Attribute } from '../attribute.ts';

/** Figures of the cash flow statement. */
export const cashFlowFigures: readonly Attribute[] = [
  {
    id: 'operating_cash_flow',
    kind: 'flow',
    losses: {
      en: [
        'net cash used in operating activities',
        'net cash used in operations',
        'cash used in operating activities',
        'cash used in operations',
        'net cash outflow from operating activities',
      ],
      de: [
        'mittelabfluss aus laufender geschäftstätigkeit',
        'mittelabfluss aus der laufenden geschäftstätigkeit',
        'mittelabfluss aus operativer geschäftstätigkeit',
      ],
    },
    nouns: {
      en: ['operating cash flow', 'cash flow from operations', 'cash flow from operating activities'],
      de: [
        'operativer cashflow',
        'operative cashflow',
        'operativen cashflow',
        'cashflow aus laufender geschäftstätigkeit',
      ],
    },
    labels: {
      en: [
        'net cash from operating activities',
        'net cash provided by operating activities',
        'net cash provided by (used in) operating activities',
        'net cash generated from operating activities',
        'net cash flow from operating activities',
        'net cash flows from operating activities',
        'net cash inflow from operating activities',
      ],
      de: [
        'cashflow aus der laufenden geschäftstätigkeit',
        'cashflow aus betrieblicher tätigkeit',
        'mittelfluss aus betriebstätigkeit',
        'geldfluss aus betriebstätigkeit',
        'cashflow aus betriebstätigkeit',
        'mittelzufluss aus laufender geschäftstätigkeit',
        'mittelzufluss aus der laufenden geschäftstätigkeit',
      ],
    },
  },
];

export const scoreEn = {
  dupontFive:
    'In five steps, return on equity is tax burden × interest burden × operating margin × asset turnover × equity multiplier: what taxes and interest leave of operating profit, and what the business earns before both.',
  dupontFiveOpen: (year: string, reasons: string) => `Five steps for ${year}: not computed: ${reasons}.`,
  dupontFiveBank: 'Five steps: not applicable to banks and insurers, whose interest is their business.',
};

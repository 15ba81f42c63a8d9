/** Questions about a table that an empty chat offers: each way to ask the same, the best first. Only what is understood as it is meant is shown. */
export const firstQuestionsEn = {
  highest: (what: string, group: string) => [`Which ${group} has the highest ${what}?`],
  highestMean: (what: string, group: string) => [`Which ${group} has the highest average ${what}?`],
  total: (what: string, group: string) => [`What is the total ${what} by ${group}?`],
  mean: (what: string, group: string) => [`What is the average ${what} by ${group}?`],
  change: (what: string, from: string, to: string) => [
    `How did ${what} change from ${from} to ${to}?`,
    `How did the total ${what} change from ${from} to ${to}?`,
  ],
  byTime: (what: string, part: string) => [`What is the total ${what} by ${part}?`],
  share: (what: string, name: string) => [`What share of ${what} is ${name}?`],
  sample: { name: 'container-freight.csv', about: 'invented container freight of two years' },
};

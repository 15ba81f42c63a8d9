/** Interface texts of charts in a text. */
export const chartMessages = {
  view: 'Show as',
  chart: 'Chart',
  table: 'Table',
  points: (title: string) => `${title}, point by point`,
};

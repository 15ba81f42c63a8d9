/** Interface texts of charts in a text. */
export const chartMessages = {
  view: 'Zeigen als',
  chart: 'Diagramm',
  table: 'Tabelle',
  points: (title: string) => `${title}, Punkt für Punkt`,
};

/** What is said over the beginning of a sample report. */
export const pieceEn = {
  label: (agent: string) => `From a sample report · ${agent}`,
  explanation:
    'Every number shows the formula and inputs it came from, and every statement links to the passage it rests on.',
};

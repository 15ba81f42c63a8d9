/** Words of the offer of a newer version. */
export const updateTexts = {
  title: 'A new version is ready',
  withNextPage: 'It comes with the next page you open.',
  whenSaved: 'It comes with the next page, once what you have begun here is sent or saved.',
  updateNow: 'Update now',
  later: 'Later',
} as const;

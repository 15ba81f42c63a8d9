/** Words of the minimal frame around a slice that runs alone. */
export const standaloneTexts = {
  email: 'Email',
  password: 'Password',
  logIn: 'Log in',
  logOut: 'Log out',
  logInFirst: 'Log in first.',
  theme: 'Change theme',
  elsewhere: (path: string) => `${path} belongs to another slice.`,
} as const;

/** Texts of the way to the login. */
export const signInTexts = { logIn: 'Anmelden' } as const;

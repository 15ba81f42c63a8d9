/** Texts of the way to the login. */
export const signInTexts = { logIn: 'Log in' } as const;

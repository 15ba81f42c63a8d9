/** Texts of the sign-in screens. Accessible names `Email`, `Password`, `Log in`, `Sign up` are fixed. */
export const authTexts = {
  email: 'Email',
  password: 'Password',
  name: 'Name',
  referralCode: 'Referral code',
  passwordRule: 'At least 10 characters. A short sentence is easy to remember and hard to guess.',
  emailMissing: 'Enter your e-mail address.',
  emailInvalid: 'Enter an e-mail address, like name@example.com.',
  passwordMissing: 'Enter your password.',
  passwordTooShort: 'Use at least 10 characters for the password.',
  /** In place of the server's, by code. */
  sentences: {
    'auth.wrong_credentials': 'E-mail or password is not right.',
    'auth.email_taken': 'There is already an account with this e-mail. Log in instead?',
    'auth.email_invalid': 'Enter an e-mail address, like name@example.com.',
    'auth.password_too_short': 'Use at least 10 characters for the password.',
    'auth.password_too_common': 'This password is too easy to guess. Choose another.',
    'auth.referral_code_unknown': 'This referral code is not known.',
  },
  login: {
    title: 'Log in',
    action: 'Log in',
    forgot: 'Forgot password?',
    noAccount: 'No account yet?',
    signup: 'Sign up',
  },
  signup: {
    title: 'Create your account',
    action: 'Sign up',
    hasAccount: 'Already have an account?',
    login: 'Log in',
    free: 'Every account starts with free credits. No card needed.',
  },
  claim: 'Research you can check.',
} as const;

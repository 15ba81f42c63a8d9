/** What a new password ended. */
interface Ended {
  readonly apiKeys: number;
  readonly deployTokens: number;
  /** The address that a change of the e-mail would have gone to. */
  readonly emailChange: string | null;
  /** The session in which it was changed goes on. */
  readonly isHereKept: boolean;
}

interface Letter {
  readonly subject: string;
  readonly text: readonly string[];
}

/** The mails. Each line is a line of the mail; links are on lines of their own. */
export const lettersEn = {
  reset: (brand: string, email: string, link: string): Letter => ({
    subject: `Set a new password for ${brand}`,
    text: [
      `Someone, hopefully you, asked to set a new password for ${email}.`,
      '',
      'Open this link within 30 minutes; it works once:',
      '',
      link,
      '',
      'If it was not you, nothing needs to be done: the password stays as it is.',
      '',
      brand,
      '',
    ],
  }),
  passwordChanged: (brand: string, { apiKeys, deployTokens, emailChange, isHereKept }: Ended): Letter => ({
    subject: `Your password for ${brand} was changed`,
    text: [
      isHereKept
        ? 'You were logged out on every other device.'
        : 'You were logged out on every device. Log in with the new password.',
      ...(apiKeys > 0
        ? [
            '',
            apiKeys === 1
              ? '1 API key was revoked. If a program of yours used it, make a new one in the settings.'
              : `${apiKeys} API keys were revoked. If programs of yours used them, make new ones in the settings.`,
          ]
        : []),
      ...(deployTokens > 0
        ? [
            '',
            deployTokens === 1
              ? '1 deploy token that you made was revoked. Its team needs a new one to release its slice.'
              : `${deployTokens} deploy tokens that you made were revoked. Their teams need new ones to release their slices.`,
          ]
        : []),
      ...(emailChange === null ? [] : ['', `The change of your e-mail to ${emailChange} was stopped.`]),
      '',
      'If it was not you, set a new password at once with “Forgot password?” on the login page.',
      '',
      brand,
      '',
    ],
  }),
  confirmAccount: (brand: string, email: string, link: string): Letter => ({
    subject: `Confirm your e-mail for ${brand}`,
    text: [
      `Welcome to ${brand}. Your account works already; confirm that ${email} is yours, so that you can make API keys and get rewards for invitations.`,
      '',
      'Open this link within 24 hours, log in and press the button; it works once:',
      '',
      link,
      '',
      'If you did not sign up, nothing needs to be done: do not press the button.',
      '',
      brand,
      '',
    ],
  }),
  confirmEmail: (brand: string, account: string, email: string, link: string): Letter => ({
    subject: `Confirm your new e-mail for ${brand}`,
    text: [
      `The account ${account} asked to use ${email} from now on.`,
      '',
      'Open this link within 24 hours, log in to that account and press the button; it works once:',
      '',
      link,
      '',
      'If it was not you, do not press the button: without it nothing changes.',
      '',
      brand,
      '',
    ],
  }),
  emailChanged: (brand: string, after: string): Letter => ({
    subject: `Your e-mail for ${brand} was changed`,
    text: [
      `Your account now uses ${after}. Mail to this address does not belong to it any more.`,
      '',
      `If it was not you, tell the people who run ${brand} at once.`,
      '',
      brand,
      '',
    ],
  }),
};

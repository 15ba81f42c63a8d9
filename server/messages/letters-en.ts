interface Letter {
  readonly subject: string;
  readonly text: readonly string[];
}

/** The mails. Each line is a line of the mail; links stand on lines of their own. */
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
  confirmEmail: (brand: string, account: string, email: string, link: string): Letter => ({
    subject: `Confirm your new e-mail for ${brand}`,
    text: [
      `The account ${account} asked to use ${email} from now on.`,
      '',
      'Open this link within 24 hours while you are logged in to that account; it works once:',
      '',
      link,
      '',
      'If it was not you, nothing needs to be done: without the link nothing changes.',
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

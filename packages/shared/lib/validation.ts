/** Rules of sign-up and reset, the same in the browser and on the server. */
const MIN_PASSWORD_LENGTH = 10;
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const LOCAL_PART = /^[^\s@"(),:;<>[\]\\]+$/;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/** How an address is compared and stored: without blanks around it, in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether text has the form of an e-mail address: local part, one @, a domain of at least two labels. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(0, at));
  const labels = email.slice(at + 1).split('.');
  const hasGoodDots = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  return (
    at > 0 &&
    email.length <= MAX_EMAIL_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    hasGoodDots &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && DOMAIN_LABEL.test(label))
  );
}

/** Whether a password has at least 10 characters, counted as people see them: an emoji is one. */
export function isPasswordLongEnough(password: string): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH;
}

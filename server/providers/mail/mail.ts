import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text; links on lines of their own. */
  readonly text: string;
}

export interface Mail {
  send(letter: Letter): Promise<void>;
}

interface MailOptions {
  readonly smtpUrl: string | null;
  readonly from: string;
  /** Where `.eml` files go without a mail server. */
  readonly folder: string;
}

/** Mail through SMTP, or as `.eml` files that any mail program opens. */
export function createMail({ smtpUrl, from, folder }: MailOptions): Mail {
  if (smtpUrl) {
    const transport = createTransport(smtpUrl);
    return { send: async (letter) => void (await transport.sendMail(addressed(letter, from))) };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let sent = 0;
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail(addressed(letter, from));
      await mkdir(folder, { recursive: true });
      sent += 1;
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${sent}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
    },
  };
}

/** To exactly this address: as text it would be read for names, lists and comments. */
function addressed({ to, ...letter }: Letter, from: string) {
  return { ...letter, from, to: { name: '', address: to } };
}

import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { createMailFiles } from './mail-files.ts';
import {
  bareAddress,
  messageIdOf,
  type ComposedMail,
  type MailDelivery,
  type MailMessage,
  type MailResult,
} from './mail-message.ts';
import { createSmtpDelivery, type SmtpTimeouts } from './smtp-delivery.ts';

export type Mailer = {
  /**
   * Hands one email over, within a minute. The server's answer is a value. A failure to write to the disk
   * throws.
   */
  send(message: MailMessage): Promise<MailResult>;
};

type Dependencies = {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly clock: Clock;
  /** `Name <address>`, where MAIL_FROM is not set. */
  readonly defaultFrom: string;
  readonly timeouts?: Partial<SmtpTimeouts>;
};

/** Where emails are stored when there is no SMTP_URL. */
export function mailDirectory(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Email through SMTP_URL. Without it each email becomes an .eml file under DATA_DIR/mail. */
export function createMailer({ config, log, ids, clock, defaultFrom, timeouts }: Dependencies): Mailer {
  const deliver: MailDelivery = config.smtpUrl
    ? createSmtpDelivery(config.smtpUrl, timeouts)
    : createMailFiles(mailDirectory(config.dataDir)).write;
  if (!config.smtpUrl)
    log.info({ directory: mailDirectory(config.dataDir) }, 'no SMTP_URL: mail is kept in files');
  return {
    async send({ from = config.mailFrom ?? defaultFrom, eventKey, ...message }) {
      const mail: ComposedMail = {
        ...message,
        from,
        to: bareAddress(message.to),
        ...(message.replyTo !== undefined && { replyTo: bareAddress(message.replyTo) }),
        messageId: messageIdOf(eventKey ?? ids.uuid(), from),
        date: clock.now(),
      };
      const result = await deliver(mail);
      if (result.ok) log.info({ messageId: mail.messageId }, 'mail sent');
      else
        log.warn(
          { messageId: mail.messageId, refusal: result.refusal, reason: result.reason },
          'mail not sent',
        );
      return result;
    },
  };
}

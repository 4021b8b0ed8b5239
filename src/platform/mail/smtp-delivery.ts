import { createTransport, type NodemailerError } from 'nodemailer';
import { composeOptions } from './compose-options.ts';
import type { MailDelivery, MailResult } from './mail-message.ts';

/** Milliseconds. */
export type SmtpTimeouts = {
  readonly connect: number;
  readonly greeting: number;
  /** Nothing is heard. */
  readonly idle: number;
  /** A server that says something now and then, and never ends. */
  readonly total: number;
};

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, greeting: 10_000, idle: 20_000, total: 60_000 };

/** Email through a server. Each email opens a connection: servers drop idle ones, and emails are few. */
export function createSmtpDelivery(url: string, limits: Partial<SmtpTimeouts> = {}): MailDelivery {
  const timeouts = { ...TIMEOUTS, ...limits };
  const transport = createTransport({
    url,
    dnsTimeout: timeouts.connect,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.idle,
  });
  return async (mail) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<MailResult>((resolve) => {
      timer = setTimeout(
        () => resolve({ ok: false, refusal: 'undelivered', reason: 'ETIMEDOUT total' }),
        timeouts.total,
      );
    });
    const sent = transport.sendMail(composeOptions(mail)).then(
      (): MailResult => ({ ok: true, messageId: mail.messageId }),
      (error: NodemailerError) => refusalOf(error),
    );
    try {
      return await Promise.race([sent, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Only codes are taken from the error. Its message repeats the server's words, which may contain the address.
 */
function refusalOf({ code, responseCode, command }: NodemailerError): MailResult {
  const reason = [code, responseCode, command].filter(Boolean).join(' ');
  // A 5xx about the recipient or the message is final. One about our name, password or sender is ours to fix.
  const final = (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || code === 'EMESSAGE');
  return { ok: false, refusal: final ? 'rejected' : 'undelivered', reason: reason || 'unknown' };
}

import { createHash } from 'node:crypto';

/** An event that an email brings to calendar programs (RFC 6047). */
export type MailCalendar = {
  readonly method: 'request' | 'cancel';
  /** The whole calendar file, with the same method. */
  readonly content: string;
};

/** One email to one person. */
export type MailMessage = {
  /** A bare address: `somebody@example.org`. */
  readonly to: string;
  /** `Name <address>`. Default: MAIL_FROM. */
  readonly from?: string;
  /** A bare address. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: MailCalendar;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The event that the email reports. It decides the Message-ID, so a repeated email is recognised as the
   * same one.
   */
  readonly eventKey?: string;
};

/** An email, complete and ready to send. */
export type ComposedMail = Omit<MailMessage, 'from' | 'eventKey'> & {
  readonly from: string;
  /** In angle brackets. */
  readonly messageId: string;
  readonly date: Date;
};

/**
 * `rejected`: the server does not accept this email and never will. `undelivered`: it may accept it later
 * (unreachable, slow, greylisting, our own credentials). `reason` holds codes, no address.
 */
export type MailResult =
  | { readonly ok: true; readonly messageId: string }
  | { readonly ok: false; readonly refusal: 'rejected' | 'undelivered'; readonly reason: string };

/** How a composed email leaves the process. */
export type MailDelivery = (mail: ComposedMail) => Promise<MailResult>;

const BARE_ADDRESS = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/;
const BELOW_PRINTABLE = /[^!-\uffff]/;

/** A bare address, which cannot name a second recipient. Anything else is a bug of the caller and throws. */
export function bareAddress(text: string): string {
  if (!BARE_ADDRESS.test(text) || BELOW_PRINTABLE.test(text)) {
    throw new Error('A mail can be sent to one bare address only.');
  }
  return text;
}

/** The Message-ID of an event. It is the same each time, and reveals nothing about the event. */
export function messageIdOf(eventKey: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(eventKey).digest('hex').slice(0, 32)}@${domain}>`;
}

import type { SendMailOptions } from 'nodemailer';
import type { ComposedMail } from './mail-message.ts';

/**
 * An email as nodemailer takes it. Addresses are passed as objects, so that it does not look for lists in
 * them.
 */
export function composeOptions({ to, replyTo, headers, calendar, ...mail }: ComposedMail): SendMailOptions {
  return {
    ...mail,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(headers && { headers: { ...headers } }),
    // A part of the message and a file of the same text: mail programs differ in which one they read.
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: 'lesson.ics', content: calendar.content },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

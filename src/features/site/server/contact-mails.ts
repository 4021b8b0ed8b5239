import type { Localised } from '#platform/i18n/language.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import { CONTACT_TOPIC_NAMES, COPY_TEXTS, SCHOOL_TEXTS } from './contact-mail-texts.ts';
import type { StoredContactMessage } from './contact-message-store.ts';

/** The school as its emails name it: from content/site.json. */
export type ContactSchool = { readonly name: string; readonly email: string; readonly hours: Localised };

type ComposeContactMailInput = {
  readonly message: StoredContactMessage;
  readonly school: ContactSchool;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

/** The start of the message's id: long enough to find it, short enough for the telephone. */
function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** The school's email. A reply to it goes to the sender. */
export function composeSchoolMail({ message, school, publicUrl }: ComposeContactMailInput): MailToEnqueue {
  const { id, language, name, email } = message;
  const texts = SCHOOL_TEXTS[language];
  const topic = CONTACT_TOPIC_NAMES[message.topic][language];
  return {
    eventKey: `contact-message ${id} school`,
    to: school.email,
    replyTo: email,
    language,
    subject: fillText(texts.subject, { topic, name }),
    ...layoutMail({
      language,
      brand: { name: school.name, url: publicUrl },
      title: texts.title,
      blocks: [
        {
          kind: 'facts',
          rows: [
            [texts.name, name],
            [texts.email, email],
            [texts.topic, topic],
            [texts.language, texts.itself],
            [texts.reference, referenceOf(id)],
          ],
        },
        { kind: 'quote', text: message.message },
      ],
      footer: [texts.reply],
    }),
  };
}

/**
 * The sender's copy. Anybody can enter another person's address, so the email says that it is a copy, its subject is
 * ours, and the visitor's text has no links.
 */
export function composeCopyMail({ message, school, publicUrl }: ComposeContactMailInput): MailToEnqueue {
  const { id, language } = message;
  const texts = COPY_TEXTS[language];
  return {
    eventKey: `contact-message ${id} copy`,
    to: message.email,
    replyTo: school.email,
    language,
    subject: fillText(texts.subject, { school: school.name }),
    ...layoutMail({
      language,
      brand: { name: school.name, url: publicUrl },
      title: texts.title,
      blocks: [
        { kind: 'paragraph', text: fillText(texts.greeting, { name: withoutLinks(message.name) }) },
        { kind: 'paragraph', text: texts.received },
        { kind: 'paragraph', text: texts.quoted },
        {
          kind: 'facts',
          rows: [
            [texts.topic, CONTACT_TOPIC_NAMES[message.topic][language]],
            [texts.reference, referenceOf(id)],
          ],
        },
        { kind: 'quote', text: withoutLinks(message.message) },
      ],
      footer: [texts.notYou, fillText(texts.answer, { email: school.email, hours: school.hours[language] })],
    }),
  };
}

import { accountMailKey, type AccountPerson } from '#features/accounts/server/index.ts';
import { paths } from '#paths';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import { DAYS_AFTER_OPENING_EMAIL } from '../../domain/openings/opening-request.ts';
import type { ProductsDependencies } from '../products/products-dependencies.ts';
import { OPENING_MAIL_TEXTS } from './opening-mail-texts.ts';
import type { StoredOpeningRequest } from './opening-request-store.ts';
import type { OpeningTopic } from './opening-subjects.ts';

type OpeningMailInput = {
  readonly request: StoredOpeningRequest;
  readonly topic: OpeningTopic;
  /** The account of the request. Its address or language may have changed by now. */
  readonly person: AccountPerson | undefined;
  /** The secret of the link that deletes the address. */
  readonly token: string;
};

/** The one email that announces an opening. Its links come from PUBLIC_URL. */
export function composeOpeningMail(
  { config, school }: Pick<ProductsDependencies, 'config' | 'school'>,
  { request, topic, person, token }: OpeningMailInput,
): MailToEnqueue {
  const language = person?.language ?? request.language;
  const texts = OPENING_MAIL_TEXTS[language];
  const values: Readonly<Record<string, string>> = {
    product: topic.name[language],
    name: withoutLinks(person?.name ?? ''),
    days: String(DAYS_AFTER_OPENING_EMAIL),
    schoolEmail: school.email,
    hours: school.hours[language],
  };
  const say = (text: string) => fillText(text, values);
  const removal = `${config.publicUrl}${paths.openingEmailsOff({ token })}`;
  const owner = person ? accountMailKey(person.accountId) : '';
  return {
    // A request that waits again after an earlier email is another event.
    eventKey: `${owner}opening ${request.id} ${request.requestedAt.getTime()}`,
    to: person?.email ?? request.email,
    replyTo: school.email,
    unsubscribeUrl: removal,
    language,
    subject: say(texts.subject),
    ...layoutMail({
      language,
      brand: { name: school.name, url: config.publicUrl },
      title: say(texts.title),
      blocks: [
        { kind: 'paragraph', text: say(person ? texts.greeting : texts.greetingNobody) },
        { kind: 'paragraph', text: texts.open },
      ],
      button: { label: texts.button, url: `${config.publicUrl}${topic.path}` },
      link: { label: texts.remove, url: removal },
      footer: [texts.why, texts.help].map(say),
    }),
  };
}

import { DEFAULT_TIME_ZONE } from '#platform/i18n/default-time-zone.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import type { Language } from '#platform/i18n/language.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail, type BillRow, type MailBlock } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import { SHOP_MAIL_FRAME, SHOP_MAIL_TEXTS, type ShopMailKind } from './shop-mail-texts.ts';

export type Sender = Pick<ShopPlatform, 'config' | 'school'>;
export type Fact = readonly [label: string, value: string];

export const usd = (minor: number): string => formatMoney(minor, 'USD');

/** The date in a zone. Without one, in the school's, which its terms name. */
export function sayDay(instant: Date, language: Language, timeZone?: string | null): string {
  return instant.toLocaleDateString(language === 'en' ? 'en-GB' : 'zh-Hant-TW', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  });
}

/** Nothing that a person typed becomes a link or HTML. Every address comes from PUBLIC_URL. */
export function composeShopMail(
  { config, school }: Sender,
  kind: ShopMailKind,
  input: {
    readonly eventKey: string;
    readonly to: string;
    readonly name: string;
    readonly language: Language;
    readonly values?: Readonly<Record<string, string>>;
    readonly facts: readonly Fact[];
    readonly bill?: readonly BillRow[];
    readonly notes?: readonly string[];
    readonly path: string;
    /** A second link, under the button. */
    readonly link?: { readonly label: string; readonly path: string };
  },
): MailToEnqueue {
  const { language, link } = input;
  const texts = SHOP_MAIL_TEXTS[kind][language];
  const frame = SHOP_MAIL_FRAME[language];
  const values: Readonly<Record<string, string>> = {
    school: school.name,
    schoolEmail: school.email,
    hours: school.hours[language],
    name: withoutLinks(input.name),
    ...input.values,
  };
  const say = (text: string) => fillText(text, values);
  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text: say(text) });
  return {
    eventKey: input.eventKey,
    to: input.to,
    replyTo: school.email,
    language,
    subject: say(texts.subject),
    ...layoutMail({
      language,
      brand: { name: school.name, url: config.publicUrl },
      title: say(texts.title),
      blocks: [
        paragraph(frame.greeting),
        ...texts.body.map(paragraph),
        ...(input.facts.length > 0 ? [{ kind: 'facts', rows: input.facts } as const] : []),
        ...(input.bill ? [{ kind: 'bill', rows: input.bill } as const] : []),
        ...(input.notes ?? []).map(paragraph),
      ],
      button: { label: say(texts.button), url: `${config.publicUrl}${input.path}` },
      ...(link && { link: { label: link.label, url: `${config.publicUrl}${link.path}` } }),
      footer: [texts.why, frame.help].map(say),
    }),
  };
}

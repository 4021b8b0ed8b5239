import { paths } from '#paths';
import type { Language } from '#platform/i18n/language.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail, type MailBlock, type MailLink } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import { fullName } from '../../domain/profile/full-name.ts';
import { isPlainName } from '../../domain/profile/plain-name.ts';
import type { StoredAccount } from '../account-store.ts';
import {
  ACCOUNT_MAIL_TEXTS,
  FRAME_TEXTS,
  type AccountMailKind,
  type AccountMailTexts,
} from './account-mail-texts.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { RequestOrigin } from '../request-origin.ts';

/** The account that an email is about. */
export type MailedAccount = Pick<
  StoredAccount,
  'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'timeZone'
>;

/** The input of every email. */
type ComposeAccountMailInput = Pick<AccountsDependencies, 'school'> & {
  readonly config: Pick<AccountsDependencies['config'], 'publicUrl'>;
  readonly account: MailedAccount;
  /** Identifies the event among all of this kind, such as a new UUID. One event never yields two emails. */
  readonly event: string;
};

/** When and from where something was done. */
type Deed = {
  readonly at: Date;
  readonly origin: Pick<RequestOrigin, 'device' | 'shownAddress'>;
};
/** The content of a link. */
type Link = { readonly token: string };

/** The additional input of each kind. */
export type AccountMailNeeds = {
  'verify-email': Link;
  /** `language` is that of the request. */
  'address-in-use': { readonly language: Language };
  'reset-password': Link;
  'password-changed': Deed;
  /** Sent to the new address. */
  'email-change-confirm': Link & { readonly newEmail: string };
  /** Sent to the present address. */
  'email-change-notice': Deed & { readonly newEmail: string };
  /** Sent to the former address: pass the account as it was before. */
  'email-changed': Deed & { readonly newEmail: string };
  'two-factor-on': Deed;
  'two-factor-moved': Deed;
  'two-factor-off': Deed;
  'recovery-codes-renewed': Deed;
  'recovery-code-used': Deed;
  'codes-guessed': Deed;
  'deletion-asked': Deed & { readonly dueAt: Date };
  'deletion-withdrawn': Deed;
  'deletion-done': unknown;
  /** The reason in an admin's words. */
  suspended: { readonly reason: string };
  restored: unknown;
  'admin-invited': Link;
  'teacher-invited': Link;
  'made-admin': unknown;
  'admin-demoted': unknown;
};

type Anything = Partial<Link & Deed & { newEmail: string; dueAt: Date; reason: string; language: Language }>;

/** The pages that the button and the link open. */
const LEADS = {
  'verify-email': { button: (token) => paths.emailVerify({ token }) },
  'address-in-use': { button: () => paths.signin(), link: () => paths.forgetPassword() },
  'reset-password': { button: (token) => paths.resetPassword({ token }) },
  'password-changed': { link: () => paths.forgetPassword() },
  'email-change-confirm': { button: (token) => paths.emailVerify({ token }) },
  'email-change-notice': { link: () => paths.forgetPassword() },
  'email-changed': { link: () => paths.contact() },
  'two-factor-on': { link: () => paths.contact() },
  'two-factor-moved': { link: () => paths.contact() },
  'two-factor-off': { link: () => paths.forgetPassword() },
  'recovery-codes-renewed': { link: () => paths.forgetPassword() },
  'recovery-code-used': { link: () => paths.forgetPassword() },
  'codes-guessed': { link: () => paths.forgetPassword() },
  'deletion-asked': { button: () => paths.settings(), link: () => paths.forgetPassword() },
  'deletion-withdrawn': { link: () => paths.forgetPassword() },
  'deletion-done': {},
  suspended: { button: () => paths.contact() },
  restored: { button: () => paths.signin() },
  'admin-invited': { button: (token) => paths.resetPassword({ token }) },
  'teacher-invited': { button: (token) => paths.invitation({ token }) },
  'made-admin': { link: () => paths.contact() },
  'admin-demoted': { link: () => paths.contact() },
} as const satisfies Record<AccountMailKind, Partial<Record<'button' | 'link', (token: string) => string>>>;

/** Sent to unverified addresses. A message typed as a name must not reach a stranger. */
const UNVERIFIED: readonly AccountMailKind[] = ['verify-email', 'email-change-confirm'];

/** The start of the event keys of an account's emails. */
export const accountMailKey = (accountId: string) => `account ${accountId} `;

/**
 * An email about an account, in the account's language. Nothing that a person typed becomes a link or HTML in it, and
 * every address comes from PUBLIC_URL.
 */
export function composeAccountMail<K extends AccountMailKind>(
  kind: K,
  input: ComposeAccountMailInput & AccountMailNeeds[K],
): MailToEnqueue {
  const all: ComposeAccountMailInput & Anything = input;
  const { config, school, account, event, token = '', newEmail = '', language = account.language } = all;
  const texts: AccountMailTexts = ACCOUNT_MAIL_TEXTS[kind][language];
  const frame = FRAME_TEXTS[language];
  const values = {
    school: school.name,
    schoolEmail: school.email,
    hours: school.hours[language],
    name: withoutLinks(nameOf(account, language)),
    due: all.dueAt ? sayDate(all.dueAt, account, language) : '',
  };
  const say = (text: string) => fillText(text, values);

  const leads: Partial<Record<'button' | 'link', (token: string) => string>> = LEADS[kind];
  const lead = (which: 'button' | 'link'): MailLink | undefined => {
    const [label, path] = [texts[which], leads[which]];
    return label && path ? { label, url: `${config.publicUrl}${path(token)}` } : undefined;
  };
  const [button, link] = [lead('button'), lead('link')];
  const facts = factsOf(all, account, language);
  if (newEmail && kind !== 'email-change-confirm') facts.unshift([frame.newEmail, withoutLinks(newEmail)]);
  if (all.reason) facts.unshift([frame.reason, withoutLinks(all.reason)]);

  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text: say(text) });
  const named = !UNVERIFIED.includes(kind) || isPlainName(fullName(account.firstName, account.lastName));
  return {
    eventKey: `${accountMailKey(account.id)}${kind} ${event}`,
    to: kind === 'email-change-confirm' ? newEmail : account.email,
    replyTo: school.email,
    language,
    subject: say(texts.subject),
    ...layoutMail({
      language,
      brand: { name: school.name, url: config.publicUrl },
      title: say(texts.title),
      blocks: [
        paragraph(named ? frame.greeting : frame.greetingWithoutName),
        ...texts.body.map(paragraph),
        ...(facts.length > 0 ? [{ kind: 'facts', rows: facts } as const] : []),
        ...(button ? [] : [paragraph(texts.notYou)]),
      ],
      ...(button && { button }),
      ...(link && { link }),
      footer: [...(button ? [texts.notYou] : []), texts.why, frame.help].map(say),
    }),
  };
}

/** How to address a person: in Chinese the family name is first, without a space. */
export function nameOf(
  { firstName, lastName }: Pick<MailedAccount, 'firstName' | 'lastName'>,
  language: Language,
): string {
  return language === 'en' ? firstName : fullName(firstName, lastName);
}

function factsOf(
  { at, origin }: Partial<Deed>,
  account: MailedAccount,
  language: Language,
): [string, string][] {
  const { when, device, network } = FRAME_TEXTS[language];
  const facts: [string, string][] = [
    [when, at ? sayInstant(at, account, language) : ''],
    // A browser may call itself anything.
    [device, withoutLinks(origin?.device ?? '')],
    [network, origin?.shownAddress ?? ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** Without a time zone in the account, the time is that of Taiwan or Greenwich, and the text says which. */
export const zoneOfMails = ({ timeZone }: Pick<MailedAccount, 'timeZone'>, language: Language): string =>
  timeZone ?? (language === 'zh-Hant' ? 'Asia/Taipei' : 'UTC');

const DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const LOCALES = { en: 'en-GB', 'zh-Hant': 'zh-Hant-TW' } as const;

function sayInstant(instant: Date, account: MailedAccount, language: Language): string {
  const formatted = instant.toLocaleString(LOCALES[language], {
    ...DATE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zoneOfMails(account, language),
    timeZoneName: 'short',
  });
  // The Chinese format puts the zone in brackets, which Chinese does not use.
  return formatted.replace(/ ?\[(.+)\]$/, '（$1）');
}

function sayDate(instant: Date, account: MailedAccount, language: Language): string {
  return instant.toLocaleDateString(LOCALES[language], { ...DATE, timeZone: zoneOfMails(account, language) });
}

import { paths } from '#paths';
import type { Language } from '#platform/i18n/language.ts';
import { layoutMail, type MailBlock, type MailLink } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import { fullName } from '../../domain/full-name.ts';
import { isPlainName } from '../../domain/plain-name.ts';
import type { StoredAccount } from '../account-store.ts';
import {
  ACCOUNT_MAIL_TEXTS,
  FRAME_TEXTS,
  type AccountMailKind,
  type AccountMailTexts,
} from './account-mail-texts.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { RequestOrigin } from '../request-origin.ts';

/** Whom a mail is about. */
export type MailedAccount = Pick<
  StoredAccount,
  'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'timeZone'
>;

/** What every mail needs. */
type Given = Pick<AccountsDependencies, 'config' | 'school'> & {
  readonly account: MailedAccount;
  /** Names the event among all of this kind, such as a new UUID: one event never yields two mails. */
  readonly event: string;
};

/** When and from where something was done. */
type Deed = {
  readonly at: Date;
  readonly origin: Pick<RequestOrigin, 'device' | 'shownAddress'>;
};
/** What a link carries. */
type Link = { readonly token: string };

/** What each kind needs beside. */
export type AccountMailNeeds = {
  'verify-email': Link;
  /** `language` is that of the request. */
  'address-in-use': { readonly language: Language };
  'reset-password': Link;
  'password-changed': Deed;
  /** Goes to the new address. */
  'email-change-confirm': Link & { readonly newEmail: string };
  /** Goes to the address that the account has. */
  'email-change-notice': Deed & { readonly newEmail: string };
  /** Goes to the address that the account had: give the account as it was. */
  'email-changed': Deed & { readonly newEmail: string };
  'two-factor-on': Deed;
  'two-factor-off': Deed;
  'recovery-codes-renewed': Deed;
  'recovery-code-used': Deed;
  'codes-guessed': Deed;
  'deletion-asked': Deed & { readonly dueAt: Date };
  'deletion-withdrawn': Deed;
  'deletion-done': unknown;
  /** The reason is an admin's words. */
  suspended: { readonly reason: string };
  restored: unknown;
  'admin-invited': Link;
  'made-admin': unknown;
  'admin-demoted': unknown;
};

type Anything = Partial<Link & Deed & { newEmail: string; dueAt: Date; reason: string; language: Language }>;

/** Where the button and the link lead. */
const LEADS = {
  'verify-email': { button: (token) => paths.emailVerify({ token }) },
  'address-in-use': { button: () => paths.signin(), link: () => paths.forgetPassword() },
  'reset-password': { button: (token) => paths.resetPassword({ token }) },
  'password-changed': { link: () => paths.forgetPassword() },
  'email-change-confirm': { button: (token) => paths.emailVerify({ token }) },
  'email-change-notice': { link: () => paths.forgetPassword() },
  'email-changed': { link: () => paths.contact() },
  'two-factor-on': { link: () => paths.contact() },
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
  'made-admin': { link: () => paths.contact() },
  'admin-demoted': { link: () => paths.contact() },
} as const satisfies Record<AccountMailKind, Partial<Record<'button' | 'link', (token: string) => string>>>;

/** Go to addresses that nobody has verified yet: no message that somebody typed as a name may reach a stranger. */
const UNVERIFIED: readonly AccountMailKind[] = ['verify-email', 'email-change-confirm'];

/** How the event keys of an account's mails begin. */
export const accountMailKey = (accountId: string) => `account ${accountId} `;

/**
 * A mail about an account, in the account's language. Nothing that a person typed becomes a link or HTML in it; every
 * address comes from PUBLIC_URL.
 */
export function composeAccountMail<K extends AccountMailKind>(
  kind: K,
  given: Given & AccountMailNeeds[K],
): MailToEnqueue {
  const all: Given & Anything = given;
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
  const say = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: keyof typeof values) => values[name]);

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

/** How a person is addressed: in Chinese the family name comes first, without a space. */
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
    // A browser may call itself what it likes.
    [device, withoutLinks(origin?.device ?? '')],
    [network, origin?.shownAddress ?? ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** An account that names no time zone reads the time of Taiwan or that of Greenwich; the text says which. */
const zoneOf = ({ timeZone }: MailedAccount, language: Language) =>
  timeZone ?? (language === 'zh-Hant' ? 'Asia/Taipei' : 'UTC');

const DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const LOCALES = { en: 'en-GB', 'zh-Hant': 'zh-Hant-TW' } as const;

function sayInstant(instant: Date, account: MailedAccount, language: Language): string {
  const said = instant.toLocaleString(LOCALES[language], {
    ...DATE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zoneOf(account, language),
    timeZoneName: 'short',
  });
  // The Chinese format puts the zone into brackets that Chinese does not use.
  return said.replace(/ ?\[(.+)\]$/, '（$1）');
}

function sayDate(instant: Date, account: MailedAccount, language: Language): string {
  return instant.toLocaleDateString(LOCALES[language], { ...DATE, timeZone: zoneOf(account, language) });
}

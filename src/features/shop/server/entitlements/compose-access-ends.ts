import { accountMailKey, type AccountPerson } from '#features/accounts/server/index.ts';
import { paths } from '#paths';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { composeShopMail, sayDay, type Sender } from '../mails/compose-shop-mail.ts';
import { SHOP_MAIL_FRAME } from '../mails/shop-mail-texts.ts';
import type { ListedProduct } from '../products/product-list.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import type { StoredEntitlement } from './entitlement-store.ts';

/** A reminder. It can be turned off in the email program, or in the settings. */
export function composeAccessEnds(
  sender: Sender & Pick<ShopPlatform, 'mailLinks'>,
  input: {
    readonly person: Pick<AccountPerson, 'accountId' | 'name' | 'email' | 'language' | 'timeZone'>;
    readonly entitlement: StoredEntitlement & { readonly endsAt: Date };
    /** A product that is no longer sold is not offered again. */
    readonly listed: Pick<ListedProduct, 'path' | 'available'>;
  },
): MailToEnqueue {
  const { person, entitlement, listed } = input;
  const { language } = person;
  const mail = composeShopMail(sender, 'access-ends', {
    eventKey: `${accountMailKey(person.accountId)}access-ends ${entitlement.id}`,
    to: person.email,
    name: person.name,
    language,
    values: {
      product: entitlement.name[language],
      end: sayDay(entitlement.endsAt, language, person.timeZone),
    },
    facts: [],
    notes: listed.available ? [SHOP_MAIL_FRAME[language].renew] : [],
    path: listed.path,
    link: { label: SHOP_MAIL_FRAME[language].remindersOff, path: paths.settings({ part: 'mails' }) },
  });
  return { ...mail, unsubscribeUrl: sender.mailLinks.unsubscribeUrl(person.accountId, 'reminders') };
}

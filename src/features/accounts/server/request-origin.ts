import Bowser from 'bowser';
import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { addressKey } from '#platform/rate-limit/address-key.ts';
import type { Language } from '#platform/i18n/language.ts';

/** Where a request comes from, as far as accounts keep it. */
export type RequestOrigin = {
  readonly language: Language;
  /** Such as "Chrome on Windows"; empty when the browser does not say. */
  readonly device: string;
  /** The network address with its end cut off: enough to know one's own by. */
  readonly shownAddress: string;
  /** What limits are counted by: never shown. */
  readonly addressKey: string;
};

/** `203.0.113.7` -> `203.0.113.•`; of IPv6 the first three groups. */
export function shortenAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, '•');
  const groups = plain.split(':');
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}:•` : plain;
}

/** Browser and system of a User-Agent header, such as "Chrome on Windows". */
export function nameDevice(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 80);
}

export function requestOrigin(context: Context): RequestOrigin {
  const { language, clientAddress } = (context as Context<ApiEnv>).var;
  return {
    language,
    device: nameDevice(context.req.header('user-agent')),
    shownAddress: shortenAddress(clientAddress),
    addressKey: addressKey(clientAddress),
  };
}

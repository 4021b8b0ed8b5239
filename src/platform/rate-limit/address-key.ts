import { isIPv6 } from 'node:net';

/**
 * The key of one sender: an IPv4 address, or the first 64 bits of an IPv6 one, because every household has
 * 2^64 of those to choose from. Any other text is its own key.
 */
export function addressKey(address: string): string {
  const [plain = ''] = address.split('%');
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (embedded) return embedded;
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const first = groups(head);
  const last = groups(tail ?? '');
  // A dotted end replaces two groups.
  const missing = 8 - first.length - last.length - (plain.includes('.') ? 1 : 0);
  const all = tail === undefined ? first : [...first, ...Array<string>(missing).fill('0'), ...last];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

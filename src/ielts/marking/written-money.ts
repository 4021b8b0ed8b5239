import { readNumber, shifted } from './written-number.ts';

export type WrittenMoney = { readonly values: readonly string[]; readonly length: number };

type Currency = { readonly sign: string; readonly one: readonly string[]; readonly many: readonly string[] };

/** `one` stands behind the amount 1 only, `many` behind every other; codes behind both. */
const CURRENCIES: readonly Currency[] = [
  { sign: '$', one: ['dollar'], many: ['dollars'] },
  { sign: '£', one: ['pound', 'gbp'], many: ['pounds', 'gbp'] },
  { sign: '€', one: ['euro', 'eur'], many: ['euros', 'euro', 'eur'] },
  { sign: '¥', one: ['yen', 'jpy'], many: ['yen', 'jpy'] },
  { sign: 'us$', one: ['us dollar', 'usd'], many: ['us dollars', 'usd'] },
  { sign: 'nt$', one: ['nt dollar', 'ntd', 'twd'], many: ['nt dollars', 'ntd', 'twd'] },
  { sign: 'a$', one: ['australian dollar', 'aud'], many: ['australian dollars', 'aud'] },
];
const SIGNS = new Set(CURRENCIES.map(({ sign }) => sign));
/** Hundredths of which currencies. */
const SMALL_COINS: ReadonlyMap<string, readonly string[]> = new Map([
  ['p', ['£']],
  ['pence', ['£']],
  ['cents', ['$', '€']],
  ['c', ['$', '€']],
  ['¢', ['$', '€']],
]);
const SMALL_CHANGE = /^(?:[1-9]|[1-9]\d)$/u;

/**
 * The longest sum of money that starts at `words[start]`: `$50`, `50 dollars`, `£12.50`, `twelve pounds fifty`, `50p`,
 * `$1.5m`.
 */
export function readMoney(words: readonly string[], start: number): WrittenMoney | undefined {
  const sign = words[start] ?? '';
  if (!SIGNS.has(sign)) return readNamed(words, start);
  const amount = readAmount(words, start + 1);
  return amount && { values: [`${sign}${amount.value}`], length: amount.next - start };
}

function readAmount(words: readonly string[], start: number): { value: string; next: number } | undefined {
  const number = readNumber(words, start);
  if (number === undefined || !/^[\d.]+$/u.test(number.value)) return undefined;
  const next = start + number.length;
  return words[next] === 'm'
    ? { value: shifted(number.value, 6), next: next + 1 }
    : { value: number.value, next };
}

function readNamed(words: readonly string[], start: number): WrittenMoney | undefined {
  const amount = readAmount(words, start);
  if (amount === undefined) return undefined;
  const coins = SMALL_COINS.get(words[amount.next] ?? '');
  if (coins !== undefined) {
    return {
      values: coins.map((sign) => `${sign}${shifted(amount.value, -2)}`),
      length: amount.next + 1 - start,
    };
  }
  for (const { sign, one, many } of CURRENCIES) {
    for (const name of amount.value === '1' ? one : many) {
      const next = amount.next + name.split(' ').length;
      if (words.slice(amount.next, next).join(' ') !== name) continue;
      const change = amount.value.includes('.') ? undefined : readChange(words, next, sign);
      return change === undefined
        ? { values: [`${sign}${amount.value}`], length: next - start }
        : { values: [`${sign}${amount.value}.${change.value}`], length: change.next - start };
    }
  }
  return undefined;
}

/** The fifty of `twelve pounds fifty` and `12 dollars and 50 cents`, as two digits without a trailing zero. */
function readChange(
  words: readonly string[],
  start: number,
  sign: string,
): { value: string; next: number } | undefined {
  const place = words[start] === 'and' ? start + 1 : start;
  const number = readNumber(words, place);
  if (number === undefined || !SMALL_CHANGE.test(number.value)) return undefined;
  const next = place + number.length;
  const named = SMALL_COINS.get(words[next] ?? '')?.includes(sign) === true;
  if (place !== start && !named) return undefined;
  return { value: number.value.padStart(2, '0').replace(/0$/u, ''), next: named ? next + 1 : next };
}

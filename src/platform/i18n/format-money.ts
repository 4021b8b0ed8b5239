/**
 * An amount for people: `US$49`, `US$1,290.50`. Minor units are cents. Written by hand, because servers and old
 * browsers format differently, which would break hydration.
 */
export function formatMoney(minor: number, currency: 'USD'): string {
  const sign = { USD: 'US$' }[currency];
  const whole = Math.trunc(Math.abs(minor) / 100);
  const cents = Math.abs(minor) % 100;
  const withCommas = String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${minor < 0 ? '−' : ''}${sign}${withCommas}${cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`}`;
}

/** `49`, `49.5` or `1,290.50` as US cents. Undefined: it is not an amount. */
export function parseDollars(typed: string): number | undefined {
  const [, whole, cents = ''] =
    /^\$?\s*(\d{1,6})(?:\.(\d{1,2}))?$/.exec(typed.trim().replace(/,/g, '')) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** US cents as an admin types them: `49`, `49.50`. */
export const dollarsOf = (minor: number): string =>
  minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);

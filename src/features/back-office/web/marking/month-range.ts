const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** Whether a text is a month as the server reads it: `2026-11`, from 2000 to 2099. */
export const isMonth = (text: string): boolean => MONTH.test(text);

export type MonthRange = { readonly from?: string; readonly to?: string };

/** The months in an address. A month that is none is left out, and so are both where they are the wrong way round. */
export function readMonthRange(address: { get(name: string): string | null }): MonthRange {
  const [from, to] = ['from', 'to'].map((name) => {
    const text = address.get(name)?.trim() ?? '';
    return isMonth(text) ? text : undefined;
  });
  if (from !== undefined && to !== undefined && from > to) return {};
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** All months from the first to the last one, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
